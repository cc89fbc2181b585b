/** The part of a variant for the screen; `menu.ts` lists them. */
import type { ComponentType } from 'react';
import type { MoveByProof } from '../play/learn/argument.ts';
import type { LessonStep } from '../play/learn/lesson.ts';
import type { MatchSetup, MatchState } from '../play/match-state.ts';
import type { Roam } from '../play/roam.ts';
import type { ViewExtras, BoardView } from '../play/view.ts';
import type { GridProps } from '../ui/board/BoardGrid.tsx';
import type { Sound } from '../ui/effects/tones.ts';
import type { DiagramOver } from '../ui/diagram/diagram-view.ts';
import type { DiagramSpec, MovingSpec } from '../ui/diagram/position.ts';
import type { BoardLayout } from '../rules/board.ts';
import type { Game, Json } from '../rules/game.ts';
import type { GameWords, NoticeWords } from '../text/word-types.ts';
import type { Guide, GuideTranslations } from '../text/guide.ts';
import type { LessonTranslations, LessonWords } from '../text/lessons.ts';
import type { ProofTranslations, ProofWords } from '../text/proof.ts';

export type SceneProps = {
  readonly layout: BoardLayout;
  readonly view: BoardView;
  /** The visible part of a board that grows. */
  readonly roam: Roam;
  readonly onPick: (pick: string) => void;
  /** Whether the board is shown for the first time in this visit, so that its tiles are set down. */
  readonly isFirst?: boolean;
};

export type SetupProps = {
  readonly options: Json;
  readonly onOptions: (options: Chosen) => void;
  readonly onStart: (setup: MatchSetup) => void;
};

export type FieldsProps = {
  readonly seats: number;
  readonly options: Json;
  readonly onChange: (options: Chosen, seats: number) => void;
};

export type PanelProps = {
  readonly match: MatchState;
  readonly layout: BoardLayout;
  readonly view: BoardView;
  readonly onPick: (pick: string) => void;
  /** Makes a move at once, even where a pick would only preview it. */
  readonly onMove: (pick: string) => void;
};

/** Option values by key; a missing one takes its default. */
export type Chosen = Readonly<Record<string, OptionField['values'][number]>>;

/** A rule option that players choose before a game: a key of the game's options and its values. */
export type OptionField = {
  readonly key: string;
  /** The first one is the default. */
  readonly values: readonly (string | number | boolean)[];
  /** Whether it is offered, given the other choices. By default, always. */
  readonly when?: (chosen: Readonly<Record<string, unknown>>) => boolean;
};

export type Variant = {
  readonly game: Game;
  readonly words: GameWords;
  readonly layoutOf: (options: Json) => BoardLayout;
  /** Its additions to the view of its board. */
  readonly extras?: (state: Json) => ViewExtras;
  /** The flat board, if it has more to show than marks and lines. */
  readonly Grid?: ComponentType<GridProps>;
  /** The form before a game, for games that open with one. */
  readonly Setup?: ComponentType<SetupProps>;
  /** The number of players and the rules in that form, where they aren't `options`. */
  readonly Fields?: ComponentType<FieldsProps>;
  /** A button beside those of the view, for an object that only this board can hide. */
  readonly ViewButton?: ComponentType;
  /** The panel beside its board. */
  readonly Panel?: ComponentType<PanelProps>;
  /**
   * Handles a pick that only previews an answer to a question, such as a measurement. False for any other
   * pick, which goes to the rules.
   */
  readonly handlePreview?: (state: Json, pick: string) => boolean;
  readonly options: readonly OptionField[];
  /** The notice after a move: the states before and after it. */
  readonly notice?: (before: Json, after: Json) => NoticeWords | null;
  /** The announcement of a move besides its marks: the states before and after it. */
  readonly describe?: (before: Json, after: Json) => string;
  /** The sound of a move that does more than place a mark: the states before and after it. */
  readonly sound?: (before: Json, after: Json) => Sound | null;
  /** Says why a pick is refused, where the players must be told; the picks before it belong to its move. */
  readonly refusal?: (state: Json, picks: readonly string[], pick: string) => NoticeWords | null;
  /** The scene, and three with it. */
  readonly scene: () => Promise<{ readonly Scene: ComponentType<SceneProps> }>;
  readonly guide: () => Promise<{
    readonly guide: Guide;
    readonly translations: GuideTranslations;
    readonly diagrams: Readonly<Record<string, DiagramSpec>>;
    /** Its moving diagrams. */
    readonly moving?: Readonly<Record<string, MovingSpec>>;
    /** A position for each tip of its strategy, in order; null where a diagram would not help. */
    readonly tips?: readonly (DiagramSpec | null)[];
    /** A drawing over the cells of its diagrams. */
    readonly Over?: DiagramOver;
    /** The widgets of its guide, by name. */
    readonly widgets?: Readonly<Record<string, ComponentType>>;
    /** The guide's back link leads to the previous page, not to the menu. */
    readonly backsUp?: boolean;
  }>;
  /** Its lesson, with words for each step. */
  readonly lesson?: () => Promise<{
    readonly steps: readonly [LessonStep, ...LessonStep[]];
    readonly words: LessonWords;
    readonly translations: LessonTranslations;
  }>;
  /** Where one side is proven to win with the whole game before it: the proof's page, and what to argue with. */
  readonly proof?: () => Promise<{
    readonly guide: Guide;
    readonly words: ProofWords;
    readonly translations: ProofTranslations;
    /** The options of the game that is solved. */
    readonly options: Json;
    readonly diagrams: Readonly<Record<string, DiagramSpec>>;
    readonly loadMoveByProof: () => Promise<MoveByProof>;
  }>;
  /** Its puzzles as they are stored; see `PuzzleFile`. */
  readonly puzzles?: () => Promise<{ readonly default: unknown }>;
};

/** The choices without those of options that aren't offered with the others. */
export const offeredOptions = (fields: readonly OptionField[], chosen: Chosen): Chosen =>
  Object.fromEntries(
    Object.entries(chosen).filter(
      ([key]) => fields.find((each) => each.key === key)?.when?.(chosen) ?? true,
    ),
  );

/** True where the page opens at once against a bot: no mode is chosen. */
export const opensAtOnce = ({ game: { about } }: Variant): boolean =>
  about.opens !== undefined && about.opens !== 'setup';

/** The scene of a game that needs nothing beyond the board of rows that games share. */
export const boardScene: Variant['scene'] = async () => {
  const { BoardScene } = await import('../scene/board/BoardScene.tsx');
  return { Scene: BoardScene };
};

/** The notice of the newest move; null after an undo or in a new round. */
export function noticeOfMove(
  { notice }: Variant,
  match: MatchState,
  before: MatchState,
): NoticeWords | null {
  const [now, then] = [match.states.at(-1), before.states.at(-1)];
  const isMove = match.round === before.round && match.states.length === before.states.length + 1;
  return notice && isMove && now !== undefined && then !== undefined ? notice(then, now) : null;
}
