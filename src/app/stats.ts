/** Statistics outlast the visit only where the player has asked for it. */
import { device } from '../look/device.ts';
import { stats, STATS_KEY } from '../play/stats/tallies.ts';
import { cardOf, variantIds } from '../variants/screens.ts';

const KEYS = variantIds.map((id) => cardOf(id).stats);

/** Goes on with the counters of a visit whose page the site itself loaded anew. */
async function goOn(): Promise<void> {
  if (sessionStorage.getItem(STATS_KEY) === null) return;
  const { forgetStats, recallStats } = await load();
  recallStats(sessionStorage, KEYS);
  forgetStats(sessionStorage);
}

const load = () => import('../play/stats/kept-stats.ts');

/** Follows the choice from now on. Call once, after the device's choices were read. */
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
    // Storage is forbidden, or the line is gone: the counters live as long as the visit.
    if (import.meta.env.DEV) console.warn(error);
  };
  if (device.getState().remember === 'on') keep(true).catch(ignore);
  else goOn().catch(ignore);
  device.subscribe(({ remember }, before) => {
    if (remember === before.remember) return;
    (remember === 'on' ? keep(false) : forget()).catch(ignore);
  });
}
