/** Counts solved puzzles. */
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { stats, type Tally } from '../stats/tallies.ts';

const NONE: Tally = { wins: 0, losses: 0, ties: 0 };

/** Counts a puzzle, by its game's key and its number in the game's file; only once. */
export function countSolved(key: string, number: number): void {
  stats.setState((before) => {
    const tally = before[key] ?? NONE;
    const solved = new Set(tally.solved).add(number);
    return { [key]: { ...tally, solved: [...solved] } };
  });
}

/** The number of a puzzle in its game's file, from 1. */
export const puzzleNumberOf = ({ id }: Puzzle): number => Number(id.split('-').at(-1));
