/** What the build asks for: every page as HTML, drawn by the routes that the browser goes on with. */
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { headFor } from './head/head.ts';
import { headHtml } from './head/head-page.ts';
import { addressOf } from './load-route.ts';
import { routes } from './routes.tsx';

/** The routes' addresses, without the page for all others. */
export const paths: readonly string[] = pagesOf(routes)
  .map(addressOf)
  .filter((path) => !/[*:]/.test(path));

function pagesOf(all: readonly RouteObject[]): readonly RouteObject[] {
  return all.flatMap((route) => (route.children ? pagesOf(route.children) : [route]));
}

/** An address that no route has, and how its page is noted: it answers all unknown ones. */
export const UNKNOWN = { path: '/404', address: '/*' } as const;

/** A part of a page larger than this would be sent behind it and put in place by a script. */
const WHOLE_PAGE = Number.MAX_SAFE_INTEGER;

export type Rendered = {
  /** What stands in the page's root. */
  readonly body: string;
  /** What stands in its head. */
  readonly head: string;
};

/** Draws the page of an address. Rejects when a part of it fails: half a page is no page. */
export async function render(path: string): Promise<Rendered> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
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
  return { body: withoutHead(html), head: headHtml(headFor(path)) };
}

/** React puts what pages say of the head before everything else; the address decides that here. */
const withoutHead = (html: string): string =>
  html.replaceAll(/<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>/g, '');
