/** The meaning of each strength from 1 to 10: how much a player sees, by game. */
import { STRONGEST, type StrengthScale, WEAKEST } from '../../rules/about.ts';
import { type GameId, games } from '../../variants/rules.ts';

/** How a player thinks. */
export type HumanModel = {
  /** The fraction of the opponent's wins in one that it overlooks, where they are neither easy nor hard to see. */
  readonly miss: number;
  /** The chance to see the consequences of a move two plies on, and four. */
  readonly foresight: readonly [two: number, four: number];
  /** The noise in its estimate, where 1 is the difference between even and won. */
  readonly noise: number;
  /** The fraction of moves that it thinks through as Hard does, and the positions that it visits then. */
  readonly focus: number;
  readonly nodes: number;
};

const USUAL: StrengthScale = { unit: 60, bend: 1, late: 2, nodes: [2000, 60_000] };

const scaleOf = (id: GameId): StrengthScale => ({ ...USUAL, ...games[id].about.strengths });

/** The guess that looks half won to such a player; an analysis has another, `HALF_WON`. */
export const unitOf = (id: GameId): number => scaleOf(id).unit;

/** How a strength plays. */
export function humanModelOf(id: GameId, strength: number): HumanModel {
  const { bend, late, nodes } = scaleOf(id);
  const clamped = Math.min(Math.max(strength, WEAKEST), STRONGEST);
  // From 0, the weakest, to 1, the strongest.
  const fraction = ((clamped - WEAKEST) / (STRONGEST - WEAKEST)) ** bend;
  const [least, most] = nodes;
  return {
    miss: 0.27 * (1 - fraction) ** 1.5,
    foresight: [fraction ** 0.5, fraction],
    noise: 1.5 * 0.03 ** fraction,
    focus: Math.max(0, (fraction - 0.2) / 0.8) ** late,
    nodes: Math.round(least * (most / least) ** fraction),
  };
}
