/** Evaluates an unfinished match of ultimate: the chances on the small boards, combined along the big lines. */
import { CHANCE } from './bot-lookup.ts';

const LINES = Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6);

/** The parts of a board that are evaluated; see `UltimateBoard`. */
type EvaluatedBoard = {
  readonly marks: Int32Array;
  readonly hot: Int32Array;
  readonly playable: number;
  readonly active: number;
  readonly side: number;
};

/** The worth, in big lines, of being able to win a small board with the next move, or to play anywhere. */
const HOT = 0.12;
const FREE = 0.08;

const mine = new Float64Array(9);
const theirs = new Float64Array(9);

/** A side's expected lead in big lines; rarely far above 1. */
export function expectedLead(board: EvaluatedBoard, side: number): number {
  const { marks } = board;
  for (let at = 0; at < 9; at += 1) {
    const own = marks[side * 9 + at] as number;
    const other = marks[9 - side * 9 + at] as number;
    mine[at] = CHANCE[(own << 9) | other] as number;
    theirs[at] = CHANCE[(other << 9) | own] as number;
  }
  let sum = 0;
  for (let at = 0; at < 24; at += 3) sum += line(mine, at) - line(theirs, at);
  const turn = tempo(board);
  return board.side === side ? sum + turn : sum - turn;
}

const line = (chances: Float64Array, at: number): number =>
  (chances[LINES[at] as number] as number) *
  (chances[LINES[at + 1] as number] as number) *
  (chances[LINES[at + 2] as number] as number);

function tempo({ hot, side, playable, active }: EvaluatedBoard): number {
  return (((hot[side] as number) & playable) > 0 ? HOT : 0) + (active < 0 ? FREE : 0);
}
