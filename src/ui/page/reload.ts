import { device } from '../../look/device.ts';
import { keepStats } from '../../play/stats/kept-stats.ts';
import { tabStorage } from '../../play/keeping/saved.ts';

/** Loads the page anew by the site's own doing: the visit goes on, and its counters with it. */
export function reloadPage(): void {
  if (device.getState().remember === 'off') keepStats(tabStorage(globalThis));
  location.reload();
}
