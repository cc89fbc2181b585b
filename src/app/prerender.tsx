/** Renders every page as HTML for the build, with the routes that the browser hydrates. */
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { baseOf, type Language } from '../look/paths.ts';
import { translatedHead } from './head/head.ts';
import { headHtml } from './head/head-page.ts';
import { translateInto } from './language/language.ts';
import { pathOf } from './first-page.ts';
import { routes } from './routes.tsx';
import { gameIds } from '../variants/menu.ts';

/** The routes' paths, without the not-found page. */
export const paths: readonly string[] = pagesOf(routes)
  .map(pathOf)
  .filter((path) => !/[*:]/.test(path));

function pagesOf(all: readonly RouteObject[]): readonly RouteObject[] {
  return all.flatMap((route) => (route.children ? pagesOf(route.children) : [route]));
}

/** An unknown path, and the route under which its page serves all unknown ones. */
export const UNKNOWN = { path: '/404', address: '/*' } as const;

/** The paths of boards for other sites' pages, which share one route. */
export const embeds: readonly string[] = [...gameIds, 'daily'].map((id) => `/embed/${id}`);

/** An embed of an unknown game, under the route of them all. */
export const UNKNOWN_EMBED = { path: '/embed/404', address: '/embed/*' } as const;

/** React would otherwise stream larger parts of a page after it, which a script has to insert. */
const WHOLE_PAGE = Number.MAX_SAFE_INTEGER;

export type Rendered = {
  /** The HTML of the page's root. */
  readonly body: string;
  /** The HTML of its head. */
  readonly head: string;
};

/**
 * Renders the page of a path in a language. Words are translated in place, so a process can only render
 * one language. Rejects if any part fails.
 */
export async function render(path: string, language: Language): Promise<Rendered> {
  await translateInto(language);
  const basename = baseOf(language);
  const handler = createStaticHandler(routes, { basename: basename || '/' });
  const context = await handler.query(new Request(new URL(basename + path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} is no page`);
  const failed = Object.values(context.errors ?? {});
  if (failed.length > 0) throw failed[0];
  const router = createStaticRouter(handler.dataRoutes, context);
  const page = (
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>
  );
  let error: unknown;
  const { prelude } = await prerender(page, {
    progressiveChunkSize: WHOLE_PAGE,
    onError: (cause) => {
      error ??= cause;
    },
  });
  const html = await new Response(prelude).text();
  if (error !== undefined) throw error;
  return { body: withoutHead(html), head: headHtml(await translatedHead(path, '')) };
}

/** Removes the head elements that React adds: `headFor` provides the head. */
const withoutHead = (html: string): string =>
  html.replaceAll(/<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>/g, '');
