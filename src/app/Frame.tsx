import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { text } from '../text/en.ts';
import { Notices } from '../ui/Notices.tsx';
import { SettingsHost } from '../ui/SettingsHost.tsx';
import { useArrival } from './use-arrival.ts';

/** What stands around every page: the skip link, notices and the settings dialog. */
export function Frame() {
  useArrival();
  const { pathname } = useLocation();
  const arrived = useRef(pathname);
  useEffect(() => {
    window.scrollTo(0, 0);
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
      <Notices />
      <SettingsHost />
    </>
  );
}
