import { matchRoutes, type RouteObject } from 'react-router-dom';

/** A route's path as the build writes it into its pages; `/*` is for all unknown ones. */
export const addressOf = ({ index, path }: RouteObject): string => (index ? '/' : `/${path ?? ''}`);

/**
 * Loads the routes of an address, which begins with `base`, ahead of the first render, so that it shows the whole page. Resolves to the
 * route's path, or to null on failure: the router then tries again and shows the error.
 */
export async function loadRoute(
  routes: RouteObject[],
  path: string,
  base: string,
): Promise<string | null> {
  try {
    const matches = matchRoutes(routes, path, base) ?? [];
    for (const { route } of matches) {
      if (typeof route.lazy !== 'function') continue;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }
    const last = matches.at(-1);
    return last ? addressOf(last.route) : null;
  } catch {
    return null;
  }
}
