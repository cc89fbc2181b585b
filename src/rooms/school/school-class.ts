/** A class as its referee knows it: plain JSON, never mutated, and never sent as it is. Times are the server's, in ms. */
import type { ClassRound, ClassSettings, ClassStatus, Pairing } from '../protocol/class-wire.ts';

/** SHA-256 of something that works once, and until when. */
export type OneTime = { readonly hash: string; readonly until: number };

/** A screen that asks to lead: it has used the pass, and a host hasn't let it in yet. */
export type AskingScreen = {
  readonly number: number;
  readonly secretHash: string;
  readonly until: number;
};

/** Somebody who plays, or played. Pupils are never taken from the list: their number is their place in it. */
export type Pupil = {
  /** Also the player's id in every room of theirs. */
  readonly id: string;
  readonly name: string;
  readonly secretHash: string;
  readonly left: number | null;
  /** Lost a game by being away, and hasn't asked for anything since. */
  readonly isAway: boolean;
  /** Takes the pupil to another device. */
  readonly move: OneTime | null;
};

export type SchoolClass = {
  readonly id: string;
  readonly code: string;
  /** From 1, raised by one with every change. */
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** `locked` is absent in a class that was stored before there was a lock. */
  readonly settings: Omit<ClassSettings, 'locked'> & { readonly locked?: boolean };
  /** SHA-256 of the secrets of those who lead it. */
  readonly hosts: readonly string[];
  readonly hostPass: OneTime | null;
  /** One at a time. Absent in a class that was stored when a pass alone was enough. */
  readonly asking?: AskingScreen | null;
  readonly pupils: readonly Pupil[];
  readonly rounds: readonly ClassRound[];
  /** Put together by hand for the next round. */
  readonly pairs: readonly (readonly [number, number])[];
  /** When the round ends; null without a limit or a round. */
  readonly deadline: number | null;
  readonly pausedAt: number | null;
  readonly isOver: boolean;
  /** Handled commands, oldest first: the same id does nothing again. */
  readonly recent: readonly { readonly id: string; readonly at: number }[];
};

/** A pairing that is being played. */
export type OpenPairing = Pairing & {
  readonly room: string;
  readonly pupils: readonly [number, number];
};

const isOpen = (pairing: Pairing): pairing is OpenPairing =>
  pairing.room !== null && pairing.result === null;

/** The pairings that are being played. */
export const openPairings = ({ rounds }: SchoolClass): readonly OpenPairing[] =>
  rounds.at(-1)?.pairings.filter(isOpen) ?? [];

export function statusOf(school: SchoolClass): ClassStatus {
  if (school.isOver) return 'over';
  if (openPairings(school).length > 0) return 'playing';
  return school.rounds.length > 0 ? 'between' : 'gathering';
}

/** A pupil's number, by id; -1 for nobody. */
export const numberOf = ({ pupils }: SchoolClass, id: string): number =>
  pupils.findIndex((pupil) => pupil.id === id);

/** A host, or a pupil by number. */
export type Sender = 'host' | number;

/** Who sent this; null for nobody who may. `hash`: of the sender's secret. */
export function senderIn(
  school: SchoolClass,
  { pupil: id, hash }: { readonly pupil: string | undefined; readonly hash: string },
): Sender | null {
  if (id === undefined) return school.hosts.includes(hash) ? 'host' : null;
  const number = numberOf(school, id);
  const pupil = school.pupils[number];
  return pupil?.left === null && pupil.secretHash === hash ? number : null;
}

/** The class with one pupil changed. */
export const withPupil = (
  school: SchoolClass,
  number: number,
  change: Partial<Pupil>,
): SchoolClass => ({
  ...school,
  pupils: school.pupils.map((pupil, at) => (at === number ? { ...pupil, ...change } : pupil)),
});
