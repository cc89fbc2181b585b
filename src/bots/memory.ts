/** What searches remember between moves. */

/** An opaque thing a caller may keep between moves of one or more games: any object of its own. */
export type Memory = object;

/** How a remembered worth relates to the true one: alpha-beta often learns only a bound. */
export type Bound = 'exact' | 'least' | 'most';

/** A position of two seats: its worth to seat 0. `depth` is Infinity once seen to the end. */
export type PairEntry = { readonly worth: number; readonly depth: number; readonly bound: Bound };

/** A position of many seats: its worth to each. */
export type ManyEntry = { readonly worths: readonly number[]; readonly depth: number };

/** Remembered positions of one game, by their JSON. */
export type Tables = {
  readonly pair: Map<string, PairEntry>;
  readonly many: Map<string, ManyEntry>;
};

/** Entries a table may hold, and characters of their keys (about 50 MB); it starts again when full. */
const FULL = 200_000;
const FULL_KEYS = 40_000_000;

const kept = new WeakMap<Memory, Map<string, Tables>>();

/** New, empty tables. */
export const newTables = (): Tables => ({ pair: new Map(), many: new Map() });

/** A memory's tables for one game, made when first asked for. */
export function tablesOf(memory: Memory, gameId: string): Tables {
  const games = kept.get(memory) ?? new Map<string, Tables>();
  kept.set(memory, games);
  const tables = games.get(gameId) ?? newTables();
  games.set(gameId, tables);
  return tables;
}

/** Remembers a position; a full table is emptied first, so that memory stays bounded. */
export function remember<Entry>(table: Map<string, Entry>, key: string, entry: Entry): void {
  if (table.size >= FULL || table.size * key.length >= FULL_KEYS) table.clear();
  table.set(key, entry);
}
