/**
 * Proof-number search (Nagai, "Df-pn algorithm for searching AND/OR trees", 2002): whether a side wins by force. Its table
 * lives as long as the match.
 */
import type { SearchLimits } from '../../engine/brain.ts';
import { UltimateBoard } from './bot-board.ts';
import type { Net } from './bot-net.ts';
import { COUNT, FULL, HAS_LINE, HIGH, HIGHS, LOW, LOWS, WINNERS, TURN } from './bot-lookup.ts';
import type { UltimateState } from './rules.ts';

/** Proven. */
const NEVER = 1e9;
/** Half the keys of a position are of the attacker. */
const ATTACKER = [0, 0x5bd1e995] as const;

/** Entries of four numbers: key, key, phi, delta. Two of them share a place. */
export class ProofTable {
  readonly list: Int32Array;
  readonly mask: number;

  constructor(bits: number) {
    this.list = new Int32Array(4 << bits);
    this.mask = (1 << bits) - 2;
  }
}

/** Whether the attacker wins: proven, refuted, or not known within the limits. */
export type ProofAnswer = 'yes' | 'no' | 'unknown';

/** With more empty cells than this the network guesses how hard a proof is. */
const GUIDED = 18;
/** How much harder, in powers of two, the network's worst move is to prove than its best. */
const STEEP = 9;

const PLIES = 82;
const WIDTH = 81;
/** Numbers stored for each move, to undo it. */
const KEPT = 4;

/** See the top of this file. */
export class ProofSearch extends UltimateBoard {
  nodes = 0;
  /** By side: the boards that it won or may still win. */
  private readonly able = new Int32Array(2);
  private readonly before = new Int32Array(PLIES * KEPT);
  private readonly table: ProofTable;
  private readonly net: Net | null;
  private readonly lists = new Int32Array(PLIES * WIDTH);
  private readonly phis = new Int32Array(PLIES * WIDTH);
  private readonly deltas = new Int32Array(PLIES * WIDTH);
  private readonly chances = new Float64Array(WIDTH);
  private attacker = 0;
  private phi = 0;
  private delta = 0;
  private limits: SearchLimits = { maxNodes: 0, until: 0 };
  private stopped = false;

  constructor(state: UltimateState, table: ProofTable, net: Net | null) {
    super(state);
    this.table = table;
    this.net = net;
    for (let board = 0; board < 9; board += 1) {
      this.toggle(board);
      this.enable(board);
    }
  }

  /** Whether a side wins by force from here. */
  wins(side: number, limits: SearchLimits): ProofAnswer {
    this.limits = limits;
    this.stopped = false;
    const known = this.known(side);
    if (known === 'unknown') this.search(NEVER, NEVER);
    return known === 'unknown' ? this.answer() : known;
  }

  /** The same without a search. */
  known(side: number): ProofAnswer {
    this.attacker = side;
    this.look();
    return this.answer();
  }

  /** The results of `find` in the positions after each move. */
  after<T>(find: (move: number) => T): T[] {
    const moves = this.lists.slice(0, this.legal(this.lists, 0));
    return Array.from(moves, (move) => {
      this.play(move);
      const found = find(move);
      this.undo();
      return found;
    });
  }

  private answer(): ProofAnswer {
    if (this.phi !== 0 && this.delta !== 0) return 'unknown';
    return (this.phi === 0) === (this.side === this.attacker) ? 'yes' : 'no';
  }

  override play(move: number): void {
    const board = (move / 9) | 0;
    const at = this.count * KEPT;
    const { before, able } = this;
    before[at] = this.lo;
    before[at + 1] = this.hi;
    before[at + 2] = able[0] as number;
    before[at + 3] = able[1] as number;
    this.toggle(board);
    super.play(move);
    this.toggle(board);
    this.enable(board);
  }

  override undo(): void {
    super.undo();
    const { before, able } = this;
    const at = this.count * KEPT;
    this.lo = before[at] as number;
    this.hi = before[at + 1] as number;
    able[0] = before[at + 2] as number;
    able[1] = before[at + 3] as number;
  }

  private toggle(board: number): void {
    const { marks, won, decided } = this;
    if ((decided >> board) & 1) {
      const winner = (((won[0] as number) >> board) & 1) + 2 * (((won[1] as number) >> board) & 1);
      this.lo ^= LOW[WINNERS + board * 3 + winner] as number;
      this.hi ^= HIGH[WINNERS + board * 3 + winner] as number;
      return;
    }
    const one = (board << 9) | (marks[board] as number);
    const two = ((board + 9) << 9) | (marks[board + 9] as number);
    this.lo ^= (LOWS[one] as number) ^ (LOWS[two] as number);
    this.hi ^= (HIGHS[one] as number) ^ (HIGHS[two] as number);
  }

  private enable(board: number): void {
    const { marks, won, able, decided } = this;
    const bit = 1 << board;
    for (let side = 0; side < 2; side += 1) {
      const isAble =
        (decided & bit) !== 0
          ? ((won[side] as number) & bit) !== 0
          : HAS_LINE[FULL & ~(marks[9 - side * 9 + board] as number)] === 1;
      able[side] = isAble ? (able[side] as number) | bit : (able[side] as number) & ~bit;
    }
  }

