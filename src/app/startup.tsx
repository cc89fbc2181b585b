/** Tasks that can wait until the page is loaded and idle. */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { siteSettings, themeOf } from '../look/settings.ts';
import { hasLanguageSwitch } from '../look/language-switch.ts';
import { untilLoaded } from '../look/keep-trying.ts';
import { siteText } from '../text/site.ts';
import { guardDoubleTaps } from '../ui/controls/double-tap.ts';
import { openSettings } from '../ui/dialogs/SettingsHost.tsx';
import { reloadPage, reloadUnseen } from '../ui/page/reload.ts';
import { notifyOnSite } from '../ui/notices/site-notices.ts';
import { SiteNotice } from '../ui/notices/SiteNotice.tsx';
import { CopyDialog } from '../ui/dialogs/CopyDialog.tsx';
import { TooltipHost } from '../ui/dialogs/Tooltip.tsx';
import { gameIds } from '../variants/menu.ts';
import { keepOffline } from './offline/offline.ts';

/** Call once. */
export function startUp(): void {
  guardDoubleTaps(window);
  if (hasLanguageSwitch()) openSettings();
  mountBeside(
    <>
      <SiteNotice />
      <TooltipHost />
      <CopyDialog />
    </>,
  );
  fetchPictures();
  retryPictures();
  // Under `npm run dev` there is no worker to register.
  if (import.meta.env.PROD) void keepOffline(navigator.serviceWorker, { onUpdate, onTakenOver });
  const id = import.meta.env.VITE_ANALYTICS_ID;
  // Unconfigured analytics aren't part of the build.
  if (id)
    void untilLoaded(() => import('./ask-consent.tsx')).then((asking) => asking.askConsent(id));
}

/**
 * Parts that every page shares. They have a React root to themselves, which keeps them out of the
 * first load.
 */
function mountBeside(parts: ReactNode): void {
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(parts);
}

/** The home page's card pictures and the icons, for every first page. */
function fetchPictures(): void {
  const theme = themeOf(siteSettings.getState());
  const pictures = gameIds.map((id) => `/pictures/${id}-${theme}.webp`);
  for (const source of ['/favicon.svg', '/icons/icon-192.png', ...pictures]) {
    const image = new Image();
    image.fetchPriority = 'low';
    image.src = source;
  }
}

const AGAIN_MS = [2000, 8000, 30_000];

/** Browsers never request a picture again that failed once. */
function retryPictures(): void {
  const tries = new WeakMap<EventTarget, number>();
  const retry = (target: EventTarget | null) => {
    if (!(target instanceof HTMLImageElement)) return;
    const tried = tries.get(target) ?? 0;
    tries.set(target, tried + 1);
    const wait = AGAIN_MS[tried];
    if (wait !== undefined) setTimeout(() => target.setAttribute('src', target.src), wait);
  };
  document.addEventListener('error', ({ target }) => retry(target), { capture: true });
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) retry(image);
}

/** Whether this tab asked the newer version to take over, and whether it has. */
let isAsked = false;
let isTakenOver = false;

function onUpdate(takeOver: () => void): void {
  const onAct = () => {
    isAsked = true;
    if (isTakenOver) reloadPage();
    else takeOver();
  };
  notifyOnSite({ ...siteText.update, action: { label: siteText.update.reload, onAct } });
}

/** The files of this tab's version may be gone. */
function onTakenOver(): void {
  isTakenOver = true;
  if (isAsked) {
    reloadPage();
    return;
  }
  onUpdate(reloadPage);
  reloadUnseen();
}
