/** How a game stood after each of its moves, and which moves gave something away. */
import { type Slip, slipOf } from '../../bots/slip.ts';
import { gameOf, type MatchState } from '../../play/match-state.ts';
import { isProven, numberOf } from './worth-words.ts';
import { keyOf, type Known } from './use-analysis.ts';

/** From -1, the second side wins, to 1, the first side wins; null while not looked at. */
export type Lead = {
  readonly value: number;
  readonly isProven: boolean;
  /** To the end, where that is proven. */
  readonly plies?: number;
} | null;

/** The lead after each ply of a line, the empty board first. `whole`: the match with all its moves. */
export function leadsOf(whole: MatchState, known: Known): readonly Lead[] {
  const game = gameOf(whole);
  return whole.states.map((state, ply): Lead => {
    const ended = game.outcome(state);
    if (ended)
      return { value: (ended.scores[0] ?? 0) - (ended.scores[1] ?? 0), isProven: true, plies: 0 };
    const found = known.get(keyOf(whole.record.moves.slice(0, ply)));
    const value = found?.moves.find(({ move }) => move === found.best)?.value;
    if (!value) return null;
    const own = numberOf(value);
    return {
      value: game.toMove(state) === 0 ? own : -own,
      isProven: isProven(value),
      ...('plies' in value && { plies: value.plies }),
    };
  });
}

/** By ply, from 1. */
export function slipsOf(whole: MatchState, known: Known): ReadonlyMap<number, Slip> {
  const { moves } = whole.record;
  const game = gameOf(whole);
  const leads = leadsOf(whole, known);
  return new Map(
    moves.flatMap((move, index) => {
      const before = known.get(keyOf(moves.slice(0, index)));
      if (!before) return [];
      const after = leads[index + 1];
      const sign = game.toMove(whole.states[index] ?? null) === 0 ? 1 : -1;
      const led = after?.isProven
        ? (Math.sign(Math.round(after.value * sign)) as 1 | 0 | -1)
        : null;
      const slip = slipOf(before, move, led);
      return slip ? [[index + 1, slip] as const] : [];
    }),
  );
}
