/** Facts of a game that menus, rooms, bots and statistics read: they never ask which game it is. */
/** How hard a bot tries. */
export type Level = 'easy' | 'medium' | 'hard';

/** The share of a bot's moves that is random, 0 to 1, and how many plies the others are searched at most. */
export type Strength = { readonly share: number; readonly depth: number };

/** What the menu needs of a game. Its words are English; other languages replace them. */
export type Card = {
  readonly name: string;
  /** The chip: what kind of game it is. */
  readonly difficulty: string;
  readonly description: string;
  /** What is said of it where a room is opened; absent for games that rooms don't offer. */
  readonly room?: string;
  /** The key of its counters in the statistics. */
  readonly stats: string;
};

type Value = boolean | number | string;
type Options = Readonly<Record<string, Value>>;

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
  readonly options?: Readonly<Record<string, readonly Value[]>>;
  /** Options that have only one value from so many seats on, or with this grid size. */
  readonly fixed?: readonly {
    readonly seats?: number;
    readonly size?: number;
    readonly options: Options;
  }[];
};

/** All facts of a game but its rules. What is absent is as in classic. */
export type About = {
  readonly card: Card;
  /** Whom the page opens against at once, or the set-up form; without it the players choose a mode. */
  readonly opens?: Level | 'set-up';
  /** Players are called by their symbol, or by their number where seats have none or many. */
  readonly callsSeats?: 'by number';
  /** The result is told in a notice as well: everybody sits around one screen. */
  readonly tellsResult?: true;
  /** A finished line loses. */
  readonly lineLoses?: true;
  /** Milliseconds from a person's move to a bot's at least, thinking included. */
  readonly replyMs?: number;
  /** Milliseconds between the picks of one bot's move. */
  readonly pickMs?: number;
  readonly levels?: Readonly<Partial<Record<Level, Strength>>>;
  /** Absent for games that rooms don't offer. */
  readonly room?: RoomFacts;
};
