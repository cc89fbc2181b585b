/** Clears the counters. */
import type { BrowserStorage } from '../../look/storage.ts';
import { days } from '../learn/days.ts';
import { forgetStats, keepStats } from './kept-stats.ts';
import { stats } from './tallies.ts';

/** Clears one game's counters, for this visit and in a store that keeps them. */
export function clearStats(key: string, storage: BrowserStorage | null): void {
  const { [key]: _gone, ...rest } = stats.getState();
  stats.setState(rest, true);
  if (storage) keepStats(storage);
}

/** Clears all counters and days, in the stores too. */
export function clearAllStats(stores: readonly BrowserStorage[]): void {
  stats.setState({}, true);
  days.setState({ solved: new Set() });
  // Comes last, because subscribers have just saved the emptied counters.
  for (const store of stores) forgetStats(store);
}
