/** Keeps statistics beyond the visit, only if the player chose that. */
import { device } from '../look/device.ts';
import { untilLoaded } from '../look/keep-trying.ts';
import { stats, STATS_KEY } from '../play/stats/tallies.ts';
import { cardOf, variantIds } from '../variants/variants.ts';

const KEYS = variantIds.map((id) => cardOf(id).stats);

/** Restores the visit's counters after the site reloaded its own page. */
async function goOn(): Promise<void> {
  if (sessionStorage.getItem(STATS_KEY) === null) return;
  const { recallStats } = await load();
  recallStats(sessionStorage, KEYS);
  // Not the visit's days, which have their own place there.
  sessionStorage.removeItem(STATS_KEY);
}

const load = () => untilLoaded(() => import('../play/stats/kept-stats.ts'));

/** Follows the setting from now on. Call once, after the device's settings were read. */
export function startStats(): void {
  let stop: (() => void) | null = null;
  const keep = async (recall: boolean) => {
    const { keepStats, recallStats } = await load();
    if (recall) recallStats(localStorage, KEYS);
    stop?.();
    stop = stats.subscribe(() => keepStats(localStorage));
    keepStats(localStorage);
  };
  const forget = async () => {
    stop?.();
    stop = null;
    (await load()).forgetStats(localStorage);
  };
  const ignore = (error: unknown) => {
    // Storage is forbidden: the counters last as long as the visit.
    if (import.meta.env.DEV) console.warn(error);
  };
  if (device.getState().remember === 'on') keep(true).catch(ignore);
  else goOn().catch(ignore);
  device.subscribe(({ remember }, before) => {
    if (remember === before.remember) return;
    (remember === 'on' ? keep(false) : forget()).catch(ignore);
  });
}
