/** What pages and the endpoint tell each other about a class: a Swiss tournament of up to 64 pupils. Times are the server's, ms. */
import type { MatchRecord } from '../../rules/game.ts';
import type { GameId } from '../../variants/rules.ts';

export const CLASS_LIMITS = {
  pupils: 64,
  /** Screens that may lead the class. */
  hosts: 4,
  /** A round opens up to 32 rooms: nobody shall open them without end. */
  rounds: 40,
  /** How long a host's link and a pupil's code work, and how long a screen waits to be let in (ms). */
  pass: 120_000,
  /** The numbers by which a screen that asks to lead is known: of two digits. */
  asking: { least: 10, most: 99 },
  /** For so long (ms) somebody who was taken out, or left, can be brought back without losing the game. */
  undo: 10_000,
} as const;

/** The only reactions in a class. */
export const CLASS_REACTIONS = ['👍', '😄', '😮', '🎉'] as const;

/** Minutes a round; 0 is no limit. */
export const CLASS_MINUTES = [0, 3, 5, 8] as const;
/** Whether pupils type their names, or get one in this language. */
export const CLASS_NAMES = ['own', 'en', 'de', 'es'] as const;

export type ClassSettings = {
  /** One is drawn for each round. */
  readonly games: readonly GameId[];
  readonly minutes: (typeof CLASS_MINUTES)[number];
  readonly names: (typeof CLASS_NAMES)[number];
  readonly reactions: boolean;
  /** Nobody new comes in. Whoever is in stays, changes devices and is brought back as ever. */
  readonly locked: boolean;
};

/** Two pupils in a room, of whom the first starts; or one with a bye. By number. */
export type Paired = readonly [first: number, second: number] | readonly [alone: number];

/** Who won, as a place in `pupils`. */
export type PairingResult = 'first' | 'second' | 'tie' | 'bye';

/** What decided a game: the board, a pupil who was away or left, or the round's end. */
export type PairingEnd = 'play' | 'absence' | 'time';

export type Pairing = {
  /** Null for a bye. */
  readonly room: string | null;
  readonly pupils: Paired;
  /** Null while the game is open. */
  readonly result: PairingResult | null;
  /** Made in the game, once it is decided. */
  readonly moves: number;
  readonly by: PairingEnd;
};

export type ClassRound = {
  readonly game: GameId;
  readonly startedAt: number;
  readonly pairings: readonly Pairing[];
  /** A host took it back: nothing of it counts. It keeps its number. */
  readonly isDropped?: true;
};

/** 'between': a round is over, and the next hasn't begun. */
export type ClassStatus = 'gathering' | 'playing' | 'between' | 'over';

/** A pupil as everybody sees them; the place in the list is the pupil's number. */
export type ShownPupil = {
  readonly name: string;
  readonly hasLeft: boolean;
  /** Lost a game by being away, and hasn't been seen since: isn't paired. */
  readonly isAway: boolean;
};

/** A place in the standings, and what explains it. */
export type Standing = {
  readonly pupil: number;
  /** From 1; equal pupils have the same. */
  readonly rank: number;
  readonly points: number;
  /** The points of all opponents; a bye counts like an opponent with one's own. */
  readonly buchholz: number;
  /** Moves of both, in an average game won on the board; null without one. */
  readonly moves: number | null;
};

export type ClassView = {
  readonly id: string;
  readonly code: string;
  /** Raised with every change, but not by moves. */
  readonly version: number;
  readonly settings: ClassSettings;
  readonly status: ClassStatus;
  /** Rounds begun, also those that were taken back. */
  readonly round: number;
  /** All of them for hosts, the last one for pupils. */
  readonly rounds: readonly ClassRound[];
  /** The last round's game before its first move. */
  readonly match: MatchRecord | null;
  readonly deadline: number | null;
  readonly pausedAt: number | null;
  readonly pupils: readonly ShownPupil[];
  /** Best first. Pupils get none while they play. */
  readonly standings: readonly Standing[];
  /** Put together by hand for the next round; only for hosts. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Screens that lead the class. */
  readonly hosts: number;
  /** The number on the screen that asks to lead the class; only for hosts. */
  readonly asking: number | null;
};

/** The moves of a pairing in the last round after the first `from`. */
export type ClassBoard = {
  readonly pairing: number;
  readonly from: number;
  readonly moves: readonly string[];
};

