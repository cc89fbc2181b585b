import { useEffect, useState } from 'react';
import { loadScene } from '../../match/board/load-scene.ts';
import { loadPuzzles, type Puzzle, type PuzzleGame } from '../../puzzles/puzzle.ts';
import { loadStage } from '../../variants/screens.ts';
import type { Stage } from '../../variants/stage.ts';

export type Loaded = { readonly stage: Stage; readonly puzzles: readonly Puzzle[] };

type State = {
  readonly id: PuzzleGame | null;
  readonly loaded: Loaded | 'loading' | 'failed';
};

/** The stage and the puzzles of a game; 'failed' when they can't be fetched. */
export function usePuzzles(id: PuzzleGame | null): Loaded | 'loading' | 'failed' {
  const [state, setState] = useState<State>({ id, loaded: 'loading' });
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      if (id === null) return;
      const [stage, puzzles] = await Promise.all([loadStage(id), loadPuzzles(id)]);
      if (isGone) return;
      loadScene(stage).catch(() => undefined);
      setState({ id, loaded: { stage, puzzles } });
    };
    load().catch((error: unknown) => {
      if (import.meta.env.DEV) console.error(error);
      if (!isGone) setState({ id, loaded: 'failed' });
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  // Not those of the game shown before.
  return state.id === id ? state.loaded : 'loading';
}
