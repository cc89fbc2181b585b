import { useEffect, useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { Analysis } from '../../bots/analyse.ts';
import { bots } from '../../match/advice/bots.ts';
import { rulesOf } from '../../play/games.ts';
import type { MatchRecord } from '../../rules/game.ts';
import { replay } from '../../rules/match.ts';
import { isProven } from './worths.ts';

/** Each position is looked at again for longer until everything is proven, milliseconds. */
const STEPS = [100, 300, 900, 2700];
/** Shorter questions are left to end, since cancelling one costs the worker's memory. */
const SHORT_MS = 300;

/** What is known, by the moves that lead to a position. */
export type Known = ReadonlyMap<string, Analysis>;

export const keyOf = (moves: readonly string[]): string => moves.join('_');

export type Looking = {
  readonly known: Known;
  /** The board's position is still being looked at. */
  readonly isWorking: boolean;
  readonly hasFailed: boolean;
};

/** Analyses the position of a record, then the others of the line through it. */
export function useAnalysis(record: MatchRecord, line: readonly string[]): Looking {
  const [store] = useState(() => createStore<Known>(() => new Map()));
  const [failed, setFailed] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const known = useStore(store);
  const here = keyOf(record.moves);
  const lineKey = keyOf(line);
  const isOver = useMemo(() => overAt(record, record.moves), [record]);
  useEffect(() => {
    const stop = new AbortController();
    const never = new AbortController().signal;
    const ask = async (moves: readonly string[], budgetMs: number) => {
      const signal = budgetMs > SHORT_MS ? stop.signal : never;
      const found = await bots.analyse({ ...record, moves }, signal, budgetMs);
      store.setState(new Map(store.getState()).set(keyOf(moves), found), true);
    };
    const run = async () => {
      for (const budgetMs of isOver ? [] : STEPS) {
        if (stop.signal.aborted) return;
        if (isSettled(store.getState().get(here))) break;
        await ask(record.moves, budgetMs);
      }
      setDone(here);
      const moves = lineKey === '' ? [] : lineKey.split('_');
      for (let ply = moves.length; ply >= 0; ply -= 1) {
        if (stop.signal.aborted) return;
        const before = moves.slice(0, ply);
        if (store.getState().has(keyOf(before)) || overAt(record, before)) continue;
        await ask(before, SHORT_MS);
      }
    };
    run().catch((error: unknown) => {
      if (stop.signal.aborted) return;
      if (import.meta.env.DEV) console.error(error);
      setFailed(here);
    });
    return () => stop.abort();
  }, [store, record, here, lineKey, isOver]);
  return {
    known,
    isWorking: !isOver && done !== here && !isSettled(known.get(here)) && failed !== here,
    hasFailed: failed === here,
  };
}

const isSettled = (found: Analysis | undefined): boolean =>
  found?.moves.every(({ value }) => isProven(value)) ?? false;

function overAt(record: MatchRecord, moves: readonly string[]): boolean {
  const game = rulesOf(record.game as never);
  const states = replay(game, { ...record, moves });
  return !states.ok || game.toMove(states.value.at(-1) ?? null) === null;
}
