/** Chooses one of the rated moves. */
import { GUESS } from './worth.ts';
import { chooseOne, type Random } from './random.ts';
import type { Rated } from './rate.ts';
import { measureMistakes, type ReplySearch } from './reply-mistakes.ts';

/** The seed's choice among the best; see `bestMoves`. */
export const chooseBest = (
  random: Random,
  rated: readonly Rated[],
  means: ReplySearch | null = null,
): number => chooseOne(random, bestMoves(rated, means)).move;

/**
 * Returns the moves of the greatest worth, only the certain ones if there are any. If all lose, with two sides: the
 * slowest losses, and of these the ones after which the most replies throw the win away. With more sides, whose
 * mistakes no search foresees: those that look best. Without `means`: all slowest losses.
 */
export function bestMoves(rated: readonly Rated[], means: ReplySearch | null): readonly Rated[] {
  const best = Math.max(...rated.map(({ worth }) => worth));
  const first = rated.filter(({ worth }) => worth === best);
  const sure = first.filter(({ known }) => known !== 'most');
  const equals = sure.length > 0 ? sure : first;
  const certain = equals.filter(({ known }) => known === 'exact');
  const list = certain.length > 0 ? certain : equals;
  if (!means || list.length === 1) return list;
  const isCrowd = means.position.sides.length > 2;
  if (!isCrowd && best >= -GUESS) return list;
  const qualities = list.map(({ move }) =>
    (isCrowd ? staticQuality : measureMistakes)(means, move),
  );
  const most = Math.max(...qualities);
  return list.filter((_, at) => qualities[at] === most);
}

/** A move's quality without a search. */
function staticQuality({ position }: ReplySearch, move: number): number {
  const { side } = position;
  position.play(move);
  const guess = position.evaluate(side);
  position.undo();
  return guess;
}
