/** Ultimate as a position for the search to the end, for which more work per position pays. */
import { UltimateBoard } from './bot-board.ts';
import { COMPLETES, FULL, HAS_LINE } from './bot-lookup.ts';

/** See `UltimateBoard`. */
export class UltimateEndgame extends UltimateBoard {
  /** True when every line contains a board that the side can't win. */
  override isHopeless(side: number): boolean {
    const { marks, won, decided } = this;
    let boards = won[side] as number;
    for (let board = 0; board < 9; board += 1) {
      const possible = FULL & ~(marks[9 - side * 9 + board] as number);
      if (((decided >> board) & 1) === 0 && HAS_LINE[possible]) boards |= 1 << board;
    }
    return HAS_LINE[boards] === 0;
  }

  /** Sorts the moves, so that the search may cut off early. */
  override candidates(into: Int32Array, at: number): number {
    const count = super.candidates(into, at);
    for (let each = at + 1; each < at + count; each += 1) {
      const move = into[each] as number;
      const promise = this.promise(move);
      let to = each;
      for (; to > at && this.promise(into[to - 1] as number) < promise; to -= 1)
        into[to] = into[to - 1] as number;
      into[to] = move;
    }
    return count;
  }

  /** Ranks a move by the small boards that it wins, minus the other side's chances after it. */
  private promise(move: number): number {
    const { marks, side, decided, hot } = this;
    const board = (move / 9) | 0;
    const cell = move - board * 9;
    const wins = ((COMPLETES[marks[side * 9 + board] as number] as number) >> cell) & 1;
    const sendsAnywhere = (decided >> cell) & 1;
    return 2 * wins - 2 * sendsAnywhere - (((hot[1 - side] as number) >> cell) & 1);
  }
}
