import type { Tally } from '../../play/stats/tallies.ts';

/** How a game's tile looks: raw clay, glazed after a win, gilded after one on Hard or against the expert. */
type TileFinish = 'raw' | 'glazed' | 'gilded';

export function finishOf(tally: Tally | undefined): TileFinish {
  const { hard, expert } = tally?.against ?? {};
  if ((hard?.wins ?? 0) + (expert?.wins ?? 0) > 0) return 'gilded';
  return (tally?.wins ?? 0) > 0 ? 'glazed' : 'raw';
}
