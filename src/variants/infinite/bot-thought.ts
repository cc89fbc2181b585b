/** Hard's decision on infinite: wins by threats first, then known openings, then a search. */
import type { SearchLimits, Verdict } from '../../engine/brain.ts';
import { fractionOf } from '../../engine/search-run.ts';
import { WIN } from '../../engine/worth.ts';
import { STEPS, WIDTH, type PlaneBoard } from './bot-board.ts';
import { LINES } from './bot-outlook.ts';
import { defences, doubleOf, find, nearby } from './bot-replies.ts';
import { PlaneSearch } from './bot-search.ts';
import { Threats } from './bot-threats.ts';

/** The maximum fractions of the limits for a win by fours, and for one by fours and threes. */
const FRACTIONS = { fours: 0.4, threes: 0.3 } as const;
/** Moves considered. */
const BREADTH = 24;

/** Verdicts on the best moves of side 0, which is to move. */
export function searchThreats(board: PlaneBoard, limits: SearchLimits): readonly Verdict[] {
  const threats = new Threats(board);
  const left = (): SearchLimits => ({ ...limits, maxNodes: limits.maxNodes - threats.nodes });
  const plies =
    threats.win(0, false, fractionOf(limits, FRACTIONS.fours)) ||
    threats.win(0, true, fractionOf(left(), FRACTIONS.threes));
  const verdict = (cell: number, worth: number, known: Verdict['known']): Verdict => ({
    notation: board.idOf(cell),
    worth,
    known,
  });
  if (plies > 0) return [verdict(threats.move, WIN - plies, 'least')];
  const known = openingMoves(board);
  // The first mark is an advantage, so a player who may swap takes it over.
  const guess = board.count === 1 ? -1 : 1;
  if (known.length > 0) return known.map((cell) => verdict(cell, guess, 'guess'));
  const cells = movesOf(board);
  const search = new PlaneSearch(board, threats);
  const rated = search.rate(cells, left());
  return [
    // Only the first move was checked, so none of the others may look as good.
    ...rated.map(({ cell, worth }, at) => verdict(cell, at === 0 ? worth : worth - 1, 'guess')),
    ...[...search.lost].map(([cell, most]) => verdict(cell, most + 1 - WIN, 'most')),
  ];
}

/** The moves worth considering: all that reply to a threat, else the best near marks. */
function movesOf(board: PlaneBoard): readonly number[] {
  const list = new Int32Array(WIDTH);
  let count = 0;
  if (board.hasLine(1)) count = find(board, 1, LINES, list, 0);
  else {
    const double = doubleOf(board, 1);
    if (double >= 0) count = defences(board, 0, double, list, 0);
  }
  if (count === 0) count = nearby(board, 0, list, 0, BREADTH);
  return [...list.subarray(0, count)];
}

/**
 * After one mark, its neighbours. After a mark and a neighbour of it, Renju's strongest third marks: Kagetsu
 * beside the second mark, or Hogetsu, which makes a right angle with it. Otherwise no cells.
 */
function openingMoves(board: PlaneBoard): readonly number[] {
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
