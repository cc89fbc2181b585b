import type { RouteObject } from 'react-router-dom';
import { Home } from '../pages/home/Home.tsx';
import { variantIds } from '../variants/stages.ts';
import { Failure } from './Failure.tsx';
import { Frame } from './Frame.tsx';

const variantRoutes = variantIds.map((id): RouteObject => ({
  path: id,
  lazy: async () => (await import('../pages/variant/VariantPage.tsx')).variantRoute(id),
}));

const guideRoutes = variantIds.map((id): RouteObject => ({
  path: `how-to-play/${id}`,
  lazy: async () => (await import('../pages/guide/GuidePage.tsx')).guideRoute(id),
}));

/** Every address of the site. The home page is in the first load, everything else comes when asked. */
export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <Failure />,
    HydrateFallback: () => null,
    children: [
      { index: true, element: <Home /> },
      ...variantRoutes,
      ...guideRoutes,
      {
        path: '*',
        lazy: async () => ({
          Component: (await import('../pages/not-found/NotFound.tsx')).NotFound,
        }),
      },
    ],
  },
];
