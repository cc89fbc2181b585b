/** What stands in a page's head for its address: title, meta tags, canonical link, structured data. */
import { later } from '../../text/later.ts';
import { said } from '../../text/metadata-words.ts';
import { dataOf } from './head-data.ts';
import { subjectOf, type Tag } from './head-subject.ts';
import { tagsOf } from './head-tags.ts';

/** The head for an address; the site's own comes from the operator (VITE_SITE_URL). */
export function headFor(path: string, search = '', site = siteOf(import.meta.env)): readonly Tag[] {
  const subject = subjectOf(path, search, site);
  return [...tagsOf(subject), ...dataOf(subject)];
}

/** The same in the visitor's language. */
export async function spokenHead(path: string, search: string): Promise<readonly Tag[]> {
  await Promise.all([later.head?.(said), later.pages?.()]);
  return headFor(path, search);
}

/** The operator's address for the site, without a slash at its end; empty without one. */
const siteOf = (env: { readonly VITE_SITE_URL?: string | undefined }): string =>
  (env.VITE_SITE_URL ?? '').replace(/\/+$/, '');
