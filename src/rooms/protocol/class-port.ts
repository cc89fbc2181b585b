/** The client's port to classes: the requests of pages, and the news they receive. */
import type { Result } from '../../rules/result.ts';
import type { ClassCommand, ClassMe, ClassSettings, ClassSnapshot } from './class-wire.ts';
import type { RoomsError } from './errors.ts';

/**
 * A device's access to a class: plain JSON, to be stored on the device and passed to `resume` after a reload. `secret` proves
 * it: never show it or send it elsewhere.
 */
export type ClassKey = {
  readonly class: string;
  readonly code: string;
  readonly secret: string;
  /** The pupil's id; null for a host. */
  readonly player: string | null;
};

export type ClassGrant = {
  readonly key: ClassKey;
  readonly snapshot: ClassSnapshot;
  /** Null for hosts. */
  readonly me: ClassMe | null;
  /** As in `FollowedClass`. */
  readonly skew: number;
};

/** A class as a follower sees it; a new object after every change. */
export type FollowedClass = {
  readonly snapshot: ClassSnapshot;
  readonly me: ClassMe | null;
  /** The moves of each pairing of the last round, to be played from `snapshot.match`; empty unless boards were asked for. */
  readonly boards: readonly (readonly string[])[];
  /** 'answered': the last request was. 'lost': no request is answered. 'removed': this device was removed, which a host may undo. */
  readonly connection: 'answered' | 'lost' | 'removed';
  /** Server time minus the page's `performance.now()`, ms: time left is `deadline - (performance.now() + skew)`. */
  readonly skew: number;
};

export type ClassListener = {
  onChange(followed: FollowedClass): void;
  /** The class no longer exists (idle for two hours): nothing more is told. */
  onGone?(): void;
};

/** A command as a page gives it: the client adds the id. */
export type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** The commands of a device; codes and links have methods of their own. */
export type ClassPageCommand = WithoutId<
  Exclude<ClassCommand, { readonly do: 'host-pass' | 'move-code' }>
>;

/** How a waiting device tells its number, and is stopped. */
export type LeadWait = {
  /**
   * Called with the number that the device must show: a host sees it too, and compares.
   */
  readonly onNumber: (number: number) => void;
  /** Ends the waiting. The pass is used, and hosts see the number until they answer or two minutes have passed. */
  readonly signal: AbortSignal;
};

/**
 * Classes. No call throws or rejects; each but `lead` ends within about twenty seconds. Pupils come by `Rooms.enter`.
 */
export interface Classes {
  /** Opens a class and leads it. */
  open(settings: ClassSettings): Promise<Result<ClassGrant, RoomsError>>;
  /** Returns to a class with the stored key. On 'class-not-found' and 'not-a-player', forget the key. */
  resume(key: ClassKey): Promise<Result<ClassGrant, RoomsError>>;
  /**
   * Asks to lead a class as well, with the pass of a host's link, and waits until a host has answered: up to two
   * minutes. 'pass-void': the pass is invalid, or a host turned this device away, or none answered. Null once it is
   * stopped. A reload loses the wait, and the pass is used.
   */
  lead(
    id: string,
    hostPass: string,
    wait: LeadWait,
  ): Promise<Result<ClassGrant, RoomsError> | null>;
  /** Takes a pupil to this device, with the class's code and the one that a host shows. */
  changeDevice(code: string, deviceCode: string): Promise<Result<ClassGrant, RoomsError>>;
  act(key: ClassKey, command: ClassPageCommand): Promise<Result<null, RoomsError>>;
  /**
   * A host pass for `lead`, which works once, for two minutes. A new one voids the last one, and turns away a
   * device that still waits; so does `revokeHostPass`.
   */
  newHostPass(key: ClassKey): Promise<Result<string, RoomsError>>;
  revokeHostPass(key: ClassKey): Promise<Result<null, RoomsError>>;
  /** A code for `changeDevice`, which works once, for two minutes. */
  newDeviceCode(key: ClassKey, pupil: number): Promise<Result<string, RoomsError>>;
  /** Follows a class until the returned function is called: asks every two seconds. */
  follow(
    grant: ClassGrant,
    listener: ClassListener,
    asks: { readonly boards: boolean },
  ): () => void;
}
