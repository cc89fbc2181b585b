import { useEffect, useState } from 'react';
import { keepTrying } from '../../look/keep-trying.ts';
import { loadScene } from '../../match/board/load-scene.ts';
import { dayOf, gameOfDay, puzzleOfDay } from '../../puzzles/daily.ts';
import { loadPuzzles, type Puzzle } from '../../puzzles/puzzle.ts';
import { loadVariant } from '../../variants/menu.ts';
import type { Variant } from '../../variants/variant.ts';
import type { GameId } from '../../variants/rules.ts';

type LoadedPuzzles = { readonly variant: Variant; readonly puzzles: readonly Puzzle[] };

type PuzzlesState = {
  readonly id: GameId | null;
  readonly loaded: LoadedPuzzles | 'loading' | 'failed';
};

/** A game's variant and puzzles; 'failed' while they can't be fetched. */
export function usePuzzles(id: GameId | null): LoadedPuzzles | 'loading' | 'failed' {
  const [state, setState] = useState<PuzzlesState>({ id, loaded: 'loading' });
  useEffect(() => {
    if (id === null) return undefined;
    const load = async () => {
      const variant = await loadVariant(id);
      return { variant, puzzles: await loadPuzzles(variant) };
    };
    return keepTrying(load, {
      got(loaded) {
        loadScene(loaded.variant).catch(() => undefined);
        setState({ id, loaded });
      },
      failed(error) {
        if (import.meta.env.DEV) console.error(error);
        setState({ id, loaded: 'failed' });
      },
    });
  }, [id]);
  // Not those of the game shown before.
  return state.id === id ? state.loaded : 'loading';
}

const CHECK_MS = 30_000;

type OpenDay = {
  /** The day whose puzzle is open. */
  readonly day: number;
  readonly today: number;
};

/**
 * Returns the day of the open puzzle: it stays when the next day begins, until today's puzzle is requested.
 */
function useDay() {
  // The prerendered page knows no date.
  const [opened, setOpened] = useState<OpenDay | null>(null);
  useEffect(() => {
    const check = () =>
      setOpened((before) => {
        const today = dayOf(new Date());
        return before?.today === today ? before : { day: before?.day ?? today, today };
      });
    check();
    const timer = setInterval(check, CHECK_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
  const today = opened?.today ?? null;
  return {
    day: opened?.day ?? null,
    today,
    openToday: () => today !== null && setOpened({ day: today, today }),
  };
}

/** The open puzzle of the day, once it and its game are loaded. */
export function usePuzzleOfDay() {
  const opened = useDay();
  const { day } = opened;
  const loaded = usePuzzles(day === null ? null : gameOfDay(day));
  const puzzle =
    day === null || typeof loaded === 'string' ? undefined : puzzleOfDay(day, loaded.puzzles);
  return { ...opened, loaded, puzzle };
}
