import { useEffect, useState } from 'react';
import { keepTrying } from '../../look/keep-trying.ts';
import { loadScene } from '../../match/board/load-scene.ts';
import { loadPuzzles, type Puzzle, type PuzzleGame } from '../../puzzles/puzzle.ts';
import { loadVariant } from '../../variants/variants.ts';
import type { Variant } from '../../variants/variant.ts';

export type LoadedPuzzles = { readonly variant: Variant; readonly puzzles: readonly Puzzle[] };

type PuzzlesState = {
  readonly id: PuzzleGame | null;
  readonly loaded: LoadedPuzzles | 'loading' | 'failed';
};

/** A game's variant and puzzles; 'failed' while they can't be fetched. */
export function usePuzzles(id: PuzzleGame | null): LoadedPuzzles | 'loading' | 'failed' {
  const [state, setState] = useState<PuzzlesState>({ id, loaded: 'loading' });
  useEffect(() => {
    if (id === null) return undefined;
    return keepTrying(() => Promise.all([loadVariant(id), loadPuzzles(id)]), {
      got([variant, puzzles]) {
        loadScene(variant).catch(() => undefined);
        setState({ id, loaded: { variant, puzzles } });
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
