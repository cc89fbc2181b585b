/** The players of `npm run match`: the bot's levels, and baselines to measure them against. */
import { choose } from '../../../src/bots/choose.ts';
import { SEARCH_LEVELS } from '../../../src/bots/levels.ts';
import { openBotMatch, type Budget } from '../../../src/bots/bot-match.ts';
import { chooseBest } from '../../../src/engine/choose-best.ts';
import { chooseOne, seedRandom } from '../../../src/engine/random.ts';
import { rateAtOnce, rate } from '../../../src/engine/rate.ts';
import type { MatchRecord } from '../../../src/rules/game.ts';
import type { UltimateState } from '../../../src/variants/ultimate/rules.ts';
import { plainMove } from './ultimate-baseline.ts';

/** Makes a move in a match; `memory` is for one match. */
export type Player = (record: MatchRecord, seed: number, memory: object) => string;

/** The names that `playerOf` accepts. */
export const PLAYERS =
  'easy, medium, hard, random, strength-N (1 to 10), ab-N (alpha-beta, N plies deep) or, in ultimate, mcts-N (N plain playouts)';

/** The player of this name; null for an unknown one. */
export function playerOf(name: string, budget: Budget): Player | null {
  const level = SEARCH_LEVELS.find((each) => each === name);
  if (level) {
    return (record, seed, memory) => choose(record, level, { ...budget, seed, memory });
  }
  const strength = Number(/^strength-(\d+(?:\.\d+)?)$/.exec(name)?.[1]);
  if (strength > 0) return strengthPlayer(strength);
  if (name === 'random') return randomMove;
  const playouts = Number(/^mcts-(\d+)$/.exec(name)?.[1]);
  if (playouts > 0) return (record, seed) => sampled(record, seed, playouts);
  const depth = Number(/^ab-(\d+)$/.exec(name)?.[1]);
  return depth > 0 ? (record, seed) => plain(record, seed, depth) : null;
}

/** A person of some strength. */
export const strengthPlayer =
  (strength: number): Player =>
  (record, seed, memory) =>
    choose(record, { strength }, { seed, memory });

const randomMove: Player = (record, seed) => {
  const { position } = openBotMatch(record, undefined);
  const random = seedRandom(seed, record.moves.join(' '));
  return position.notation(chooseOne(random, rateAtOnce(position)).move);
};

/** Plain alpha-beta to a fixed depth: no opening book, no check for a win in one. */
function plain(record: MatchRecord, seed: number, deepest: number): string {
  const { position, transpositions } = openBotMatch(record, undefined);
  const random = seedRandom(seed, record.moves.join(' '));
  const limits = { maxNodes: Infinity, until: Infinity };
  const { moves } = rate(position, transpositions, { limits, estimate: 'guess', deepest });
  return position.notation(chooseBest(random, moves));
}

/** Tree search with this many random playouts, from scratch on every move. */
function sampled(record: MatchRecord, seed: number, playouts: number): string {
  const { id, state } = openBotMatch(record, undefined);
  if (id !== 'ultimate') throw new Error('mcts-N plays ultimate only');
  return plainMove(state as UltimateState, playouts, seed * 100 + record.moves.length);
}
