import { device } from '../../look/device.ts';
import { keepStats } from '../../play/stats/kept-stats.ts';
import { tabStorage } from '../../play/keeping/saved.ts';

/** Reloads the page on the site's behalf: the visit continues and keeps its counters. */
export function reloadPage(): void {
  if (device.getState().remember === 'off') keepStats(tabStorage(globalThis));
  location.reload();
}
