import { useLayoutEffect } from 'react';

/** Takes away what index.html shows until there is a page: with the page's first paint, not before. */
export function useArrival(): void {
  useLayoutEffect(() => {
    document.getElementById('splash')?.remove();
    delete document.documentElement.dataset['fresh'];
  }, []);
}
