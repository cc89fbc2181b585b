/** Ultimate as a position for the search to the end, which pays for a closer look at each position. */
import { UltimateBoard } from './bot-board.ts';
import { COMPLETES, FULL, HAS_LINE } from './bot-tables.ts';

/** See `UltimateBoard`. */
export class UltimateEndgame extends UltimateBoard {
  /** No line is left of boards that the side has won or may still win. */
  override isHopeless(side: number): boolean {
    const { marks, won, closed } = this;
    let boards = won[side] as number;
    for (let board = 0; board < 9; board += 1) {
      const free = FULL & ~(marks[9 - side * 9 + board] as number);
      if (((closed >> board) & 1) === 0 && HAS_LINE[free]) boards |= 1 << board;
    }
    return HAS_LINE[boards] === 0;
  }

  /** Sorted, so that the search may cut off early. */
  override candidates(into: Int32Array, at: number): number {
    const count = super.candidates(into, at);
    for (let each = at + 1; each < at + count; each += 1) {
      const move = into[each] as number;
      const rank = this.promise(move);
      let to = each;
      for (; to > at && this.promise(into[to - 1] as number) < rank; to -= 1)
        into[to] = into[to - 1] as number;
      into[to] = move;
    }
    return count;
  }

  /** Small boards won count for a move, and what the other side may do next against it. */
  private promise(move: number): number {
    const { marks, side, closed, hot } = this;
    const board = (move / 9) | 0;
    const cell = move - board * 9;
    const wins = ((COMPLETES[marks[side * 9 + board] as number] as number) >> cell) & 1;
    const frees = (closed >> cell) & 1;
    return 2 * wins - 2 * frees - (((hot[1 - side] as number) >> cell) & 1);
  }
}
