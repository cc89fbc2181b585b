/** Ultimate as a bitboard with play and undo. */
import type { Position } from '../../engine/brain.ts';
import { expectedLead } from './bot-evaluation.ts';
import {
  COMPLETES,
  COUNT,
  FULL,
  HAS_LINE,
  HIGH,
  HIGHS,
  LOW,
  LOWS,
  WINNERS,
  TURN,
} from './bot-lookup.ts';
import type { UltimateState } from './rules.ts';

const SIGNS = 'XO';
/** Numbers stored for each move, to undo it. */
const KEPT = 6;
/** The guess for being one big line ahead. */
const SCALE = 600;
/** See `Position`. Moves are `board * 9 + cell`; sides are seats. */
export class UltimateBoard implements Position {
  readonly sides = [0, 1];
  readonly width = 81;
  lo = 0;
  hi = 0;
  /** By `side * 9 + board`: its cells. */
  readonly marks = new Int32Array(18);
  /** By side: the boards it won. */
  readonly won = new Int32Array(2);
  /** By side: the undecided boards that it can win with one mark. */
  readonly hot = new Int32Array(2);
  /** Decided boards. */
  decided = 0;
  /** The board to play on, -1 for any. */
  active = -1;
  side = 0;
  /** The side that has a line of boards, -1 for none. */
  winner = -1;
  count = 0;
  private readonly past = new Int32Array(81 * KEPT);

  constructor(state: UltimateState) {
    state.boards.forEach((marked, board) => {
      Array.from(marked).forEach((sign, cell) => this.set(SIGNS.indexOf(sign), board, cell));
    });
    Array.from(state.winners).forEach((sign, board) => {
      if (sign === '.') this.heat(board);
      else this.decided |= 1 << board;
      const winner = SIGNS.indexOf(sign);
      if (winner >= 0) this.won[winner] = (this.won[winner] as number) | (1 << board);
    });
    this.active = state.active ?? -1;
    this.side = state.turn;
  }

  get isOver(): boolean {
    return this.winner >= 0 || this.decided === FULL;
  }

  margin(side: number): number {
    return this.winner < 0 ? 0 : this.winner === side ? 1 : -1;
  }

  /** The boards that may be played on, as bits. */
  get playable(): number {
    return this.active < 0 ? FULL & ~this.decided : 1 << this.active;
  }

  emptyIn(board: number): number {
    return FULL & ~((this.marks[board] as number) | (this.marks[9 + board] as number));
  }

  /** The boards whose next mark lets a side win the match, as bits. */
  decisive(side: number): number {
    return (this.hot[side] as number) & (COMPLETES[this.won[side] as number] as number);
  }

  legal(into: Int32Array, at: number): number {
    let to = at;
    for (let boards = this.playable; boards > 0; boards &= boards - 1) {
      const board = 31 - Math.clz32(boards & -boards);
      to = spread(into, to, board, this.emptyIn(board));
    }
    return to - at;
  }

  candidates(into: Int32Array, at: number): number {
    const { side, playable } = this;
    const wins = this.decisive(side) & playable;
    if (wins > 0) {
      const board = 31 - Math.clz32(wins & -wins);
      const cells =
        (COMPLETES[this.marks[side * 9 + board] as number] as number) & this.emptyIn(board);
      into[at] = board * 9 + 31 - Math.clz32(cells & -cells);
      return 1;
    }
    const all = this.legal(into, at);
    const threats = this.decisive(1 - side);
    if (threats === 0) return all;
    let to = at;
    for (let each = at; each < at + all; each += 1) {
      const move = into[each] as number;
      if (!this.loses(move, threats)) into[to++] = move;
    }
    return Math.max(to - at, 1);
  }

  /** Whether the other side, which has winning moves on these boards, may make one after this move. */
  private loses(move: number, threats: number): boolean {
    const board = (move / 9) | 0;
    const cell = move - board * 9;
    // Only a move on such a board, or back to its own, changes more than where the other side may play.
    if ((threats >> board) & 1 || cell === board) {
      const { side } = this;
      this.play(move);
      const isLost = (this.decisive(1 - side) & this.playable) > 0 && !this.isOver;
      this.undo();
      return isLost;
    }
    return (this.decided >> cell) & 1 ? true : ((threats >> cell) & 1) === 1;
  }

