import type { createBrowserRouter, RouteObject } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** A route's path as the build writes it into its pages; `/*` is for all unknown ones. */
export const pathOf = ({ index, path }: Pick<RouteObject, 'index' | 'path'>): string =>
  index ? '/' : `/${path ?? ''}`;

/**
 * Waits for the first page's files, so that its first render is complete. Resolves to its route's
 * path, or to null if the page failed to load.
 */
export async function firstPage(router: Router): Promise<string | null> {
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  const { matches, errors } = router.state;
  const route = matches.at(-1)?.route;
  return route && !errors ? pathOf(route) : null;
}
