/**
 * The entry point of /sw.js: caches the whole site, so that local play works offline. Requests of online
 * rooms bypass the cache. The build inserts the list of files.
 */
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { pathIn } from '../../look/paths.ts';

export type PrecachedFile = { readonly url: string; readonly revision: string | null };

declare const self: EventTarget & {
  readonly __WB_MANIFEST: PrecachedFile[];
  readonly skipWaiting: () => Promise<void>;
};

/** Requests that the cache can't answer. */
const LIVE = [/^\/(?:functions|realtime)\//, /^\/healthz$/, /\.[^/]*$/];

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, {
  // The query doesn't change the HTML; the page's script reads it.
  ignoreURLParametersMatching: [/./],
  directoryIndex: 'index.html',
  // Only the English pages are cached; their script translates them.
  urlManipulation: ({ url }) => [
    new URL(`${pathIn('en', url.pathname).replace(/\/$/, '')}/index.html`, url),
  ],
});

const notFound = createHandlerBoundToURL('/404.html');
/** A newer version may have a page that this one doesn't know. */
const findPage: RouteHandlerCallback = async (wanted) => {
  const found = await fetch(wanted.request).catch(() => null);
  return found && found.status !== 404 ? found : notFound(wanted);
};
registerRoute(new NavigationRoute(findPage, { denylist: LIVE }));

// The open page works offline right after the first install. A newer version waits until the
// visitor agrees, because old and new scripts don't mix.
clientsClaim();
self.addEventListener('message', (event) => {
  const { data } = event as MessageEvent<unknown>;
  if (data === 'take over') void self.skipWaiting();
});
