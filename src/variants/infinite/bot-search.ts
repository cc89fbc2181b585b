/** Hard's search on infinite: principal variation search with threats, deepened step by step. */
import type { SearchLimits } from '../../engine/brain.ts';
import {
  FULL_REACH,
  NO_BOUND,
  LEAST,
  MOST,
  TranspositionTable,
} from '../../engine/transposition-table.ts';
import { CERTAIN, WIN } from '../../engine/worth.ts';
import { WIDTH, type PlaneBoard } from './bot-board.ts';
import { guessOf, LINES } from './bot-outlook.ts';
import { bestFirst, defences, doubleOf, find, nearby } from './bot-replies.ts';
import type { Threats } from './bot-threats.ts';

/** The maximum number of plies, and how many of them may follow forced replies beyond the depth. */
const LONGEST = 60;
const BEYOND = 6;
/** Moves tried in one position: few near the end. Those after the first are searched less deeply at first. */
const breadthAt = (depth: number): number => (depth > 3 ? 16 : 3 + 3 * Math.max(depth, 1));
const FULL = 8;
/** Positions to visit when looking for a win by fours at the end of the search. */
const GLANCE = 20;
/** The fraction of the limits before the last check, and the positions of a check by those visited. */
const SEARCHED = 0.8;
const CHECKED = 0.5;
/** The number of positions between readings of the clock. */
const CLOCK = 128;

/** A move and its worth for the side to move; `isBound`: at most this. */
export type Tried = { readonly cell: number; readonly worth: number; readonly isBound: boolean };

/** One search of a board, from the side 0. */
export class PlaneSearch {
  nodes = 0;
  private readonly board: PlaneBoard;
  private readonly threats: Threats;
  private readonly table = new TranspositionTable();
  private readonly moves = new Int32Array((LONGEST + 2) * WIDTH);
  private limits: SearchLimits = { maxNodes: 0, until: 0 };
  private isStopped = false;
  /** The most positions to visit, by cell, to see whether the other side wins. */
  private readonly checked = new Map<number, number>();
  /** The moves after which the other side wins by threats, with the plies it takes. */
  readonly lost = new Map<number, number>();

  constructor(board: PlaneBoard, threats: Threats) {
    this.board = board;
    this.threats = threats;
  }

  /**
   * The cells with their worths by the deepest search within the limits, best first, without those after which
   * the other side was found to win by threats: they are in `lost`. Only the best cell is checked for that, each
   * time with more positions.
   */
  rate(cells: readonly number[], limits: SearchLimits): readonly Tried[] {
    const now = Date.now();
    const { maxNodes, until } = limits;
    this.limits = { maxNodes: maxNodes * SEARCHED, until: now + (until - now) * SEARCHED };
    let best: readonly Tried[] = cells.map((cell) => ({ cell, worth: 0, isBound: true }));
    for (let depth = 2; depth < LONGEST && !this.isStopped && best.length > 0; depth += 1) {
      best = this.rateAt(best, depth);
      if (Math.abs(best[0]?.worth ?? WIN) > CERTAIN) break;
      const check = { maxNodes: this.nodes * CHECKED, until: this.limits.until };
      if (best[0] && this.isLost(best[0].cell, check)) {
        best = best.slice(1);
        depth -= 1;
      }
    }
    const left = (): SearchLimits => ({ maxNodes: maxNodes - this.nodes, until });
    while (best[0] && Math.abs(best[0].worth) <= CERTAIN && this.isLost(best[0].cell, left())) {
      best = best.slice(1);
    }
    return best;
  }

  /** True when the other side wins by threats after this move, as far as can be seen within the limits. */
  private isLost(cell: number, limits: SearchLimits): boolean {
    const { board, threats, checked, lost } = this;
    if (limits.maxNodes < 2 * (checked.get(cell) ?? 0)) return false;
    checked.set(cell, limits.maxNodes);
    const before = threats.nodes;
    board.put(cell, 0);
    const plies = threats.win(1, true, limits);
    board.undo();
    this.nodes += threats.nodes - before;
    if (plies > 0) lost.set(cell, plies);
    return plies > 0;
  }

  private rateAt(before: readonly Tried[], depth: number): readonly Tried[] {
    const { board } = this;
    const tried: Tried[] = [];
    let best = -WIN;
    for (const { cell } of before) {
      board.put(cell, 0);
      let worth = -Infinity;
      if (tried.length > 0) worth = -this.worth(depth - 1, -best - 1, -best, 1);
      if (tried.length === 0 || worth > best) worth = -this.worth(depth - 1, -WIN, -best, 1);
      board.undo();
      if (this.isStopped) break;
      tried.push({ cell, worth, isBound: worth <= best });
      best = Math.max(best, worth);
    }
    const done = new Set(tried.map(({ cell }) => cell));
    const rest = before.filter(({ cell }) => !done.has(cell));
    if (tried.length === 0) return before;
    // Moves that were not searched this deeply come last, unless all others lose.
    const least = best < -CERTAIN ? 1 - CERTAIN : Math.min(best, ...rest.map(({ worth }) => worth));
    const left = rest.map((each) => ({ ...each, worth: least, isBound: true }));
    return [...tried, ...left].toSorted(
      (a, b) => b.worth - a.worth || Number(a.isBound) - Number(b.isBound),
    );
  }

