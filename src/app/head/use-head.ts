import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { untilLoaded } from '../../look/keep-trying.ts';

/** The first page has its head in its HTML, except in development and in place of another language's page. */
const isWritten = (): boolean =>
  document.head.querySelector<HTMLMetaElement>('[name="DC.language"]')?.content ===
  document.documentElement.lang;

/** Updates title, meta tags, canonical link and structured data when the address changes. */
export function useHead(): void {
  const { pathname, search } = useLocation();
  const written = useRef<string | null>(null);
  useEffect(() => {
    const address = pathname + search;
    const isFirst = written.current === null;
    written.current = address;
    // A file only fits its path; the query may need another head.
    if (isFirst && search === '' && isWritten()) return;
    const isStill = () => written.current === address;
    rewrite(isStill, pathname, search).catch((error: unknown) => {
      // A page without its head is still playable.
      if (import.meta.env.DEV) console.error(error);
    });
  }, [pathname, search]);
}

/** The words load with the first page that needs them. By then the visitor may be on another page. */
async function rewrite(isStill: () => boolean, path: string, search: string): Promise<void> {
  const [{ translatedHead }, { applyHead, measurePage }] = await untilLoaded(() =>
    Promise.all([import('./head.ts'), import('./head-page.ts')]),
  );
  const tags = await translatedHead(path, search);
  if (!isStill()) return;
  applyHead(document, tags);
  measurePage();
}
