import { useLayoutEffect } from 'react';

/** Removes the splash of index.html with the page's first paint. */
export function useArrival(): void {
  useLayoutEffect(() => {
    document.getElementById('splash')?.remove();
    delete document.documentElement.dataset['fresh'];
  }, []);
}
