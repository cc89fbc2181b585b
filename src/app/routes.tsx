import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router-dom';
import { cardOf, gameIds } from '../variants/menu.ts';
import { Failure } from './ErrorPage.tsx';
import { AppShell, EmbedShell } from './AppShell.tsx';
import { HomeOrGame } from './HomeOrGame.tsx';
import { loadGame, loadOnline, type LoadedPage } from './load-page.tsx';

/**
 * A page that loads on demand. The router keeps a failed `lazy` for good, but asks a loader again at the next
 * visit.
 */
function page(path: string, load: (at: LoaderFunctionArgs) => Promise<LoadedPage>): RouteObject {
  return { id: path, path, loader: load, shouldRevalidate: () => false, element: <Loaded /> };
}

/** A page with an address to itself, whose module loads its words. */
const ownPage = (
  path: string,
  load: () => Promise<{ readonly loadPage: () => Promise<LoadedPage> }>,
): RouteObject => page(path, async () => (await load()).loadPage());

const Loaded = () => useLoaderData<LoadedPage>().element;

/**
 * Gives each page an error boundary, so that the frame stays when the page fails. The boundary is
 * around the page, because the router never shows the boundary of a page that can't be loaded.
 */
const guardPages = (pages: readonly RouteObject[]): RouteObject[] =>
  pages.map((each) => ({ errorElement: <Failure />, children: [each] }));

const variantRoutes = gameIds.map((id) => page(id, () => loadGame(id)));

const guideRoutes = [...gameIds, 'online' as const, 'cube' as const].map((id) =>
  page(`how-to-play/${id}`, async () =>
    (await import('../pages/guide/GuidePage.tsx')).guideRoute(id),
  ),
);

const analysisRoutes = gameIds.map((id) =>
  page(`analysis/${id}`, async () =>
    (await import('../pages/analysis/AnalysisPage.tsx')).analysisRoute(id),
  ),
);

const lessonRoutes = [...gameIds.filter((id) => cardOf(id).lesson), 'cube' as const].map((id) =>
  page(`lesson/${id}`, async () =>
    (await import('../pages/lesson/LessonPage.tsx')).lessonRoute(id),
  ),
);

/** All routes. The home page is in the first load; other pages load on demand. */
export const routes: RouteObject[] = [
  {
    element: <AppShell />,
    errorElement: <Failure />,
    HydrateFallback: () => null,
    children: guardPages([
      { index: true, element: <HomeOrGame /> },
      ...variantRoutes,
      page('online', () => loadOnline(false)),
      page('class', () => loadOnline(true)),
      ownPage('how-to-play', () => import('../pages/guide/GuideList.tsx')),
      ...guideRoutes,
      ...analysisRoutes,
      ...lessonRoutes,
      ownPage('puzzles', () => import('../pages/puzzles/PuzzlesPage.tsx')),
      ownPage('daily', () => import('../pages/puzzles/DailyPage.tsx')),
      page('stats', async () => (await import('./load-rare-page.ts')).loadStats()),
      page('faq', async () => (await import('./load-rare-page.ts')).loadFaq()),
      page('privacy', async () => (await import('./load-rare-page.ts')).loadPrivacy()),
      page('print', async () => (await import('./load-rare-page.ts')).loadPrint()),
      page('strategies', async () => (await import('./load-rare-page.ts')).loadStrategies()),
      page('embed', async () => (await import('./load-rare-page.ts')).loadBuilder()),
      ownPage('*', () => import('../pages/not-found/NotFound.tsx')),
    ]),
  },
  {
    element: <EmbedShell />,
    children: guardPages([
      page('embed/*', async ({ params }) =>
        (await import('./load-rare-page.ts')).loadEmbed(params['*'] ?? ''),
      ),
    ]),
  },
];
