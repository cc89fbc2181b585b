import { addressIn, type Language } from '../../look/addresses.ts';
import { device } from '../../look/device.ts';
import { keepStats } from '../../play/stats/kept-stats.ts';
import { tabStorage } from '../../play/keeping/saved.ts';

/** Reloads the page on the site's behalf: the visit continues and keeps its counters. */
export function reloadPage(): void {
  if (device.getState().remember === 'off') keepStats(tabStorage(globalThis));
  location.reload();
}

/** Opens the same page in another language; a match and a seat in a room continue, as after any reload. */
export function switchLanguage(language: Language): void {
  const { pathname, search, hash } = location;
  // A reload at the new address keeps the state of the history's entry, which a visit would not.
  history.replaceState(history.state, '', addressIn(language, pathname) + search + hash);
  reloadPage();
}
