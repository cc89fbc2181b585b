/** The transposition tables that searches keep between moves. */
import { MaxNTable } from './max-n-table.ts';
import { TranspositionTable } from './transposition-table.ts';

/** An opaque key that a caller passes with every move of a match: any object. */
export type MemoryKey = object;

/** The transposition tables of one match. `own` belongs to a brain, for trees and the like. */
export type Transpositions = {
  /** For two sides, by estimate of unsearched positions. */
  readonly even: TranspositionTable;
  readonly guess: TranspositionTable;
  readonly many: MaxNTable;
  readonly own: object;
};

const kept = new WeakMap<
  MemoryKey,
  { readonly matchKey: string; readonly transpositions: Transpositions }
>();

/** New, empty transposition tables. */
export const newTranspositions = (): Transpositions => ({
  even: new TranspositionTable(),
  guess: new TranspositionTable(),
  many: new MaxNTable(),
  own: {},
});

/** A memory's transposition tables for one match; a new match starts with empty ones. */
export function transpositionsOf(memory: MemoryKey, matchKey: string): Transpositions {
  const known = kept.get(memory);
  if (known?.matchKey === matchKey) return known.transpositions;
  const transpositions = newTranspositions();
  kept.set(memory, { matchKey, transpositions });
  return transpositions;
}
