/** Forgets what was counted. */
import type { BrowserStorage } from '../../look/storage.ts';
import { days } from '../learn/days.ts';
import { forgetStats, keepStats } from './kept-stats.ts';
import { stats } from './tallies.ts';

/** Forgets one game's counters: in this visit, and in a store that keeps them. */
export function resetGame(key: string, storage: BrowserStorage | null): void {
  const { [key]: _gone, ...rest } = stats.getState();
  stats.setState(rest, true);
  if (storage) keepStats(storage);
}

/** Forgets all counters and days, in the stores too. */
export function resetAll(stores: readonly BrowserStorage[]): void {
  stats.setState({}, true);
  days.setState({ solved: new Set() });
  // Last: subscribers have just saved the emptied counters.
  for (const store of stores) forgetStats(store);
}
