/** The tables that searches keep between moves. */
import { MaxNTable } from './max-n-table.ts';
import { SearchTable } from './transposition-table.ts';

/** An opaque key that a caller passes with every move of a match: any object. */
export type Memory = object;

/** The tables of one match. `own` belongs to a brain, for trees and the like. */
export type Tables = {
  /** For two sides, by estimate of unsearched positions. */
  readonly even: SearchTable;
  readonly guess: SearchTable;
  readonly many: MaxNTable;
  readonly own: object;
};

const kept = new WeakMap<Memory, { readonly matchKey: string; readonly tables: Tables }>();

/** New, empty tables. */
export const newTables = (): Tables => ({
  even: new SearchTable(),
  guess: new SearchTable(),
  many: new MaxNTable(),
  own: {},
});

/** A memory's tables for one match; a new match starts with empty ones. */
export function tablesOf(memory: Memory, matchKey: string): Tables {
  const known = kept.get(memory);
  if (known?.matchKey === matchKey) return known.tables;
  const tables = newTables();
  kept.set(memory, { matchKey, tables });
  return tables;
}
