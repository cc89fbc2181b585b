/**
 * Wins on infinite by threats alone: fours, which have one reply, and open threes, which have a few. Every
 * reply that could help is tried, so a win that is found is certain.
 */
import type { SearchLimits } from '../../engine/brain.ts';
import { FOURS, LINES, OPEN_THREES } from './bot-outlook.ts';
import { WIDTH, type PlaneBoard } from './bot-board.ts';
import { bestFirst, defences, doubleOf, find } from './bot-replies.ts';

/** The maximum number of plies, and of threats tried in one position. */
const LONGEST = 60;
const MOST = 24;
const BITS = 15;
/** The number of positions between readings of the clock. */
const CLOCK = 64;

/** Searches one board repeatedly, and remembers the positions without a win. */
export class Threats {
  /** The first move of the latest win found. */
  move = -1;
  /** Positions visited so far. */
  nodes = 0;
  private readonly board: PlaneBoard;
  private readonly moves = new Int32Array((LONGEST + 2) * WIDTH);
  private readonly failed = new Int32Array(3 << BITS);
  private left = 0;
  private until = Infinity;
  private kinds = FOURS;
  /** True once a threat was left out because of the depth. */
  private isCut = false;

  constructor(board: PlaneBoard) {
    this.board = board;
  }

  /** Plies of a win for a side to move by fours, or also by open threes; 0 if none is found within the limits. */
  win(side: number, withThrees: boolean, { maxNodes, until }: SearchLimits): number {
    this.kinds = withThrees ? FOURS | OPEN_THREES : FOURS;
    this.left = maxNodes;
    this.until = until;
    this.isCut = true;
    for (let depth = 1; this.isCut && this.left > 0 && 2 * depth < LONGEST; depth += 1) {
      this.isCut = false;
      const plies = this.attack(side, withThrees ? depth : LONGEST >> 1, 0);
      if (plies > 0) return plies;
    }
    return 0;
  }

  /** Plies of a win for the attacker to move, with at most `depth` more threats; else 0. */
  private attack(side: number, depth: number, ply: number): number {
    const { board, moves } = this;
    const from = ply * WIDTH;
    if (board.hasLine(side)) {
      find(board, side, LINES, moves, from);
      this.move = moves[from] as number;
      return 1;
    }
    let count = 0;
    if (board.hasLine(1 - side)) {
      count = find(board, 1 - side, LINES, moves, from);
      if (count > 1) return 0;
    } else {
      const double = doubleOf(board, side);
      if (double >= 0) {
        this.move = double;
        return 3;
      }
      if (this.kinds === FOURS && board.fours(side) === 0) return 0;
    }
    if (depth === 0) {
      this.isCut = true;
      return 0;
    }
    if (!this.visit()) return 0;
    const key = board.lo ^ Math.imul(2 * side + (this.kinds === FOURS ? 1 : 2), 0x9e3779b1);
    const slot = 3 * (key & ((1 << BITS) - 1));
    const { failed } = this;
    const depths = failed[slot + 2] as number;
    if (failed[slot] === key && failed[slot + 1] === board.hi && depths >> 1 >= depth) {
      if ((depths & 1) === 1) this.isCut = true;
      return 0;
    }
    const wasCut = this.isCut;
    this.isCut = false;
    if (count === 0) count = this.threats(side, from);
    for (let at = from; at < from + count; at += 1) {
      const cell = moves[at] as number;
      board.put(cell, side);
      const plies = this.defend(side, depth - 1, ply + 1);
      board.undo();
      if (plies > 0) {
        this.isCut ||= wasCut;
        this.move = cell;
        return plies + 1;
      }
    }
    if (this.left > 0) {
      failed[slot] = key;
      failed[slot + 1] = board.hi;
      failed[slot + 2] = 2 * (this.isCut ? depth : LONGEST) + (this.isCut ? 1 : 0);
    }
    this.isCut ||= wasCut;
    return 0;
  }

  /** The attacker's threats, best first; when it must stop a double itself, only those that do. */
  private threats(side: number, from: number): number {
    const { board, moves, kinds } = this;
    const double = kinds === FOURS ? -1 : doubleOf(board, 1 - side);
    if (double < 0) {
      return bestFirst(board, side, moves, from, find(board, side, kinds, moves, from), MOST);
    }
    const outlooks = board.outlooks[side as 0 | 1];
    const all = defences(board, side, double, moves, from);
    let count = 0;
    for (let at = from; at < from + all; at += 1) {
      const cell = moves[at] as number;
      if (((outlooks[cell] as number) & kinds) !== 0) moves[from + count++] = cell;
    }
    return bestFirst(board, side, moves, from, count, MOST);
  }

  /** Plies of the attacker's win against every reply to its threat; else 0. */
  private defend(attacker: number, depth: number, ply: number): number {
    const { board, moves } = this;
    const side = 1 - attacker;
    if (!this.visit() || board.hasLine(side)) return 0;
    const from = ply * WIDTH;
    let [count, longest] = [0, 0];
    if (board.hasLine(attacker)) {
      count = find(board, attacker, LINES, moves, from);
      if (count > 1) return 2;
    } else {
      const double = this.kinds === FOURS ? -1 : doubleOf(board, attacker);
      if (double < 0 || doubleOf(board, side) >= 0) return 0;
      count = defences(board, side, double, moves, from);
      longest = 4;
    }
    for (let at = from; at < from + count; at += 1) {
      board.put(moves[at] as number, side);
      const plies = this.attack(attacker, depth, ply + 1);
      board.undo();
      if (plies === 0) return 0;
      longest = Math.max(longest, plies + 1);
    }
    return longest;
  }

  /** Counts a position; false when a limit is reached. */
  private visit(): boolean {
    this.nodes += 1;
    this.left -= 1;
    const isLate = this.until < Infinity && this.nodes % CLOCK === 0 && Date.now() > this.until;
    if (isLate) this.left = 0;
    return this.left > 0;
  }
}
