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

/** The variants that can be played on a board, in the order the menu shows them. */
export const stages = {
  classic: { board: classic, scene: () => import('./classic/Stage.tsx') },
} satisfies Partial<Record<GameId, Stage>>;

/** A game that has a board. */
export type VariantId = keyof typeof stages;

export const variantIds = Object.keys(stages) as VariantId[];
