/**
 * The messages between pages and the endpoint about a class: a Swiss tournament of up to 64 pupils. Times are
 * the server's, ms.
 */
import type { MatchRecord } from '../../rules/game.ts';
import type { GameId } from '../../variants/rules.ts';

export const CLASS_LIMITS = {
  pupils: 64,
  /** Devices that may lead the class. */
  hosts: 4,
  /** A round opens up to 32 rooms, so rounds per class are limited. */
  rounds: 40,
  /** How long a host's link and a pupil's code work, and how long a device waits to be let in (ms). */
  oneTime: 120_000,
  /** The two-digit numbers that identify a device asking to lead. */
  asking: { least: 10, most: 99 },
  /** For this long (ms) a removed pupil, or one who left, can be brought back without losing the match. */
  undo: 10_000,
} as const;

/** The only reactions in a class. */
export const CLASS_REACTIONS = ['👍', '😄', '😮', '🎉'] as const;

/** Minutes per round; 0 is no limit. */
export const CLASS_MINUTES = [0, 3, 5, 8] as const;
/** Whether pupils type their names, or get one in this language. */
export const CLASS_NAMES = ['own', 'en', 'de', 'es'] as const;

export type ClassSettings = {
  /** A game is drawn from them for each round. */
  readonly games: readonly GameId[];
  readonly minutes: (typeof CLASS_MINUTES)[number];
  readonly names: (typeof CLASS_NAMES)[number];
  readonly reactions: boolean;
  /** Nobody new can come in. Pupils who are in stay, may change devices, and can be brought back. */
  readonly locked: boolean;
};

/** Two pupils in a room, of whom the first starts; or one with a bye. By number. */
export type Paired = readonly [first: number, second: number] | readonly [alone: number];

/** The result for the two in `pupils`. */
type PairingResult = 'first' | 'second' | 'tie' | 'bye';

/**
 * The cause of a result: the board, a pupil (with a tie, both) who was absent or left, or the round's end. An open match
 * and a bye have 'play'.
 */
type PairingEnd = 'play' | 'absence' | 'time';

export type Pairing = {
  /** Null for a bye. */
  readonly room: string | null;
  readonly pupils: Paired;
  /** Null while the match is open. */
  readonly result: PairingResult | null;
  /** The number of moves in the match, set once it is decided. */
  readonly moves: number;
  readonly by: PairingEnd;
};

export type ClassRound = {
  readonly game: GameId;
  readonly startedAt: number;
  readonly pairings: readonly Pairing[];
  /** A host took it back, so its results don't count. It keeps its number. */
  readonly isDropped?: true;
};

/** 'between': a round is over, and the next hasn't begun. */
export type ClassStatus = 'gathering' | 'playing' | 'between' | 'over';

/** A pupil as everybody sees them; the index in the list is the pupil's number. */
export type ShownPupil = {
  readonly name: string;
  readonly hasLeft: boolean;
  /** Missed the end of a match, and hasn't been seen since, so isn't paired. */
  readonly isAway: boolean;
};

/** A pupil's standing, and the numbers that explain it. */
export type Standing = {
  readonly pupil: number;
  /** From 1; equal pupils have the same. */
  readonly rank: number;
  readonly points: number;
  /** The points of all opponents; a bye counts like an opponent with the pupil's own points. */
  readonly buchholz: number;
  /** Moves of both, in an average match won on the board; null without one. */
  readonly moves: number | null;
};

export type ClassSnapshot = {
  readonly id: string;
  readonly code: string;
  /** Raised with every change, but not by moves. */
  readonly version: number;
  readonly settings: ClassSettings;
  readonly status: ClassStatus;
  /** The number of rounds begun, including those that were taken back. */
  readonly round: number;
  /** All rounds for hosts, the last one for pupils. */
  readonly rounds: readonly ClassRound[];
  /** The last round's match before its first move. */
  readonly match: MatchRecord | null;
  readonly deadline: number | null;
  readonly pausedAt: number | null;
  readonly pupils: readonly ShownPupil[];
  /** Best first. Pupils get none while they play. */
  readonly standings: readonly Standing[];
  /** Pairs made by hand for the next round; only for hosts. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Devices that lead the class. */
  readonly hosts: number;
  /** The number on the device that asks to lead the class; only for hosts. */
  readonly asking: number | null;
};

/** The moves of a pairing in the last round after the first `from`. */
export type ClassBoard = {
  readonly pairing: number;
  readonly from: number;
  readonly moves: readonly string[];
};

