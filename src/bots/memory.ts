/** What searches remember between moves. */
import { Table } from './table.ts';

/** An opaque thing a caller may keep between the moves of a match: any object of its own. */
export type Memory = object;

/** Worths by side; sides that left are 0. */
export type Worths = readonly number[];

/** A position of many sides: `depth` is WHOLE once seen to the end. */
export type ManyEntry = { readonly worths: Worths; readonly depth: number };

/** Remembered positions of one match. `own` is a brain's, for trees and the like. */
export type Tables = {
  /** Of two sides, by what unseen positions count as. */
  readonly even: Table;
  readonly guess: Table;
  readonly many: Map<number, ManyEntry>;
  readonly own: object;
};

/** Positions of many sides that are remembered; about 25 MB. */
const MOST_MANY = 100_000;

const kept = new WeakMap<Memory, { readonly about: string; readonly tables: Tables }>();

/** New, empty tables. */
export const newTables = (): Tables => ({
  even: new Table(),
  guess: new Table(),
  many: new Map(),
  own: {},
});

/** A memory's tables for one match; another match begins with empty ones. */
export function tablesOf(memory: Memory, about: string): Tables {
  const known = kept.get(memory);
  if (known?.about === about) return known.tables;
  const tables = newTables();
  kept.set(memory, { about, tables });
  return tables;
}

/** Remembers a position of many sides; a full table is emptied first. */
export function remember(table: Tables['many'], key: number, entry: ManyEntry): void {
  if (table.size >= MOST_MANY) table.clear();
  table.set(key, entry);
}
