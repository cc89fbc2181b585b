/** Each variant's board: its layout at once, its scene (and three with it) when a page shows it. */
import type { ComponentType } from 'react';
import type { BoardView } from '../play/view.ts';
import type { BoardLayout } from '../rules/board.ts';
import type { CellId } from '../rules/game.ts';
import { board as classic } from './classic/board.ts';
import type { GameId } from './rules.ts';

export type StageProps = {
  readonly layout: BoardLayout;
  readonly view: BoardView;
  readonly onPick: (cell: CellId) => void;
};

export type Stage = {
  readonly board: BoardLayout;
  readonly scene: () => Promise<{ readonly Stage: ComponentType<StageProps> }>;
};

export const stages: Record<GameId, Stage> = {
  classic: { board: classic, scene: () => import('./classic/Stage.tsx') },
};
