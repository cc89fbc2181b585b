import type { Json } from '../../rules/game.ts';
import type { Variant } from '../variant.ts';
import { extras, layoutOf } from './board.ts';
import { Panel } from './Panel.tsx';
import { closedCells, type ThreeDState, threeD } from './rules.ts';
import { words } from './words/en.ts';

export const variant: Variant = {
  game: threeD,
  words,
  layoutOf,
  extras,
  Panel,
  options: [
    { key: 'board', values: ['4x3x3', '3x3x3', '4x4x4'] },
    // 4x4x4 has no single centre to close (R-3D-7).
    { key: 'centreClosed', values: [false, true], when: ({ board }) => board !== '4x4x4' },
    { key: 'swap', values: [false, true] },
  ],
  refusal,
  scene: () => import('./Scene.tsx'),
  guide: () => import('./guide.ts'),
  lesson: () => import('./lesson.ts'),
  proof: () => import('./proof-page.ts'),
  puzzles: () => import('./puzzles.json'),
};

/** Says that the centre is closed, which the board doesn't explain. */
function refusal(raw: Json, _picks: readonly string[], pick: string) {
  const isClosed = closedCells(raw as unknown as ThreeDState).includes(pick);
  return isClosed ? words.own.refused : null;
}
