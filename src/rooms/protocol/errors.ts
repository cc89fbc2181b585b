/** Every reason why a request about rooms can fail. Only pages put them into words. */

/** The referee's refusals, which are expected. */
export const REFUSALS = [
  /** The code is unknown or the room is gone: 'Room not found'. */
  'room-not-found',
  /** The match has started: 'Room is not accepting new players' (offer to watch). */
  'not-accepting',
  'room-full',
  'name-required',
  'bad-variant',
  /** Start: fewer seats than the game needs. */
  'need-players',
  /** Start: teams need 4 or 6 seats. */
  'bad-teams',
  /** A move, or a decision about an absent player, without a match in progress; another round before the first. */
  'not-started',
  'not-your-turn',
  'illegal-move',
  'game-over',
  /** The command is about another ply or round: the page is behind. */
  'stale',
  /** No such player in this room, the wrong secret, or the player left. */
  'not-a-player',
  /** Answer: no request for a new round is open (any more). */
  'nothing-asked',
  /**
   * Report (`nudge`): oneself, or a seat that was active a moment ago (`RECENT_MS` in referee.ts). Decide: the
   * seat is still held.
   */
  'not-absent',
  /** Expire: the turn still has time. Skip: its player has had less than `LIMITS.patience`. */
  'not-expired',
  'empty-message',
  /** Remove: only the host may. */
  'not-host',
  /** Vote: two players can't outvote each other. */
  'no-vote',
  /**
   * A class's room has no chat, no second round, no votes, and only a few reactions, if any. Or: the code is a class's,
   * and a room was expected.
   */
  'in-class',
  /** The class is paused. */
  'paused',
  /** The code is of no class, or the class is gone. */
  'class-not-found',
  /** The class was closed. */
  'class-over',
  /** Start: the class has played as many rounds as it may. */
  'rounds-full',
  /** The class has as many pupils as it may. */
  'class-full',
  /** As many devices lead the class as may. */
  'hosts-full',
  /** A host's command is about a pupil who isn't in the class (any more). */
  'pupil-left',
  /** The class is locked to newcomers. */
  'class-locked',
  /** A host's link or a pupil's code is wrong, was used, or is older than two minutes. */
  'pass-void',
] as const;

/** The endpoint's refusals before it loads a room, and failures behind it. */
export const ENDPOINT_ERRORS = [
  'bad-request',
  'bad-key',
  'too-large',
  'wrong-method',
  /** Too many failed joins, chat messages or rooms: try again in a minute (chat: in a second). */
  'too-many',
  /** Create: the page or its IP address has opened as many public rooms lately as it may. */
  'too-many-listed',
  /** Others changed the room at the same time, several times: try again. */
  'busy',
  /** The server can't write (disk full, read-only): nothing was changed. */
  'storage-failed',
  /** The room's stored data were changed by a disk fault, or by hand. */
  'room-damaged',
  'server-failed',
] as const;

/** Errors that only the client can notice. */
const CLIENT_ERRORS = [
  /** No answer: no network, or the server is down. */
  'offline',
  /** No answer in time; repeating the request is harmless. */
  'timeout',
  /** This address has no backend: a static host without Supabase settings. */
  'no-backend',
] as const;

export type Refusal = (typeof REFUSALS)[number];
export type ServerError = Refusal | (typeof ENDPOINT_ERRORS)[number];
/** Why a request failed. */
export type RoomsError = ServerError | (typeof CLIENT_ERRORS)[number];
