import { useEffect, useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { Analysis } from '../../bots/analyse.ts';
import { createBots, spawnBotWorker } from '../../bots/worker/bot-client.ts';
import { bots } from '../../play/bots.ts';
import { rulesOf } from '../../play/loaded-games.ts';
import type { MatchRecord } from '../../rules/game.ts';
import { lastStateOf } from '../../rules/match.ts';
import { isResultProven } from './worth-words.ts';

/**
 * How long each search of a position takes, milliseconds: every one is longer than the last, until all moves are
 * proven. The first is so short that its answer can be on the board about 100 ms after a move: the page needs the rest
 * of that time.
 */
const FIRST_MS = 30;
const STEPS = [FIRST_MS, 300, 900, 2700];
/** The first longer search on request takes this time; each further one doubles it. */
const LONGER_MS = 8000;
/**
 * The searches of the variation's other positions: never long, since they keep the worker from the next position.
 */
const VARIATION_STEPS = [FIRST_MS, 300];
/** Shorter questions run to their end, since cancelling one costs the worker's memory. */
const SHORT_MS = 300;
/**
 * How often the analyses of the variation's other positions are shown, together: each time renders the whole page.
 */
const SHOWN_EVERY_MS = 500;

/**
 * Bots for the longer searches, which the next position may cancel: the other worker stays free, and warm,
 * for that one.
 */
const longSearchBots = createBots(spawnBotWorker);

/** The analyses, by the moves that lead to a position. */
export type Known = ReadonlyMap<string, Analysis>;

export type Found = Analysis | undefined;

export const positionKeyOf = (moves: readonly string[]): string => moves.join('_');

export type VariationAnalysis = {
  readonly known: Known;
  /** Whether the board's position is still being searched. */
  readonly isWorking: boolean;
  /** Whether all positions of the variation have been searched. */
  readonly isReviewed: boolean;
  /** Searches the board's position for longer, and how often that was requested. */
  readonly longer: () => void;
  readonly times: number;
  readonly hasFailed: boolean;
};

/** Analyses the position of a record, then the others of the variation through it. */
export function useAnalysis(record: MatchRecord, variation: readonly string[]): VariationAnalysis {
  /** All analyses; the store has the ones on display. */
  const [found] = useState(() => new Map<string, Analysis>());
  const [store] = useState(() => createStore<Known>(() => new Map()));
  const [failed, setFailed] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [reviewed, setReviewed] = useState<string | null>(null);
  const [asked, setAsked] = useState({ at: '', times: 0 });
  /** How long each position was searched, milliseconds. */
  const [spent] = useState(() => new Map<string, number>());
  const known = useStore(store);
  const here = positionKeyOf(record.moves);
  const variationKey = positionKeyOf(variation);
  const times = asked.at === here ? asked.times : 0;
  const work = `${here} ${times}`;
  const isOver = useMemo(() => overAt(record, record.moves), [record]);
  useEffect(() => {
    const stop = new AbortController();
    const never = new AbortController().signal;
    let shownAt = performance.now();
    const show = () => {
      shownAt = performance.now();
      store.setState(new Map(found), true);
    };
    const ask = async (moves: readonly string[], budgetMs: number) => {
      const signal = budgetMs > SHORT_MS ? stop.signal : never;
      const key = positionKeyOf(moves);
      // A position that was searched before is not searched again.
      if ((spent.get(key) ?? 0) >= budgetMs) return;
      const answer = await (budgetMs > FIRST_MS ? longSearchBots : bots).analyse(
        { ...record, moves },
        signal,
        budgetMs,
      );
      spent.set(key, budgetMs);
      const before = found.get(key);
      if (!before || provenIn(before) <= provenIn(answer)) found.set(key, answer);
      if (key === here || performance.now() > shownAt + SHOWN_EVERY_MS) show();
    };
    const run = async () => {
      // The position may already be known as one of the variation, but not be shown yet.
      if (found.get(here) !== store.getState().get(here)) show();
      const steps = times === 0 ? STEPS : [LONGER_MS * 2 ** (times - 1)];
      for (const budgetMs of isOver ? [] : steps) {
        if (stop.signal.aborted) return;
        if (isAllProven(found.get(here))) break;
        await ask(record.moves, budgetMs);
      }
      if (stop.signal.aborted) return;
      setDone(work);
      const moves = variationKey === '' ? [] : variationKey.split('_');
      // Before its last move a variation can't be over.
      const last = overAt(record, moves) ? moves.length - 1 : moves.length;
      for (const budgetMs of VARIATION_STEPS) {
        for (let ply = last; ply >= 0; ply -= 1) {
          if (stop.signal.aborted) return;
          const before = moves.slice(0, ply);
          if (!isAllProven(found.get(positionKeyOf(before)))) await ask(before, budgetMs);
        }
        show();
      }
      setReviewed(variationKey);
    };
    run().catch((error: unknown) => {
      if (stop.signal.aborted) return;
      if (import.meta.env.DEV) console.error(error);
      setFailed(here);
    });
    return () => stop.abort();
  }, [store, found, spent, record, here, variationKey, isOver, times, work]);
  return {
    known,
    isWorking: !isOver && done !== work && !isAllProven(known.get(here)) && failed !== here,
    isReviewed: reviewed === variationKey,
    longer: () => setAsked({ at: here, times: times + 1 }),
    times,
    hasFailed: failed === here,
  };
}

/** How many moves are proven. */
export const provenIn = ({ moves }: Analysis): number =>
  moves.filter(({ value }) => isResultProven(value)).length;

const isAllProven = (found: Found): boolean =>
  found !== undefined && provenIn(found) === found.moves.length;

function overAt(record: MatchRecord, moves: readonly string[]): boolean {
  const game = rulesOf(record.game);
  const last = lastStateOf(game, { ...record, moves });
  return !last.ok || game.toMove(last.value) === null;
}
