import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { later } from '../../text/later.ts';

/** The page that was opened has its head in its HTML, unless it was made without one (development). */
const isWritten = (): boolean => document.querySelector('title[data-head]') !== null;

/** Keeps the document's title, meta tags, canonical link and structured data those of the address. */
export function useHead(): void {
  const { pathname, search } = useLocation();
  const written = useRef<string | null>(null);
  useEffect(() => {
    const address = pathname + search;
    const isFirst = written.current === null;
    written.current = address;
    // A file knows its path only, and English: the question mark or the visitor may say more.
    if (isFirst && search === '' && !later.head && isWritten()) return;
    const isStill = () => written.current === address;
    rewrite(isStill, pathname, search).catch((error: unknown) => {
      // A page without its head is still a page to play on.
      if (import.meta.env.DEV) console.error(error);
    });
  }, [pathname, search]);
}

/** The words come with the first page that needs them. By then the visitor may have gone on. */
async function rewrite(isStill: () => boolean, path: string, search: string): Promise<void> {
  const [{ spokenHead }, { applyHead }] = await Promise.all([
    import('./head.ts'),
    import('./head-page.ts'),
  ]);
  const tags = await spokenHead(path, search);
  if (isStill()) applyHead(document, tags);
}
