import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { pathIn, baseOf, languageOf } from '../look/paths.ts';
import {
  siteSettings,
  isReduced,
  startSettings,
  themeChoiceOf,
  themeOf,
} from '../look/settings.ts';
import { hasLanguageSwitch } from '../look/language-switch.ts';
import { untilLoaded } from '../look/keep-trying.ts';
import '../ui/page/base.css';
import { whenIdle } from '../ui/page/idle.ts';
import { watchInput } from '../ui/controls/last-input.ts';
import { earlyPress, holdEarlyInput } from './early-input.ts';
import { applyLanguage } from './language/language.ts';
import { firstPage } from './first-page.ts';
import { routes } from './routes.tsx';
import { startStats } from './start-stats.ts';

startSettings(window);
watchInput(window);
const bar = document.createElement('meta');
bar.name = 'theme-color';
document.head.prepend(bar);
const reflect = () => {
  const state = siteSettings.getState();
  document.documentElement.dataset['theme'] = themeOf(state);
  document.documentElement.dataset['motion'] =
    state.motion === 'system' ? 'system' : isReduced(state) ? 'reduced' : 'full';
  document.documentElement.dataset['colours'] = state.colours;
  // Browsers use the first theme-color that applies: an empty one leaves it to the head's other two,
  // which follow the system.
  bar.content =
    themeChoiceOf(state) === 'system'
      ? ''
      : getComputedStyle(document.documentElement).getPropertyValue('--page');
};
reflect();
siteSettings.subscribe(reflect);

startStats();

/** Hydrates the build's HTML if it belongs to this visitor's page, else renders the page. */
async function start(root: HTMLElement): Promise<void> {
  const language = languageOf(location.pathname);
  const base = baseOf(language);
  const isTranslated = await applyLanguage(language);
  const { page } = root.dataset;
  // A page in place is rendered, because the build only has the menu for that address.
  const isInPlace = new URLSearchParams(location.search).has('view');
  const isFresh = document.documentElement.dataset['fresh'] !== undefined;
  const isPrerendered = page !== undefined && isTranslated && !isInPlace && !isFresh;
  // Going back may lead to an entry from before the language was switched. This listener must
  // precede the router's.
  addEventListener('popstate', () => {
    const { pathname, search, hash } = location;
    if (languageOf(pathname) !== language)
      history.replaceState(history.state, '', pathIn(language, pathname) + search + hash);
  });
  const router = createBrowserRouter(routes, { basename: base });
  const path = isPrerendered ? await firstPage(router) : null;
  const isReady = path !== null && page === base + path;
  const app: ReactNode = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  const pressed = earlyPress();
  if (isReady) {
    const putBack = holdEarlyInput(root, pressed);
    hydrateRoot(root, <OnHydrated onAlive={putBack}>{app}</OnHydrated>, {
      // React has rendered that part by then.
      onRecoverableError: (error) => import.meta.env.DEV && console.error(error),
    });
  } else createRoot(root).render(app);
}

/** Reports when the page below it is interactive. */
function OnHydrated({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(() => onAlive(), [onAlive]);
  return children;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
// Loads the parts that aren't needed to play, once the page is idle.
const loadRest = () => untilLoaded(() => import('./startup.tsx')).then(({ startUp }) => startUp());
// Reopens the settings at once, so that the focus comes back soon.
if (hasLanguageSwitch()) void loadRest();
// A board in somebody else's page installs, counts and asks nothing.
else if (!('embed' in document.documentElement.dataset)) whenIdle(loadRest);