/** Who asks: `player` is also the id in the pupil's rooms. */
export type ClassMe = { readonly player: string; readonly number: number };

/** The endpoint's answer to every accepted request about a class. */
export type ClassReply = {
  readonly ok: true;
  readonly at: number;
  /** Null: as the page knows it. */
  readonly class: ClassView | null;
  /** Null for hosts. */
  readonly me: ClassMe | null;
  /** The boards with other moves than the page knows. */
  readonly boards: readonly ClassBoard[];
};

/** The answer to a screen that asks to lead, until a host lets it in: the number by which hosts know it. */
export type AskingReply = { readonly ok: true; readonly at: number; readonly asking: number };

/** What proves who asks: a pupil's secret with the pupil's id, a host's alone. */
export type ClassClaim = {
  readonly class: string;
  readonly secret: string;
  readonly pupil?: string;
};

type Once = { readonly id: string };

/** What hosts may do; a pupil may only leave. `id`: a command that arrives twice acts once. */
export type ClassCommand =
  /** Begins the round after `round`, the number of rounds on the screen. */
  | ({ readonly do: 'start'; readonly round: number } & Once)
  /** Ends this round: open games count by what is proven, else as ties. */
  | ({ readonly do: 'end'; readonly round: number } & Once)
  /** Takes this round back, if it is the last one: its games end, and count for nothing. */
  | ({ readonly do: 'drop'; readonly round: number } & Once)
  | ({ readonly do: 'pause' } & Once)
  | ({ readonly do: 'resume' } & Once)
  /** In a class with given names, another one is drawn. */
  | ({ readonly do: 'rename'; readonly pupil: number; readonly name: string } & Once)
  | ({ readonly do: 'remove'; readonly pupil: number } & Once)
  /** Undoes a removal; within ten seconds the pupil's game goes on too. */
  | ({ readonly do: 'restore'; readonly pupil: number } & Once)
  /** Puts two together in the next round; null takes all such pairs back. */
  | ({ readonly do: 'pair'; readonly pupils: readonly [number, number] | null } & Once)
  /**
   * Games and minutes hold from the next round on, names from the next newcomer on, reactions at once. All of them come,
   * so that of two hosts who change them at once the later one's are whole.
   */
  | ({ readonly do: 'settings'; readonly settings: ClassSettings } & Once)
  /**
   * The page made the pass, 128 random bits: one screen may ask with it to lead the class, within two minutes. Null
   * revokes it. Either way a screen that is still asking is turned away.
   */
  | ({ readonly do: 'host-pass'; readonly pass: string | null } & Once)
  /** Lets the screen that asks under this number lead the class, or turns it away. */
  | ({ readonly do: 'admit'; readonly number: number; readonly yes: boolean } & Once)
  /** Sends the other screens away that lead the class, or ask to. */
  | ({ readonly do: 'alone' } & Once)
  /** The page made the code: within two minutes it takes the pupil to another device. */
  | ({ readonly do: 'move-code'; readonly pupil: number; readonly pass: string } & Once)
  | ({ readonly do: 'close' } & Once)
  /** Undoes closing. */
  | ({ readonly do: 'reopen' } & Once)
  | ({ readonly do: 'leave' } & Once);

/** What a page has of a class: the version, and the number of moves on each board of that round. */
export type KnownClass = {
  /** 0 for nothing. */
  readonly version: number;
  /** Absent: the page shows no boards. */
  readonly boards?: { readonly round: number; readonly moves: readonly number[] };
};

export type ClassRequest =
  | { readonly do: 'class-open'; readonly secret: string; readonly settings: ClassSettings }
  | { readonly do: 'class-fetch'; readonly claim: ClassClaim; readonly known: KnownClass }
  | { readonly do: 'class-command'; readonly claim: ClassClaim; readonly command: ClassCommand }
  /**
   * With a host's link: a screen asks to lead the class. It repeats this until the answer is the class (`ClassReply`):
   * before that a host has to let it in (`AskingReply`).
   */
  | {
      readonly do: 'class-host';
      readonly class: string;
      readonly pass: string;
      readonly secret: string;
    }
  /** With the class's code and one that a host shows: a pupil on another device. */
  | {
      readonly do: 'class-move';
      readonly code: string;
      readonly pass: string;
      readonly secret: string;
      /** '' for an unknown one. */
      readonly page?: string;
    };
