/** Keeps statistics beyond the visit, only if the player chose that. */
import { siteSettings } from '../look/settings.ts';
import { untilLoaded } from '../look/keep-trying.ts';
import { KEYS, deviceStorage, readText, removeKept, tabStorage } from '../look/storage.ts';
import { stats } from '../play/stats/tallies.ts';
import { cardOf, gameIds } from '../variants/menu.ts';

const STATS_KEYS = gameIds.map((id) => cardOf(id).stats);

/** Restores the visit's counters after the site reloaded its own page. */
async function restoreVisitStats(): Promise<void> {
  const tab = tabStorage(globalThis);
  if (readText(tab, KEYS.stats) === null) return;
  const { recallStats } = await load();
  recallStats(tab, STATS_KEYS);
  // The visit's days are kept separately.
  removeKept(tab, KEYS.stats);
}

const load = () => untilLoaded(() => import('../play/stats/kept-stats.ts'));

/** Follows the setting from now on. Call once, after the device's settings were read. */
export function startStats(): void {
  const kept = deviceStorage(globalThis);
  let stop: (() => void) | null = null;
  const keep = async (recall: boolean) => {
    const { keepStats, recallStats } = await load();
    if (recall) recallStats(kept, STATS_KEYS);
    stop?.();
    stop = stats.subscribe(() => keepStats(kept));
    keepStats(kept);
  };
  const forget = async () => {
    stop?.();
    stop = null;
    (await load()).forgetStats(kept);
  };
  const ignore = (error: unknown) => {
    // The script couldn't be loaded, so the counters last only for the visit.
    if (import.meta.env.DEV) console.warn(error);
  };
  if (siteSettings.getState().remember === 'on') keep(true).catch(ignore);
  else restoreVisitStats().catch(ignore);
  siteSettings.subscribe(({ remember }, before) => {
    if (remember === before.remember) return;
    (remember === 'on' ? keep(false) : forget()).catch(ignore);
  });
}