  play(move: number): void {
    const { marks, won, hot, side, past } = this;
    const board = (move / 9) | 0;
    const cell = move - board * 9;
    const at = this.count * KEPT;
    past[at] = move;
    past[at + 1] = this.active;
    past[at + 2] = this.decided;
    past[at + 3] = won[side] as number;
    past[at + 4] = hot[0] as number;
    past[at + 5] = hot[1] as number;
    this.count += 1;
    const mine = (marks[side * 9 + board] as number) | (1 << cell);
    marks[side * 9 + board] = mine;
    if (HAS_LINE[mine]) {
      won[side] = (won[side] as number) | (1 << board);
      this.decided |= 1 << board;
      if (HAS_LINE[won[side]]) this.winner = side;
    } else if (this.emptyIn(board) === 0) this.decided |= 1 << board;
    hot[0] = (hot[0] as number) & ~(1 << board);
    hot[1] = (hot[1] as number) & ~(1 << board);
    if (((this.decided >> board) & 1) === 0) this.heat(board);
    this.active = (this.decided >> cell) & 1 ? -1 : cell;
    this.side = 1 - side;
  }

  undo(): void {
    const { marks, won, hot, past } = this;
    this.count -= 1;
    const at = this.count * KEPT;
    const side = 1 - this.side;
    const move = past[at] as number;
    const board = (move / 9) | 0;
    marks[side * 9 + board] = (marks[side * 9 + board] as number) & ~(1 << (move - board * 9));
    this.active = past[at + 1] as number;
    this.decided = past[at + 2] as number;
    won[side] = past[at + 3] as number;
    hot[0] = past[at + 4] as number;
    hot[1] = past[at + 5] as number;
    this.winner = -1;
    this.side = side;
  }

  /** The empty cells of undecided boards. */
  get horizon(): number {
    let cells = 0;
    for (let board = 0; board < 9; board += 1) {
      if (((this.decided >> board) & 1) === 0) cells += COUNT[this.emptyIn(board)] as number;
    }
    return cells;
  }

  isHopeless(side: number): boolean {
    return HAS_LINE[FULL & ~(this.decided & ~(this.won[side] as number))] === 0;
  }

  evaluate(side: number): number {
    return Math.round(SCALE * expectedLead(this, side));
  }

  /** The marks on decided boards make no difference. */
  fingerprint(): number {
    const { marks, decided, won } = this;
    const turn = TURN + (this.active + 1) * 2 + this.side;
    let lo = LOW[turn] as number;
    let hi = HIGH[turn] as number;
    for (let board = 0; board < 9; board += 1) {
      if ((decided >> board) & 1) {
        const first = ((won[0] as number) >> board) & 1;
        const second = ((won[1] as number) >> board) & 1;
        const key = WINNERS + board * 3 + first + 2 * second;
        lo ^= LOW[key] as number;
        hi ^= HIGH[key] as number;
      } else {
        const mine = (board << 9) | (marks[board] as number);
        const theirs = ((board + 9) << 9) | (marks[board + 9] as number);
        lo ^= (LOWS[mine] as number) ^ (LOWS[theirs] as number);
        hi ^= (HIGHS[mine] as number) ^ (HIGHS[theirs] as number);
      }
    }
    this.lo = lo;
    this.hi = hi;
    return 0;
  }

  mapped(move: number): number {
    return move;
  }

  unmapped(move: number): number {
    return move;
  }

  notation(move: number): string {
    return `${Math.floor(move / 9)}.${move % 9}`;
  }

  private set(side: number, board: number, cell: number): void {
    if (side >= 0)
      this.marks[side * 9 + board] = (this.marks[side * 9 + board] as number) | (1 << cell);
  }

  private heat(board: number): void {
    const empty = this.emptyIn(board);
    for (let side = 0; side < 2; side += 1) {
      const cells = (COMPLETES[this.marks[side * 9 + board] as number] as number) & empty;
      if (cells > 0) this.hot[side] = (this.hot[side] as number) | (1 << board);
    }
  }
}

function spread(into: Int32Array, at: number, board: number, cells: number): number {
  let to = at;
  for (let rest = cells; rest > 0; rest &= rest - 1) {
    into[to++] = board * 9 + 31 - Math.clz32(rest & -rest);
  }
  return to;
}
