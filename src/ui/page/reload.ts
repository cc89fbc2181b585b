import { useEffect } from 'react';
import { pathIn, type Language } from '../../look/paths.ts';
import { siteSettings } from '../../look/settings.ts';
import { keepLanguageSwitch } from '../../look/language-switch.ts';
import { keepStats } from '../../play/stats/kept-stats.ts';
import { KEYS, keepText, readText, removeKept, tabStorage } from '../../look/storage.ts';
import { openDialogs } from '../notices/open-dialogs.ts';

/** Reloads the page on the site's behalf: the visit continues and keeps its counters. */
export function reloadPage(): void {
  if (siteSettings.getState().remember !== 'on') keepStats(tabStorage(globalThis));
  location.reload();
}

/**
 * Opens the same page in another language; a match and a seat in a room continue, as after any reload.
 * `inSettings`: also reopens the settings, with the focus on the language.
 */
export function switchLanguage(language: Language, inSettings: boolean): void {
  const { pathname, search, hash } = location;
  // A reload at the new address keeps the state of the history's entry, which a visit would not.
  history.replaceState(history.state, '', pathIn(language, pathname) + search + hash);
  if (inSettings) keepLanguageSwitch(language);
  reloadPage();
}

let unsaved = 0;

/**
 * Prevents automatic reloads while they would lose something that is stored nowhere, such as a half-solved
 * puzzle.
 */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsaved += 1;
    return () => {
      unsaved -= 1;
    };
  }, [isUnsaved]);
}

/** Reloads the page while nobody looks at it, once nothing would be lost. */
export function reloadUnseen(): void {
  const check = () => {
    if (document.visibilityState === 'hidden' && !losesByReload()) reloadPage();
  };
  document.addEventListener('visibilitychange', check);
  check();
}

/** Reloads the page now, or once nothing would be lost and nobody looks at it. */
export function reloadSafely(): void {
  if (losesByReload()) reloadUnseen();
  else reloadPage();
}

function losesByReload(): boolean {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ];
  const hasText = fields.some((field) => field.selectionStart !== null && field.value !== '');
  return unsaved > 0 || hasText || openDialogs.getState().open > 0 || !canStore();
}

/** Matches continue after a reload only where the tab can store them. */
function canStore(): boolean {
  const storage = tabStorage(globalThis);
  return keepText(storage, KEYS.probe, '') && removeKept(storage, KEYS.probe);
}

/** The first script, whose name changes with every version of the site. */
const ownScript = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;

/**
 * True when the server no longer has this page's first script or the file that an error names, because the site was
 * updated. Some hosts answer with a page instead.
 */
export async function isOutdated({ message }: Error): Promise<boolean> {
  const [named] = /(?:https?:\/)?\/\S+\.(?:js|css)/.exec(message) ?? [];
  const isGone = async (file: string | undefined): Promise<boolean> => {
    if (file === undefined) return false;
    const { status, headers } = await fetch(file, { method: 'HEAD', cache: 'no-store' });
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    return status === 404 || status === 410 || isPage;
  };
  const gone = await Promise.allSettled([ownScript(), named].map(isGone));
  return gone.some((each) => each.status === 'fulfilled' && each.value);
}

/**
 * Reloads an outdated page. Not twice for the same version: a cache on the way may still have the old page.
 */
export function reloadOutdated(): void {
  const script = ownScript() ?? '';
  const storage = tabStorage(globalThis);
  if (readText(storage, KEYS.outdated) === script || !keepText(storage, KEYS.outdated, script))
    return;
  reloadPage();
}
