/** Computes how a match stood after each of its moves, and which moves gave something away. */
import { type Slip, slipOf } from '../../bots/slip.ts';
import { gameOf, type MatchState, moveAt } from '../../play/match-state.ts';
import type { Seat } from '../../rules/game.ts';
import { leaverOf } from '../../rules/match.ts';
import { isResultProven, scaleWorth } from './worth-words.ts';
import { positionKeyOf, type Known } from './use-analysis.ts';

/** From -1, seat 1 wins, to 1, seat 0 wins, whoever moved first; null before it was analysed. */
export type Advantage = {
  readonly value: number;
  readonly isResultProven: boolean;
  /** The plies to the end, if the result is proven; where the worth has `isLimit`, at most so many. */
  readonly plies?: number;
} | null;

/** The advantage after each ply of a variation, the empty board first. `whole`: the match with all its moves. */
export function advantagesOf(whole: MatchState, known: Known): readonly Advantage[] {
  const game = gameOf(whole);
  return whole.states.map((state, ply): Advantage => {
    const ended = game.outcome(state);
    if (ended)
      return {
        value: (ended.scores[0] ?? 0) - (ended.scores[1] ?? 0),
        isResultProven: true,
        plies: 0,
      };
    const found = known.get(positionKeyOf(whole.record.moves.slice(0, ply)));
    const value = found?.moves.find(({ move }) => move === found.best)?.value;
    if (!value) return null;
    const own = scaleWorth(value);
    return {
      value: game.toMove(state) === 0 ? own : -own,
      isResultProven: isResultProven(value),
      ...('plies' in value && { plies: value.plies }),
    };
  });
}

/** The slips by ply, from 1. */
export function slipsOf(whole: MatchState, known: Known): ReadonlyMap<number, Slip> {
  const { moves } = whole.record;
  const game = gameOf(whole);
  const advantages = advantagesOf(whole, known);
  return new Map(
    moves.flatMap((move, index) => {
      const before = known.get(positionKeyOf(moves.slice(0, index)));
      if (!before || leaverOf(move) !== null) return [];
      const after = advantages[index + 1];
      const sign = game.toMove(whole.states[index] ?? null) === 0 ? 1 : -1;
      // Among several players one's loss needn't be another's win.
      const led =
        after?.isResultProven && whole.record.seats === 2
          ? (Math.sign(Math.round(after.value * sign)) as 1 | 0 | -1)
          : null;
      const slip = slipOf(before, move, led);
      return slip ? [[index + 1, slip] as const] : [];
    }),
  );
}

/** From the worst slip to the least. */
const WORST_FIRST: readonly Slip[] = ['win-loss', 'tie-loss', 'win-tie'];

/** The worst slip of each seat that has one, in the order of the match; the first of equals. */
export function worstMoves(
  whole: MatchState,
  slips: ReadonlyMap<number, Slip>,
): readonly { readonly ply: number; readonly seat: Seat }[] {
  const bySeat = Map.groupBy(slips.keys(), (ply) => moveAt(whole, ply)?.seat ?? 0);
  const severityOf = (ply: number): number => WORST_FIRST.indexOf(slips.get(ply) ?? 'win-tie');
  return [...bySeat]
    .map(([seat, plies]) => ({
      seat,
      ply: plies.toSorted((a, b) => severityOf(a) - severityOf(b))[0] ?? 0,
    }))
    .toSorted((a, b) => a.ply - b.ply);
}
