/** Helpers for tests of every registered game: all setups, random matches, deep freezing. */
import fc from 'fast-check';
import type { Game, Json, MatchRecord } from '../../../src/rules/game.ts';
import { notation, play } from '../../../src/rules/match.ts';
import { games, isGameId } from '../../../src/variants/rules.ts';
import { isFull } from '../../size.ts';
import { optionSets, simpleOptionSets } from './option-sets.ts';

/** One game with one number of seats and one set of options. */
export type Case = { readonly name: string; readonly game: Game; readonly empty: MatchRecord };

const setsOf = isFull ? optionSets : simpleOptionSets;

/**
 * Every game with every number of seats: in the full run with every valid combination of options, else with the
 * defaults and all that differ from them in one choice.
 */
export const cases: readonly Case[] = Object.keys(games)
  .filter(isGameId)
  .flatMap((id) => {
    const game: Game = games[id];
    const [least, most] = game.seats;
    const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more);
    return counts.flatMap((seats) => {
      return setsOf(game, seats).map((options) => ({
        name: `${id}, ${seats} seats, ${JSON.stringify(options)}`,
        game,
        empty: { game: id, version: game.version, seats, options, moves: [] },
      }));
    });
  });

/** Freezes recursively, so that changing a state throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** A played match: its record and every state, frozen. */
export type Played = { readonly record: MatchRecord; readonly states: readonly Json[] };

/** The maximum plies of a random match: more than any finite board has cells. */
const LONGEST = 90;

/** A random match to its end or to some ply, in which a seat sometimes leaves. */
export function matches({ game, empty }: Case): fc.Arbitrary<Played> {
  const choices = fc.array(fc.nat({ max: 9_999 }), {
    minLength: 0,
    maxLength: LONGEST,
    size: 'max',
  });
  const first = fc.nat({ max: empty.seats - 1 });
  return fc.tuple(choices, first).map(([picks, starter]) => {
    const states: Json[] = [frozen(game.setup(empty.seats, frozen(empty.options), starter))];
    const moves: string[] = [];
    for (const pick of picks) {
      const state = states.at(-1) ?? null;
      const turn = game.toMove(state);
      if (turn === null) break;
      const leaver = pick % 25 === 0 ? pick % empty.seats : null;
      const legal = game.moves(state);
      const move = legal[pick % legal.length] ?? null;
      const text = leaver === null ? notation(game, move) : `!${leaver}`;
      const next = play(game, state, leaver ?? turn, text);
      if (!next.ok) continue;
      states.push(frozen(next.value));
      moves.push(text);
    }
    return { record: { ...empty, first: starter, moves }, states };
  });
}
