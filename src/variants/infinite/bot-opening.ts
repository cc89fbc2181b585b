/** The second and the third mark on infinite, which theory answers at once. */
import { STEPS, type PlaneBoard } from './bot-board.ts';

/**
 * After one mark, its neighbours. After a mark and a neighbour of it, Renju's strongest third marks: Kagetsu
 * beside the second mark, or Hogetsu, which makes a right angle with it. Otherwise no cells.
 */
export function opening(board: PlaneBoard): readonly number[] {
  const [first, second] = board.marks();
  if (first === undefined || board.count > 2) return [];
  return cellsAfter(first, second).filter((cell) => board.isFree(cell));
}

function cellsAfter(first: number, second: number | undefined): readonly number[] {
  if (second === undefined) return STEPS.flatMap((step) => [first + step, first - step]);
  const apart = second - first;
  const way = STEPS.findIndex((step) => step === Math.abs(apart));
  if (way < 0) return [];
  const isStraight = way < 2;
  const across = STEPS[isStraight ? 1 - way : 5 - way] ?? 0;
  const from = isStraight ? second : first;
  return [from + across, from - across];
}
