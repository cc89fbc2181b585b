import { useEffect, useState } from 'react';
import { loadScene } from '../../match/board/load-scene.ts';
import { loadPuzzles, type Puzzle, type PuzzleGame } from '../../puzzles/puzzle.ts';
import { loadStage } from '../../variants/screens.ts';
import type { Stage } from '../../variants/stage.ts';

export type Loaded = { readonly stage: Stage; readonly puzzles: readonly Puzzle[] };

/** The stage and the puzzles of a game; 'failed' when they can't be fetched. */
export function usePuzzles(id: PuzzleGame | null): Loaded | 'loading' | 'failed' {
  const [loaded, setLoaded] = useState<Loaded | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      if (id === null) return;
      const [stage, puzzles] = await Promise.all([loadStage(id), loadPuzzles(id)]);
      if (isGone) return;
      loadScene(stage).catch(() => undefined);
      setLoaded({ stage, puzzles });
    };
    load().catch((error: unknown) => {
      if (import.meta.env.DEV) console.error(error);
      if (!isGone) setLoaded('failed');
    });
    return () => {
      isGone = true;
    };
  }, [id]);
  return loaded;
}
