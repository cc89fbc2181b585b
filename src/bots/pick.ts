/** Which of the rated moves to make. */
import { CERTAIN, MAX_DEPTH } from '../rules/worth.ts';
import type { Limits, Position } from '../rules/bot.ts';
import type { Tables } from './memory.ts';
import { pickOne, type Random } from './random.ts';
import { rate, type Rated } from './rate.ts';

/** Positions to visit for each answer's worth: enough in games that are solved in time. */
const NODES = 30_000;

/** The seed's choice among the best. */
export function pickBest(random: Random, rated: readonly Rated[]): number {
  return pickOne(random, bestOf(rated)).move;
}

/**
 * The same; but where all is lost, of the slowest losses those after which the greatest share of the
 * answers throws the win away (bots.md: as long and as hard as it can be).
 */
export function pickHardest(
  random: Random,
  rated: readonly Rated[],
  position: Position,
  tables: Tables,
  limits: Limits,
): number {
  const best = bestOf(rated);
  const isLost = (best[0]?.worth ?? 0) < -CERTAIN;
  if (!isLost || best.length === 1 || position.sides.length > 2) return pickOne(random, best).move;
  const shares = best.map(({ move }) => thrownAway(position, tables, limits, move));
  const most = Math.max(...shares);
  return pickOne(
    random,
    best.filter((_, at) => shares[at] === most),
  ).move;
}

/** The moves of the greatest worth; if some of them are certain, only those. */
function bestOf(rated: readonly Rated[]): readonly Rated[] {
  const best = Math.max(...rated.map(({ worth }) => worth));
  const equals = rated.filter(({ worth, known }) => worth === best && known !== 'most');
  const certain = equals.filter(({ known }) => known === 'exact');
  return certain.length > 0 ? certain : equals;
}

/** The share of the answers to a move that don't win for certain, 0 to 1. */
function thrownAway(position: Position, tables: Tables, limits: Limits, move: number): number {
  position.play(move);
  const limited = { ...limits, maxNodes: NODES };
  const order = { limits: limited, judgement: 'even', deepest: MAX_DEPTH, every: true } as const;
  const { moves } = rate(position, tables, order);
  position.undo();
  return moves.filter(({ worth }) => worth < CERTAIN).length / moves.length;
}
