import { matchRoutes, type RouteObject } from 'react-router-dom';

/** A route's address as the build notes it on the pages that it draws; `/*` is for all unknown ones. */
export const addressOf = ({ index, path }: RouteObject): string => (index ? '/' : `/${path ?? ''}`);

/**
 * Loads what the routes of an address need and puts it in place, so that the first drawing is the
 * whole page. Gives the route's address, or null when that fails: the router then tries again, and
 * says what is wrong.
 */
export async function loadRoute(routes: RouteObject[], path: string): Promise<string | null> {
  try {
    const matches = matchRoutes(routes, path) ?? [];
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
