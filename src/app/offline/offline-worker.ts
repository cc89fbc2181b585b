/**
 * The entry of /sw.js: keeps the whole site on the device, so that all local play goes on without a
 * line. Rooms are live or nothing: their addresses pass by. The build puts the list of files in.
 */
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

type File = { readonly url: string; readonly revision: string | null };

declare const self: EventTarget & {
  readonly __WB_MANIFEST: File[];
  readonly skipWaiting: () => Promise<void>;
};

/** What no copy on the device can answer. */
const LIVE = [/^\/(?:functions|realtime)\//, /^\/healthz$/, /\.[^/]*$/];

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, {
  // A page is the same whatever follows the question mark: its script reads that.
  ignoreURLParametersMatching: [/./],
  directoryIndex: 'index.html',
  urlManipulation: ({ url }) => [new URL(`${url.pathname.replace(/\/$/, '')}/index.html`, url)],
});
registerRoute(new NavigationRoute(createHandlerBoundToURL('/404.html'), { denylist: LIVE }));

// The page that is open when the site is first kept plays on offline too. A newer version waits:
// it takes over when the visitor says so, as old scripts and new ones don't mix.
clientsClaim();
self.addEventListener('message', (event) => {
  const { data } = event as MessageEvent<unknown>;
  if (data === 'take over') void self.skipWaiting();
});
