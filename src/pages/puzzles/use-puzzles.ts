import { useEffect, useState } from 'react';
import { keepTrying } from '../../look/keep-trying.ts';
import { loadScene } from '../../match/board/load-scene.ts';
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