  /** Sets `phi` and `delta`, what it takes to prove and to refute the mover's aim, without a search. */
  private look(): boolean {
    const isAttacker = this.side === this.attacker;
    if (this.winner >= 0) return this.decide((this.winner === this.attacker) === isAttacker);
    if (this.decided === FULL) return this.decide(!isAttacker);
    if ((this.decisive(this.side) & this.playable) > 0) return this.decide(true);
    if (HAS_LINE[this.able[this.attacker] as number] === 0) return this.decide(!isAttacker);
    const at = this.slot();
    if (at >= 0) {
      this.phi = this.table.list[at + 2] as number;
      this.delta = this.table.list[at + 3] as number;
      return true;
    }
    this.phi = 1;
    this.delta = this.active < 0 ? this.horizon : (COUNT[this.emptyIn(this.active)] as number);
    return false;
  }

  private decide(isReached: boolean): boolean {
    this.phi = isReached ? 0 : NEVER;
    this.delta = isReached ? NEVER : 0;
    return true;
  }

  private slot(): number {
    const { list, mask } = this.table;
    const turn = TURN + (this.active + 1) * 2 + this.side;
    const lo = this.lo ^ (LOW[turn] as number);
    const hi = this.hi ^ (HIGH[turn] as number) ^ (ATTACKER[this.attacker] as number);
    const at = (lo & mask) * 4;
    if (list[at] === lo && list[at + 1] === hi) return at;
    return list[at + 4] === lo && list[at + 5] === hi ? at + 4 : -1;
  }

  private keep(): void {
    const { list, mask } = this.table;
    const turn = TURN + (this.active + 1) * 2 + this.side;
    const lo = this.lo ^ (LOW[turn] as number);
    const hi = this.hi ^ (HIGH[turn] as number) ^ (ATTACKER[this.attacker] as number);
    let at = (lo & mask) * 4;
    if (list[at] !== lo || list[at + 1] !== hi) {
      if (list[at + 4] === lo && list[at + 5] === hi) at += 4;
      else list.copyWithin(at + 4, at, at + 4);
    }
    list[at] = lo;
    list[at + 1] = hi;
    list[at + 2] = this.phi;
    list[at + 3] = this.delta;
  }

  private visit(): boolean {
    this.nodes += 1;
    const { maxNodes, until } = this.limits;
    if (this.nodes > maxNodes || (until < Infinity && this.nodes % 64 === 0 && Date.now() > until))
      this.stopped = true;
    return !this.stopped;
  }

  /** Sets the numbers of the positions after each move: those in the table, or a guess. */
  private open(from: number, to: number): void {
    const { lists, phis, deltas, net, chances } = this;
    let isFresh = false;
    for (let at = from; at < to; at += 1) {
      this.play(lists[at] as number);
      const isKnown = this.look();
      this.undo();
      phis[at] = isKnown ? this.phi : -1;
      deltas[at] = this.delta;
      isFresh ||= !isKnown;
      if (this.delta === 0) return;
    }
    if (!isFresh) return;
    const isGuided = net !== null && this.horizon > GUIDED;
    if (isGuided) net.rate(this, lists.subarray(from, to), to - from, chances);
    for (let at = from; at < to; at += 1) {
      if (phis[at] !== -1) continue;
      phis[at] = 1;
      if (!isGuided) continue;
      const chance = chances[at - from] as number;
      phis[at] = 2 ** (STEEP * chance);
      deltas[at] = (deltas[at] as number) * 2 ** (STEEP * (1 - chance));
    }
  }

  /** Searches until a number reaches its limit. */
  private search(mostPhi: number, mostDelta: number): void {
    if (!this.visit()) return;
    const { lists, phis, deltas } = this;
    const from = this.count * WIDTH;
    const to = from + this.legal(lists, from);
    this.open(from, to);
    for (;;) {
      let phi = NEVER;
      let second = NEVER;
      let delta = 0;
      let best = from;
      for (let at = from; at < to; at += 1) {
        delta += phis[at] as number;
        const each = deltas[at] as number;
        if (each < phi) {
          second = phi;
          phi = each;
          best = at;
          if (each === 0) break;
        } else if (each < second) second = each;
      }
      if (phi === 0 || delta > NEVER) delta = NEVER;
      if (phi >= mostPhi || delta >= mostDelta || this.stopped) {
        this.phi = phi;
        this.delta = delta;
        this.keep();
        return;
      }
      this.play(lists[best] as number);
      this.look();
      const most = mostDelta - delta + (phis[best] as number);
      const enough = Math.min(mostPhi, second + 1 + (second >> 1));
      if (this.phi < most && this.delta < enough) this.search(most, enough);
      this.undo();
      phis[best] = this.phi;
      deltas[best] = this.delta;
    }
  }
}
