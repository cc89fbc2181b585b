import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { untilLoaded } from '../look/keep-trying.ts';
import { hasMovedEarly } from '../ui/page/moved-early.ts';
import { shellWords } from '../text/shell.ts';
import { Announcer } from '../ui/notices/Announcer.tsx';
import { focusTitle } from '../ui/page/focus-title.ts';
import { Notices } from '../ui/notices/Notices.tsx';
import { SettingsHost } from '../ui/dialogs/SettingsHost.tsx';
import { useSplashRemoval } from './use-splash-removal.ts';
import { useHead } from './head/use-head.ts';

// Below the first screen of every page, so not part of the first load.
const Footer = lazy(async () => {
  const loaded = await untilLoaded(() => import('./Footer.tsx'));
  return { default: loaded.Footer };
});

/** The shell of every page: skip link, footer, notices and settings dialog. */
export function AppShell() {
  useSplashRemoval();
  useHead();
  const { pathname } = useLocation();
  const arrived = useRef(pathname);
  useEffect(() => {
    // Scrolls to the fragment of a page's address, or to the top. On the first page the visitor's
    // or the browser's place in the page stays.
    const named = document.getElementById(location.hash.slice(1));
    const isFirst = arrived.current === pathname;
    if (named && !(isFirst && hasMovedEarly())) named.scrollIntoView();
    else if (!isFirst) window.scrollTo(0, 0);
    if (isFirst) return;
    arrived.current = pathname;
    focusTitle();
  }, [pathname]);
  return (
    <>
      <a className="skip" href="#main">
        {shellWords.skip}
      </a>
      <Outlet />
      <Suspense fallback={null}>
        <Footer email={import.meta.env.VITE_FEEDBACK_EMAIL ?? ''} />
      </Suspense>
      <Announcer />
      <Notices />
      <SettingsHost />
    </>
  );
}

/** The shell of a board in somebody else's page. */
export const EmbedShell = () => (
  <>
    <Outlet />
    <Announcer />
    <Notices />
  </>
);
