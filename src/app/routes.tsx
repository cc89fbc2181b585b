import type { RouteObject } from 'react-router-dom';
import { variantIds } from '../variants/screens.ts';
import { Failure } from './Failure.tsx';
import { Frame } from './Frame.tsx';
import { InPlace } from './InPlace.tsx';

const variantRoutes = variantIds.map((id): RouteObject => ({
  path: id,
  lazy: async () => (await import('../pages/variant/VariantPage.tsx')).variantRoute(id),
}));

const guideRoutes = [...variantIds, 'online' as const].map((id): RouteObject => ({
  path: `how-to-play/${id}`,
  lazy: async () => (await import('../pages/guide/GuidePage.tsx')).guideRoute(id),
}));

/** Only one page needs rooms, so their client and its library load with that page. */
const onlineRoute: RouteObject = {
  path: 'online',
  lazy: async () => {
    const [{ OnlinePage }, { rooms }] = await Promise.all([
      import('../pages/online/OnlinePage.tsx'),
      import('./rooms.ts'),
    ]);
    return { element: <OnlinePage rooms={rooms} /> };
  },
};

/**
 * Gives each page its own error boundary, so its frame stays when it fails. The boundary is around the page,
 * because the router never shows that of a page which can't be loaded.
 */
const guarded = (pages: readonly RouteObject[]): RouteObject[] =>
  pages.map((page) => ({ errorElement: <Failure />, children: [page] }));

/** All routes. The home page is in the first load; other pages load on demand. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <Failure />,
    HydrateFallback: () => null,
    children: guarded([
      { index: true, element: <InPlace /> },
      ...variantRoutes,
      onlineRoute,
      ...guideRoutes,
      {
        path: 'faq',
        lazy: async () => (await import('../pages/faq/Faq.tsx')).faqRoute(),
      },
      {
        path: 'strategies',
        lazy: async () => (await import('../pages/strategies/Strategies.tsx')).strategiesRoute(),
      },
      {
        path: '*',
        lazy: async () => ({
          Component: (await import('../pages/not-found/NotFound.tsx')).NotFound,
        }),
      },
    ]),
  },
];
