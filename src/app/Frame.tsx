import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { text } from '../text/en.ts';
import { part } from '../ui/page/part.tsx';
import { Notices } from '../ui/notices/Notices.tsx';
import { SettingsHost } from '../ui/dialogs/SettingsHost.tsx';
import { useArrival } from './use-arrival.ts';
import { useHead } from './head/use-head.ts';

// Below every page's first view: it need not be in the first load.
const Footer = part(async () => (await import('./Footer.tsx')).Footer);

/** What stands around every page: the skip link, the footer, notices and the settings dialog. */
export function Frame() {
  useArrival();
  useHead();
  const { pathname } = useLocation();
  const arrived = useRef(pathname);
  useEffect(() => {
    // An address may name a part of its page; every other page opens at its top.
    const named = document.getElementById(location.hash.slice(1));
    if (named) named.scrollIntoView();
    else window.scrollTo(0, 0);
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    // A new page is read from its start, not from a link that is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <a className="skip" href="#main">
        {text.skip}
      </a>
      <Outlet />
      <Suspense fallback={null}>
        <Footer email={import.meta.env.VITE_FEEDBACK_EMAIL ?? ''} />
      </Suspense>
      <Notices />
      <SettingsHost />
    </>
  );
}
