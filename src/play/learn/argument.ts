/** An argument with a proof: the reader plays the side that is proven to lose, and the proof replies. */
import type { BotPort } from '../../bots/worker/bot-port.ts';
import type { Json, MatchRecord } from '../../rules/game.ts';
import { lastStateOf } from '../../rules/match.ts';
import type { GameId } from '../../variants/rules.ts';
import { rulesOf } from '../loaded-games.ts';
import type { MatchState } from '../match-state.ts';
import { createSession, type Session } from '../session.ts';

/** The winning side's move in a position of the proof. */
export type ProvenMove = {
  /** Its notation. */
  readonly notation: string;
  /** How many moves the winning side may still need from the proof, this one included; 0 once threats alone win. */
  readonly left: number;
  /** Once threats alone win (`left` is 0): the plies to the end if the reader blocks each one; null before. */
  readonly plies: number | null;
};

/** Finds the winning side's move by the proof. Throws in a position that the proof doesn't reach (a bug). */
export type MoveByProof = (state: Json) => ProvenMove;

/** Opens a match in which the proof moves first and the reader replies. Throws if the game refuses the options (a bug). */
export function createArgument(game: GameId, options: Json, moveByProof: MoveByProof): Session {
  const controllers = [{ kind: 'bot', level: 'hard' }, { kind: 'person' }] as const;
  const made = createSession(
    { game, seats: 2, options, controllers },
    { bots: replyWith(moveByProof) },
  );
  if (!made.ok) throw new Error(`${game} refuses the options of its proof: ${made.error}`);
  return made.value;
}

const replyWith = (moveByProof: MoveByProof): BotPort => ({
  choose: async (record) => moveByProof(lastState(record)).notation,
});

function lastState(record: MatchRecord): Json {
  const last = lastStateOf(rulesOf(record.game), record);
  if (!last.ok) throw new Error(last.error);
  return last.value;
}

/** How near the end of an argument is, after the winning side's latest move. */
export type ArgumentProgress = {
  /** How many moves the winning side may still need from the proof. */
  readonly left: number;
  /** How many moves of its own end the match if the reader blocks each threat; null until threats alone win. */
  readonly moves: number | null;
  /** By how many moves the reader's latest reply shortened the argument; null before the first one. */
  readonly cost: number | null;
};

/** The progress of an argument whose winning side moves first; null before its first move. */
export function progressOf(
  moveByProof: MoveByProof,
  { states, record }: MatchState,
): ArgumentProgress | null {
  const made = Math.ceil(record.moves.length / 2);
  if (made === 0) return null;
  const moveAt = (index: number): ProvenMove => moveByProof(states[2 * index] ?? null);
  const latest = moveAt(made - 1);
  const before = made > 1 ? moveAt(made - 2) : null;
  return {
    left: Math.max(0, latest.left - 1),
    // Its latest move is made.
    moves: latest.plies === null ? null : (latest.plies - 1) / 2,
    cost: before && Math.max(0, before.left - 1 - latest.left),
  };
}
