import type { RouteObject } from 'react-router-dom';
import { cardOf, variantIds } from '../variants/screens.ts';
import { Failure } from './Failure.tsx';
import { Frame } from './Frame.tsx';
import { InPlace } from './InPlace.tsx';
import { loadGame, loadOnline } from './load-page.tsx';

const variantRoutes = variantIds.map((id): RouteObject => ({
  path: id,
  lazy: () => loadGame(id),
}));

const guideRoutes = [...variantIds, 'online' as const].map((id): RouteObject => ({
  path: `how-to-play/${id}`,
  lazy: async () => (await import('../pages/guide/GuidePage.tsx')).guideRoute(id),
}));

const analysisRoutes = variantIds.map((id): RouteObject => ({
  path: `analysis/${id}`,
  lazy: async () => (await import('../pages/analysis/AnalysisPage.tsx')).analysisRoute(id),
}));

const lessonRoutes = variantIds
  .filter((id) => cardOf(id).lesson)
  .map((id): RouteObject => ({
    path: `lesson/${id}`,
    lazy: async () => (await import('../pages/lesson/LessonPage.tsx')).lessonRoute(id),
  }));

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
      { path: 'online', lazy: loadOnline },
      {
        path: 'how-to-play',
        lazy: async () => ({
          Component: (await import('../pages/guide/GuideList.tsx')).GuideList,
        }),
      },
      ...guideRoutes,
      ...analysisRoutes,
      ...lessonRoutes,
      {
        path: 'puzzles',
        lazy: async () => (await import('../pages/puzzles/PuzzlesPage.tsx')).puzzlesRoute(),
      },
      {
        path: 'daily',
        lazy: async () => (await import('../pages/puzzles/DailyPage.tsx')).dailyRoute(),
      },
      {
        path: 'stats',
        lazy: async () => (await import('../pages/stats/StatsPage.tsx')).statsRoute(),
      },
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
