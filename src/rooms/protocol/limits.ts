/** Limits of a room that the referee, the endpoint and the pages share. */
export const LIMITS = {
  code: 6,
  /** Characters per chat message. In supabase/migrations too. */
  chat: 200,
  /** Chat messages and reactions per second and player. */
  chatPerSecond: 5,
  /** The latest time (ms) after which a command without an answer is sent again. */
  lastTry: 12_000,
  /** A move that was being sent when the turn's time ran out still counts for this long (ms). */
  moveGrace: 300,
  /** After this time (ms) the others may skip a turn, even if the mover's page is open. */
  patience: 120_000,
} as const;
