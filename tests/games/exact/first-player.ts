/** Matches in which Hard moves first: where the first player can force a win, it must win. */
import type { Json, MatchRecord } from '../../../src/rules/game.ts';
import { findMove, notation } from '../../../src/rules/match.ts';
import { choose, prepare } from '../../../src/bots/choose.ts';
import type { Budget } from '../../../src/bots/bot-match.ts';
import { games } from '../../../src/variants/rules.ts';
import { playerOf } from '../bots/players.ts';
import { recordOf, type Asked } from './positions.ts';

/** A match's result for its first player. */
export type Match = {
  readonly moves: readonly string[];
  /** Its score minus the other's. */
  readonly margin: number;
};

/** Plays Hard against a player of `players.ts`, each with its own memory. */
export async function begun(
  asked: Asked,
  name: string,
  seed: number,
  budget: Budget,
): Promise<Match> {
  const game = games[asked.id];
  const [hard, other] = [playerOf('hard', budget), playerOf(name, budget)];
  if (!hard || !other) throw new Error(`nobody is called ${name}`);
  await prepare(asked.id);
  const empty: MatchRecord = recordOf(asked, []);
  const memories = [{}, {}];
  const moves: string[] = [];
  let state = game.setup(2, empty.options, 0);
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    const record = { ...empty, moves: [...moves] };
    const text = (seat === 0 ? hard : other)(record, seed, memories[seat] ?? {});
    const move = findMove(game, state, text) ?? null;
    state = game.apply(state, move);
    moves.push(text);
  }
  const [mine = 0, theirs = 0] = game.outcome(state)?.scores ?? [];
  return { moves, margin: mine - theirs };
}

/** The games that the first player wins by force, and by which ply (unlimited for quantum). */
export const wonByForce: readonly (readonly [name: string, asked: Asked, plies: number])[] = [
  ['quantum', { id: 'quantum', raw: {} }, Infinity],
  ['4x3x3', { id: '3d', raw: { board: '4x3x3' } }, 7],
  ['4x3x3, centre closed', { id: '3d', raw: { board: '4x3x3', centreClosed: true } }, 7],
  ['3x3x3', { id: '3d', raw: { board: '3x3x3' } }, 7],
  ['wild 3x3, line maker', { id: 'wild', raw: { winner: 'maker' } }, 7],
  ['infinite, three in a row', { id: 'infinite', raw: { length: 3 } }, 5],
  ['infinite, three in a row from 3x3', { id: 'infinite', raw: { length: 3, start: 3 } }, 5],
];

/**
 * Hard moves first against every possible reply: returns the number of games, and those not won within
 * this many plies.
 */
export function begunAgainstAll(asked: Asked, plies: number, budget: Budget) {
  const game = games[asked.id];
  const memory = {};
  const missed: string[] = [];
  let count = 0;
  const follow = (state: Json, moves: readonly string[]): void => {
    const text = choose(recordOf(asked, moves), 'hard', { ...budget, memory });
    const move = findMove(game, state, text) ?? null;
    const next = game.apply(state, move);
    const line = [...moves, text];
    const outcome = game.outcome(next);
    if (outcome || line.length >= plies) {
      count += 1;
      if (outcome?.scores[0] !== 1) missed.push(line.join(' '));
      return;
    }
    for (const reply of game.moves(next)) {
      const after = game.apply(next, reply);
      const replied = [...line, notation(game, reply)];
      if (game.outcome(after)) missed.push(replied.join(' '));
      else follow(after, replied);
    }
  };
  follow(game.setup(2, recordOf(asked, []).options, 0), []);
  return { count, missed };
}
