/** Each variant's board: its layout at once, its scene (and three with it) when a page shows it. */
import type { ComponentType } from 'react';
import type { Level } from '../bots/levels.ts';
import type { BoardHints, BoardView } from '../play/view.ts';
import type { BoardLayout } from '../rules/board.ts';
import type { Json } from '../rules/game.ts';
import * as threeD from './3d/board.ts';
import * as classic from './classic/board.ts';
import * as extended from './extended/board.ts';
import * as misere from './misere/board.ts';
import * as multiplayer from './multiplayer/board.ts';
import * as ultimate from './ultimate/board.ts';
import * as wild from './wild/board.ts';
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
  /** What the rules show on the board beyond marks and lines. */
  readonly hintsOf?: (state: Json) => BoardHints;
  readonly options: readonly OptionField[];
  /** No choice of a mode: the page opens at once against this bot. */
  readonly opensAgainst?: Level;
  readonly scene: () => Promise<{ readonly Stage: ComponentType<StageProps> }>;
};

/** The variants that can be played on a board, in the order the menu shows them. */
export const stages = {
  classic: { ...classic, options: [], scene: () => import('./classic/Stage.tsx') },
  ultimate: {
    ...ultimate,
    options: [],
    opensAgainst: 'medium',
    scene: () => import('./ultimate/Stage.tsx'),
  },
  extended: {
    ...extended,
    options: [{ key: 'size', values: [4, 5] }],
    scene: () => import('./extended/Stage.tsx'),
  },
  '3d': {
    ...threeD,
    options: [
      { key: 'board', values: ['4x3x3', '3x3x3', '4x4x4'] },
      { key: 'centreClosed', values: [false, true] },
    ],
    scene: () => import('./3d/Stage.tsx'),
  },
  misere: {
    ...misere,
    options: [{ key: 'size', values: [3, 4] }],
    scene: () => import('./misere/Stage.tsx'),
  },
  wild: {
    ...wild,
    options: [
      { key: 'winner', values: ['owner', 'maker'] },
      { key: 'size', values: [3, 4] },
    ],
    scene: () => import('./wild/Stage.tsx'),
  },
  multiplayer: { ...multiplayer, options: [], scene: () => import('./multiplayer/Stage.tsx') },
} satisfies Partial<Record<GameId, Stage>>;

/** A game that has a board. */
export type VariantId = keyof typeof stages;

export const variantIds = Object.keys(stages) as VariantId[];

/** A variant's board, whatever the variant. */
export const stageOf = (id: VariantId): Stage => stages[id];