/** The receiver: `player` is also the id in the pupil's rooms. */
export type ClassMe = { readonly player: string; readonly number: number };

/** The endpoint's answer to every accepted request about a class. */
export type ClassAnswer = {
  readonly ok: true;
  readonly at: number;
  /** Null if the page already has this version. */
  readonly class: ClassSnapshot | null;
  /** Null for hosts. */
  readonly me: ClassMe | null;
  /** The boards whose moves differ from those that the page has. */
  readonly boards: readonly ClassBoard[];
};

/** The answer to a device that asks to lead, until a host lets it in: the number that hosts see. */
export type LeadRequestAnswer = { readonly ok: true; readonly at: number; readonly asking: number };

/** Identifies the sender: a pupil's secret with the pupil's id, a host's secret alone. */
export type ClassClaim = {
  readonly class: string;
  readonly secret: string;
  readonly pupil?: string;
};

type Once = { readonly id: string };

/** The commands of hosts; a pupil may only leave. `id`: a command that arrives twice acts once. */
export type ClassCommand =
  /** Begins the round after `round`, the number of rounds that the host shows. */
  | ({ readonly do: 'start'; readonly round: number } & Once)
  /** Ends this round: an unfinished match is a win if one is proven, else a tie. */
  | ({ readonly do: 'end'; readonly round: number } & Once)
  /** Takes this round back, if it is the last one: its matches end, and don't count. */
  | ({ readonly do: 'drop'; readonly round: number } & Once)
  | ({ readonly do: 'pause' } & Once)
  | ({ readonly do: 'resume' } & Once)
  /** In a class with given names, another name is drawn. */
  | ({ readonly do: 'rename'; readonly pupil: number; readonly name: string } & Once)
  | ({ readonly do: 'remove'; readonly pupil: number } & Once)
  /** Undoes a removal; within ten seconds the pupil's match also continues. */
  | ({ readonly do: 'restore'; readonly pupil: number } & Once)
  /** Pairs two pupils in the next round; null clears all such pairs. */
  | ({ readonly do: 'pair'; readonly pupils: readonly [number, number] | null } & Once)
  /**
   * Games and minutes apply from the next round on, names to newcomers, reactions at once. All settings are
   * sent together, so that when two hosts change them at once, the later set is complete.
   */
  | ({ readonly do: 'settings'; readonly settings: ClassSettings } & Once)
  /**
   * The page made the pass, 128 random bits: one device may use it to ask to lead the class, within two
   * minutes. Null revokes it. Either way a device that is still asking is turned away.
   */
  | ({ readonly do: 'host-pass'; readonly pass: string | null } & Once)
  /** Lets the device with this number lead the class, or turns it away. */
  | ({ readonly do: 'admit'; readonly number: number; readonly yes: boolean } & Once)
  /** Disconnects the other hosts, and a device that asks to lead. */
  | ({ readonly do: 'alone' } & Once)
  /** The page made the code, here called `pass`: within two minutes it takes the pupil to another device. */
  | ({ readonly do: 'move-code'; readonly pupil: number; readonly pass: string } & Once)
  | ({ readonly do: 'close' } & Once)
  /** Undoes closing. */
  | ({ readonly do: 'reopen' } & Once)
  | ({ readonly do: 'leave' } & Once);

/** A page's version of a class, and the number of moves it has of each board of that round. */
export type KnownClass = {
  /** 0 if the page has none. */
  readonly version: number;
  /** Absent if the page shows no boards. */
  readonly boards?: { readonly round: number; readonly moves: readonly number[] };
};

export type ClassRequest =
  | { readonly do: 'class-open'; readonly secret: string; readonly settings: ClassSettings }
  | { readonly do: 'class-fetch'; readonly claim: ClassClaim; readonly known: KnownClass }
  | { readonly do: 'class-command'; readonly claim: ClassClaim; readonly command: ClassCommand }
  /**
   * Sent with a host's link: a device asks to lead the class. It repeats this until the answer is the class
   * (`ClassAnswer`): before that a host has to let it in (`LeadRequestAnswer`).
   */
  | {
      readonly do: 'class-host';
      readonly class: string;
      readonly pass: string;
      readonly secret: string;
    }
  /** Sent with the class's code and one that a host shows, from a pupil's new device. */
  | {
      readonly do: 'class-move';
      readonly code: string;
      readonly pass: string;
      readonly secret: string;
      /** '' if it is unknown. */
      readonly page?: string;
    };
