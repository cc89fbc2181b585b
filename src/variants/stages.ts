/** Each variant's board: its layout at once, its scene (and three with it) when a page shows it. */
import type { ComponentType } from 'react';
import type { BoardView } from '../play/view.ts';
import type { BoardLayout } from '../rules/board.ts';
import type { Json } from '../rules/game.ts';
import { boardOf as classic } from './classic/board.ts';
import type { GameId } from './rules.ts';

export type StageProps = {
  readonly layout: BoardLayout;
  readonly view: BoardView;
  readonly onPick: (pick: string) => void;
};

/** A rule option that players choose before a game: a key of the game's options and its values. */
export type OptionField = {
  readonly key: string;
  /** The first one is the default. */
  readonly values: readonly (string | number | boolean)[];
};

export type Stage = {
  readonly boardOf: (options: Json) => BoardLayout;
  readonly options: readonly OptionField[];
  readonly scene: () => Promise<{ readonly Stage: ComponentType<StageProps> }>;
};

/** The variants that can be played on a board, in the order the menu shows them. */
export const stages = {
  classic: { boardOf: classic, options: [], scene: () => import('./classic/Stage.tsx') },
} satisfies Partial<Record<GameId, Stage>>;

/** A game that has a board. */
export type VariantId = keyof typeof stages;

export const variantIds = Object.keys(stages) as VariantId[];

/** A variant's board, whatever the variant. */
export const stageOf = (id: VariantId): Stage => stages[id];
