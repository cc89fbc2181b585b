import { useLayoutEffect } from 'react';

/** Removes the splash of index.html with the page's first paint. */
export function useSplashRemoval(): void {
  useLayoutEffect(() => {
    document.getElementById('splash')?.remove();
    delete document.documentElement.dataset['fresh'];
  }, []);
}
