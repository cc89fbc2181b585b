/** A page's head for its address: title, meta tags, canonical link, structured data. */
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { headWords } from '../../text/head.ts';
import { dataOf } from './head-data.ts';
import { subjectOf, type Tag } from './head-subject.ts';
import { tagsOf } from './head-tags.ts';

/** The head for an address. The operator sets the site's own address (VITE_SITE_URL). */
export function headFor(path: string, search = '', site = siteOf(import.meta.env)): readonly Tag[] {
  const subject = subjectOf(path, search, site);
  return [...tagsOf(subject), ...dataOf(subject)];
}

/** The same in the page's language. */
export async function translatedHead(path: string, search: string): Promise<readonly Tag[]> {
  await Promise.all([lazyTranslations.head?.(headWords), lazyTranslations.pages?.()]);
  return headFor(path, search);
}

/** The site's address as set by the operator, without a trailing slash; empty if unset. */
const siteOf = (env: { readonly VITE_SITE_URL?: string | undefined }): string =>
  (env.VITE_SITE_URL ?? '').replace(/\/+$/, '');
