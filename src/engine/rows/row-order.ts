/** Move ordering for packed row positions. */
import type { RowMarks } from './row-marks.ts';
import { SHIFT } from './row-shape.ts';

/** The gain of a mark in a line of its own symbol, or against another's, by the marks in it. */
const OWN = [2, 5, 20, 90, 400];
const OTHERS = [2, 4, 15, 80, 300];

/** Where lines serve both sides equally, spoiling them leads to the end most quickly. */
const SPOILING = 5;

/** The sum over the move's lines; a line of two symbols counts nothing. */
export function scoreInterest(marks: RowMarks, move: number, isSpoiling: boolean): number {
  const { shape, filled } = marks;
  const cell = move >> SHIFT;
  const symbol = move & 7;
  let sum = 0;
  const end = shape.from[cell + 1] as number;
  for (let at = shape.from[cell] as number; at < end; at += 1) {
    const before = filled[shape.through[at] as number] as number;
    const owner = before === 0 ? symbol : (31 - Math.clz32(before)) >> 2;
    const there = before >>> (owner * 4);
    if (there << (owner * 4) !== before) continue;
    if (isSpoiling) sum += owner !== symbol ? SPOILING : before === 0 ? 1 : 0;
    else sum += (owner === symbol ? OWN : OTHERS)[there] as number;
  }
  return sum;
}

/** True when the mark leaves a line of its symbol that lacks one cell. */
export function makesThreat({ shape, filled }: RowMarks, move: number): boolean {
  const cell = move >> SHIFT;
  const wanted = (shape.length - 2) << ((move & 7) * 4);
  const end = shape.from[cell + 1] as number;
  for (let at = shape.from[cell] as number; at < end; at += 1) {
    if (filled[shape.through[at] as number] === wanted) return true;
  }
  return false;
}

/** Puts a move into a list that is sorted by priority, best first, from `at` to before `to`. */
export function insert(
  list: Int32Array,
  priorities: Int32Array,
  { at, to }: { readonly at: number; readonly to: number },
  move: number,
): void {
  const priority = priorities[move] as number;
  let place = to;
  while (place > at && (priorities[list[place - 1] as number] as number) < priority) {
    list[place] = list[place - 1] as number;
    place -= 1;
  }
  list[place] = move;
}