  /** The worth for the side to move, to `depth` plies and beyond them while replies are forced. */
  private worth(depth: number, least: number, most: number, ply: number): number {
    this.visit();
    if (this.isStopped) return 0;
    const { board, moves } = this;
    const side = ply & 1;
    const from = ply * WIDTH;
    if (board.hasLine(side)) return WIN - ply - 1;
    let count = 0;
    if (board.hasLine(1 - side)) {
      count = find(board, 1 - side, LINES, moves, from);
      if (count > 1) return ply + 2 - WIN;
    } else {
      if (doubleOf(board, side) >= 0) return WIN - ply - 3;
      const double = doubleOf(board, 1 - side);
      if (double >= 0) {
        count = defences(board, side, double, moves, from);
        if (count === 0) return ply + 4 - WIN;
        count = bestFirst(board, side, moves, from, count, WIDTH);
      }
    }
    const isForced = count === 1;
    const isOut =
      ply >= LONGEST || (depth <= 0 && (count === 0 || (!isForced && depth <= -BEYOND)));
    if (isOut) return count === 0 ? this.leaf(side, ply) : this.guess(side);
    const { table } = this;
    const slot = table.find(board.lo, board.hi);
    let first = -1;
    if (slot >= 0) {
      first = table.move(slot);
      const worth = fromTable(table.worth(slot), ply);
      const bound = table.bound(slot);
      if (table.depth(slot) >= depth + BEYOND) {
        if (bound === NO_BOUND || (bound === LEAST ? worth >= most : worth <= least)) return worth;
      }
    }
    const isQuiet = count === 0;
    if (isQuiet) count = nearby(board, side, moves, from, breadthAt(depth));
    if (first >= 0) bringForward(moves, from, count, first);
    const next = isForced ? depth : depth - 1;
    let [best, chosen, low] = [-Infinity, -1, least];
    for (let at = 0; at < count; at += 1) {
      const cell = moves[from + at] as number;
      board.put(cell, side);
      const less = isQuiet && at >= FULL && depth > 2 ? 1 : 0;
      let worth = at === 0 ? Infinity : -this.worth(next - less, -low - 1, -low, ply + 1);
      if (less > 0 && worth > low) worth = -this.worth(next, -low - 1, -low, ply + 1);
      if (worth > low && (at === 0 || worth < most))
        worth = -this.worth(next, -most, -low, ply + 1);
      board.undo();
      if (this.isStopped) return 0;
      if (worth > best) {
        best = worth;
        chosen = cell;
      }
      low = Math.max(low, best);
      if (low >= most) break;
    }
    const bound = best <= least ? MOST : best >= most ? LEAST : NO_BOUND;
    const entry = {
      worth: toTable(best, ply),
      depth: depth + BEYOND,
      isExhausted: false,
      bound,
      reach: FULL_REACH,
    };
    table.put(board.lo, board.hi, entry, chosen);
    return best;
  }

  private leaf(side: number, ply: number): number {
    const { board, threats } = this;
    if (board.fours(side) > 1) {
      const before = threats.nodes;
      const plies = threats.win(side, false, { maxNodes: GLANCE, until: Infinity });
      this.nodes += threats.nodes - before;
      if (plies > 0) return WIN - ply - plies;
    }
    return this.guess(side);
  }

  private guess(side: number): number {
    const { guess } = this.board;
    return guessOf(guess[side] as number, guess[1 - side] as number);
  }

  private visit(): void {
    this.nodes += 1;
    const { maxNodes, until } = this.limits;
    const isLate = until < Infinity && this.nodes % CLOCK === 0 && Date.now() > until;
    if (this.nodes > maxNodes || isLate) this.isStopped = true;
  }
}

function bringForward(moves: Int32Array, from: number, count: number, move: number): void {
  let at = from;
  while (at < from + count && moves[at] !== move) at += 1;
  if (at === from + count) return;
  for (; at > from; at -= 1) moves[at] = moves[at - 1] as number;
  moves[from] = move;
}

/** The table keeps distances to the end from a position, not from the root. */
const toTable = (worth: number, ply: number): number =>
  worth > CERTAIN ? worth + ply : worth < -CERTAIN ? worth - ply : worth;
const fromTable = (worth: number, ply: number): number => toTable(worth, -ply);
