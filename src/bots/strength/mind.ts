/** What a strength from 1 to 10 means: how much a player sees, by game. */
import { STRONGEST, WEAKEST } from '../../rules/about.ts';
import type { GameId } from '../../variants/rules.ts';

/** How a player thinks. */
export type Mind = {
  /** The share of the opponent's wins in one that it overlooks, where they are neither easy nor hard to see. */
  readonly miss: number;
  /** The chance to see what comes of a move two plies on, and four. */
  readonly sight: readonly [two: number, four: number];
  /** The noise in its judgement, where 1 is the difference between even and won. */
  readonly noise: number;
  /** The share of moves that it thinks through as Hard does, and the positions that it visits then. */
  readonly focus: number;
  readonly nodes: number;
};

/**
 * Tuned by `npm run match -- ladder`. `unit`: the lead of a position that looks half won, in the units of
 * `Position.evaluate`. `bend`: above 1 the weak players are closer together, below 1 the strong ones.
 * `late`: the higher, the more only the strongest think every move through.
 * `nodes`: what the weakest and the strongest player visit when they think a move through.
 */
type Scale = {
  readonly unit: number;
  readonly bend: number;
  readonly late: number;
  readonly nodes: readonly [least: number, most: number];
};

const USUAL: Scale = { unit: 60, bend: 1, late: 2, nodes: [2000, 60_000] };

const SCALES: Readonly<Partial<Record<GameId, Partial<Scale>>>> = {
  classic: { bend: 0.6 },
  misere: { bend: 0.7 },
  extended: { bend: 1.4, late: 5 },
  wild: { bend: 0.9 },
  ultimate: { unit: 300, bend: 0.8, nodes: [20, 20_000] },
  quantum: { bend: 0.6 },
  '3d': { bend: 0.75, late: 6, nodes: [500, 6000] },
  infinite: { unit: 150, bend: 0.8, late: 1.2, nodes: [250, 6000] },
};

const scaleOf = (id: GameId): Scale => ({ ...USUAL, ...SCALES[id] });

/** The lead that looks half won. */
export const unitOf = (id: GameId): number => scaleOf(id).unit;

/** The mind of a strength. */
export function mindOf(id: GameId, strength: number): Mind {
  const { bend, late, nodes } = scaleOf(id);
  const held = Math.min(Math.max(strength, WEAKEST), STRONGEST);
  const skill = ((held - WEAKEST) / (STRONGEST - WEAKEST)) ** bend;
  const [least, most] = nodes;
  return {
    miss: 0.27 * (1 - skill) ** 1.5,
    sight: [skill ** 0.5, skill],
    noise: 1.5 * 0.03 ** skill,
    focus: Math.max(0, (skill - 0.2) / 0.8) ** late,
    nodes: Math.round(least * (most / least) ** skill),
  };
}
