/** A class as its referee knows it: plain JSON, never mutated, and never sent as it is. Times are the server's, in ms. */
import type { ClassRound, ClassSettings, ClassStatus, Pairing } from '../protocol/class-wire.ts';

/** SHA-256 of a code that works once, and until when. */
type OneTime = { readonly hash: string; readonly until: number };

/** A device that asks to lead: it has used the pass, and a host hasn't let it in yet. */
export type LeadRequest = {
  readonly number: number;
  readonly secretHash: string;
  readonly until: number;
};

/** A current or former pupil. Pupils are never taken from the list: their number is their index. */
export type Pupil = {
  /** Also the player's id in all of the pupil's rooms. */
  readonly id: string;
  readonly name: string;
  readonly secretHash: string;
  readonly left: number | null;
  /** Missed the end of a match, and hasn't asked since. */
  readonly isAway: boolean;
  /** The code that takes the pupil to another device (a device code), as stored. */
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
  /** SHA-256 of the hosts' secrets. */
  readonly hosts: readonly string[];
  readonly hostPass: OneTime | null;
  /** One device at a time. Absent in a class stored by a version in which a pass alone was enough. */
  readonly asking?: LeadRequest | null;
  readonly pupils: readonly Pupil[];
  readonly rounds: readonly ClassRound[];
  /** Pairs made by hand for the next round. */
  readonly pairs: readonly (readonly [number, number])[];
  /** When the round ends; null without a limit or a round. */
  readonly deadline: number | null;
  readonly pausedAt: number | null;
  readonly isOver: boolean;
  /** Handled commands, oldest first, by id: a late copy has no effect. */
  readonly recent: readonly { readonly id: string; readonly at: number }[];
};

/** A pairing in play. */
export type PairingInPlay = Pairing & {
  readonly room: string;
  readonly pupils: readonly [number, number];
};

const isInPlay = (pairing: Pairing): pairing is PairingInPlay =>
  pairing.room !== null && pairing.result === null;

/** The pairings in play. */
export const pairingsInPlay = ({ rounds }: SchoolClass): readonly PairingInPlay[] =>
  rounds.at(-1)?.pairings.filter(isInPlay) ?? [];

export function classStatusOf(school: SchoolClass): ClassStatus {
  if (school.isOver) return 'over';
  if (pairingsInPlay(school).length > 0) return 'playing';
  return school.rounds.length > 0 ? 'between' : 'gathering';
}

/** A pupil's number, by id; -1 for nobody. */
export const pupilNumberOf = ({ pupils }: SchoolClass, id: string): number =>
  pupils.findIndex((pupil) => pupil.id === id);

/** A host, or a pupil by number. */
export type Sender = 'host' | number;

/** The sender of a request; null if the claim is wrong. `hash`: of the sender's secret. */
export function senderIn(
  school: SchoolClass,
  { pupil: id, hash }: { readonly pupil: string | undefined; readonly hash: string },
): Sender | null {
  if (id === undefined) return school.hosts.includes(hash) ? 'host' : null;
  const number = pupilNumberOf(school, id);
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
