import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { text } from '../text/en.ts';
import { Notices } from '../ui/Notices.tsx';
import { SettingsHost } from '../ui/SettingsHost.tsx';

/** What stands around every page: the skip link, notices and the settings dialog. */
export function Frame() {
  const { pathname } = useLocation();
  useEffect(() => window.scrollTo(0, 0), [pathname]);
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
