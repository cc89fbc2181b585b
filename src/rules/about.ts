/** Facts of a game for menus, rooms, bots and statistics, so that none of them depends on any particular game. */
import { readField, isFields } from './untrusted.ts';

/** The levels that are a way to search; a screen offers more (`LEVELS` in src/play/match-state.ts). */
export type SearchLevel = 'easy' | 'medium' | 'hard';

/** The weakest and the strongest player who plays like a person; numbers between are fine. */
export const WEAKEST = 1;
export const STRONGEST = 10;

/** The fraction of moves played `atRandom`, 0 to 1, and the maximum search depth of the others. */
export type LevelSettings = { readonly atRandom: number; readonly depth: number };

/**
 * How the strengths from 1 to 10 spread in a game. `unit`: the guess that looks half won to such a player, in
 * the units of `Position.evaluate`. `bend`: above 1 the weak players are closer together, below 1 the strong ones.
 * `late`: the higher it is, the fewer moves all players but the strongest think through.
 * `nodes`: what the weakest and the strongest player visit when they think a move through.
 */
export type StrengthScale = {
  readonly unit: number;
  readonly bend: number;
  readonly late: number;
  readonly nodes: readonly [least: number, most: number];
};

/** The menu's data about a game. Its words are English; other languages replace them. */
export type Card = {
  readonly name: string;
  /** The chip: what kind of game it is. */
  readonly tagline: string;
  readonly description: string;
  /** Its description where a room is created; absent for games that rooms don't offer. */
  readonly room?: string;
  /** The key of its counters in the statistics. */
  readonly stats: string;
  /** Whether it has a lesson for new players. */
  readonly lesson?: true;
  /** How many puzzles it has; absent without any. */
  readonly puzzles?: number;
};

type OptionValue = boolean | number | string;
type Options = Readonly<Record<string, OptionValue>>;

/** How rooms offer a game. They seat two players or more. */
export type RoomFacts = {
  /** The most players. */
  readonly most: number;
  /** Grid sizes, the default first. */
  readonly sizes: readonly number[];
  /** The game's own options for a grid size. */
  readonly sized?: Readonly<Record<number, Options>>;
  /** A stack is as high as it is wide; a board that grows only starts with its size. */
  readonly shape?: 'stack' | 'grows';
  /** Options that can be chosen beside the size, with their values, the default first. */
  readonly options?: Readonly<Record<string, readonly OptionValue[]>>;
  /** Options that are fixed from a number of seats on, or with a grid size. */
  readonly fixed?: readonly {
    readonly seats?: number;
    readonly size?: number;
    readonly options: Options;
  }[];
};

/** All facts of a game but its rules. Absent ones are as in classic. */
export type GameFacts = {
  readonly card: Card;
  /** The opponent or setup form that the page opens with; without it the players choose a mode. */
  readonly opens?: SearchLevel | 'setup';
  /** Whether players are called by symbol or by number. Numbers are for seats without a symbol, or many seats. */
  readonly callsSeats?: 'by number';
  /** Players choose a symbol with each move, so none is theirs. */
  readonly choosesSymbol?: true;
  /** Also show the result in a notice, since everybody sits around one screen. */
  readonly tellsResult?: true;
  /** A finished line loses. */
  readonly lineLoses?: true;
  /** The least time from a person's move to a bot's, thinking included, in milliseconds. */
  readonly replyMs?: number;
  /** Milliseconds between the picks of one bot's move. */
  readonly pickMs?: number;
  readonly levels?: Readonly<Partial<Record<SearchLevel, LevelSettings>>>;
  /** The differences from the default scale; tuned by `npm run match -- ladder`. */
  readonly strengths?: Partial<StrengthScale>;
  /** Options with which Hard plays better with more time, `{}` for all; absent where it doesn't. */
  readonly expert?: Options;
  /** Sets of options with which Hard plays exactly against one other side, `[{}]` for all; absent where it doesn't. */
  readonly solved?: readonly Options[];
  /** Absent for games that rooms don't offer. */
  readonly room?: RoomFacts;
};

/** Whether the options have all values of a set. */
export const hasOptions = (options: unknown, set: Options): boolean =>
  Object.entries(set).every(
    ([key, value]) => isFields(options) && readField(options, key) === value,
  );
