/**
 * Solves positions of ultimate by proof-number search (Nagai, "Df-pn algorithm for searching AND/OR trees", 2002). It shares no
 * code with the game or its bot, which tests compare it with.
 */

/** The best result that the side to move can force. */
export type Value = 'win' | 'tie' | 'loss';

/** A position needs more work than allowed. */
export class TooHard extends Error {}

const FULL = 511;
const ANY = 9;
const NEVER = 1e9;
/** Numbers that `play` keeps for `undo`. */
const KEPT = 8;
/** Two entries that share a place in the table. */
const PAIR = 8;

const LINES = [7, 56, 448, 73, 146, 292, 273, 84];
const bits = (set: number): number => (set === 0 ? 0 : 1 + bits(set & (set - 1)));
const hasLine = (set: number): boolean => LINES.some((line) => (line & set) === line);
const SETS = Array.from({ length: 512 }, (_, set) => set);
const ROW = Uint8Array.from(SETS, (set) => (hasLine(set) ? 1 : 0));
const BITS = Uint8Array.from(SETS, bits);
/** By set: the cells that complete a line of it. */
const COMPLETING = Uint16Array.from(SETS, (set) =>
  SETS.slice(0, 9).reduce(
    (cells, cell) => cells | (hasLine(set | (1 << cell)) && !((set >> cell) & 1) ? 1 << cell : 0),
    0,
  ),
);

/** Random numbers from a fixed seed (xorshift). */
function randomList(length: number, seed: number): Int32Array {
  let state = seed;
  return Int32Array.from({ length }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state;
  });
}

/** Keys by `side * 9 + board << 9 | marks`, of decided boards by winner, and of the board to play on. */
const OWNED = 18 << 9;
const TO_PLAY = OWNED + 27;
const KEYS = [randomList(TO_PLAY + 40, 88172645), randomList(TO_PLAY + 40, 36243606)] as const;

/** See the top of this file. Moves are `board * 9 + cell`; X has side 0 and begins. */
export class Exact {
  /** Positions visited since the last `reset`. */
  visited = 0;
  private readonly marks = new Int32Array(18);
  private readonly owned = new Int32Array(2);
  private decided = 0;
  private active = ANY;
  private side = 0;
  private winner = -1;
  private lo = 0;
  private hi = 0;
  private depth = 0;
  private readonly past = new Int32Array(82 * KEPT);
  /** Entries of four numbers: key, key, phi, delta. Zero delta and phi: none. */
  private readonly table: Int32Array;
  private readonly mask: number;
  private limit = Infinity;
  private attacker = 0;
  private phi = 0;
  private delta = 0;
  private readonly lists = new Int32Array(82 * 81);
  private readonly phis = new Float64Array(82 * 81);
  private readonly deltas = new Float64Array(82 * 81);

  /** `size`: the table has 2^size entries of 16 bytes. */
  constructor(size: number) {
    this.table = new Int32Array(4 << size);
    this.mask = (1 << size) - 2;
    this.reset();
  }

  /** Forgets what was found; the position stays. */
  forget(): void {
    this.table.fill(0);
  }

  /** Goes back to the empty board. */
  reset(): void {
    this.marks.fill(0);
    this.owned.fill(0);
    this.decided = this.side = this.depth = this.visited = 0;
    this.active = ANY;
    this.winner = -1;
    this.lo = this.hi = 0;
    for (let board = 0; board < 9; board += 1) this.toggle(board);
  }

  get isOver(): boolean {
    return this.winner >= 0 || this.decided === FULL;
  }

  /** The empty cells of undecided boards. */
  get empty(): number {
    let cells = 0;
    for (let board = 0; board < 9; board += 1)
      if (((this.decided >> board) & 1) === 0) cells += BITS[this.emptyIn(board)] as number;
    return cells;
  }

  moves(): readonly number[] {
    return [...this.lists.subarray(0, this.list(0))];
  }

  winsAtOnce(move: number): boolean {
    return this.after(move, () => this.winner >= 0);
  }

  losesAtOnce(move: number): boolean {
    return this.after(move, () => !this.isOver && this.winsNow());
  }

  /** Whether the mover still gets at least a tie, or a win, after a move. Throws TooHard after visiting `limit` positions. */
  keeps(move: number, value: Value, limit: number): boolean {
    const { side } = this;
    return this.after(move, () =>
      value === 'win' ? this.wins(side, limit) : value === 'loss' || !this.wins(1 - side, limit),
    );
  }

  /** The best result that the side to move can force. Throws TooHard after visiting `limit` positions. */
  value(limit: number): Value {
    const { side } = this;
    if (this.wins(side, limit)) return 'win';
    return this.wins(1 - side, limit) ? 'loss' : 'tie';
  }

  /** Whether a side wins by force. */
  wins(side: number, limit: number): boolean {
    this.limit = limit;
    this.attacker = side;
    const { depth } = this;
    try {
      this.searchOn(NEVER, NEVER);
    } finally {
      while (this.depth > depth) this.undo();
    }
    return (this.phi === 0) === (this.side === side);
  }

  play(move: number): void {
    const { marks, owned, past, side } = this;
    const board = (move / 9) | 0;
    const cell = move - board * 9;
    const at = this.depth * KEPT;
    past[at] = move;
    past[at + 1] = this.active;
    past[at + 2] = this.decided;
    past[at + 3] = owned[side] as number;
    past[at + 4] = this.lo;
    past[at + 5] = this.hi;
    this.depth += 1;
    this.toggle(board);
    const own = (marks[side * 9 + board] as number) | (1 << cell);
    marks[side * 9 + board] = own;
    if (ROW[own]) {
      owned[side] = (owned[side] as number) | (1 << board);
      this.decided |= 1 << board;
      if (ROW[owned[side]]) this.winner = side;
    } else if (this.emptyIn(board) === 0) this.decided |= 1 << board;
    this.toggle(board);
    this.active = (this.decided >> cell) & 1 ? ANY : cell;
    this.side = 1 - side;
  }

  undo(): void {
    const { marks, owned, past } = this;
    this.depth -= 1;
    const at = this.depth * KEPT;
    const side = 1 - this.side;
    const move = past[at] as number;
    const board = (move / 9) | 0;
    marks[side * 9 + board] = (marks[side * 9 + board] as number) & ~(1 << (move - board * 9));
    this.active = past[at + 1] as number;
    this.decided = past[at + 2] as number;
    owned[side] = past[at + 3] as number;
    this.lo = past[at + 4] as number;
    this.hi = past[at + 5] as number;
    this.winner = -1;
    this.side = side;
  }

  private after<T>(move: number, ask: () => T): T {
    this.play(move);
    try {
      return ask();
    } finally {
      this.undo();
    }
  }

  private emptyIn(board: number): number {
    return FULL & ~((this.marks[board] as number) | (this.marks[9 + board] as number));
  }

  /** Adds a board to the position's key, or takes it out. The marks on a decided board make no difference. */
  private toggle(board: number): void {
    const { marks, owned } = this;
    if ((this.decided >> board) & 1) {
      const winner =
        (((owned[0] as number) >> board) & 1) + 2 * (((owned[1] as number) >> board) & 1);
      this.lo ^= KEYS[0][OWNED + board * 3 + winner] as number;
      this.hi ^= KEYS[1][OWNED + board * 3 + winner] as number;
      return;
    }
    const one = (board << 9) | (marks[board] as number);
    const two = ((board + 9) << 9) | (marks[board + 9] as number);
    this.lo ^= (KEYS[0][one] as number) ^ (KEYS[0][two] as number);
    this.hi ^= (KEYS[1][one] as number) ^ (KEYS[1][two] as number);
  }

  private list(at: number): number {
    const { lists, active, decided } = this;
    let to = at;
    for (
      let board = active === ANY ? 0 : active;
      board <= (active === ANY ? 8 : active);
      board += 1
    ) {
      if ((decided >> board) & 1) continue;
      for (let free = this.emptyIn(board); free !== 0; free &= free - 1)
        lists[to++] = board * 9 + 31 - Math.clz32(free & -free);
    }
    return to - at;
  }

  /** Whether the side to move wins with its next mark. */
  private winsNow(): boolean {
    const { marks, owned, side, active, decided } = this;
    const boards = (COMPLETING[owned[side] as number] as number) & ~decided;
    for (
      let rest = active === ANY ? boards : boards & (1 << active);
      rest !== 0;
      rest &= rest - 1
    ) {
      const board = 31 - Math.clz32(rest & -rest);
      if ((COMPLETING[marks[side * 9 + board] as number] as number) & this.emptyIn(board))
        return true;
    }
    return false;
  }

  /** Whether a line of boards is left for the attacker. */
  private mayWin(): boolean {
    const { marks, owned, decided, attacker } = this;
    let boards = owned[attacker] as number;
    for (let board = 0; board < 9; board += 1)
      if (
        ((decided >> board) & 1) === 0 &&
        ROW[FULL & ~(marks[9 - attacker * 9 + board] as number)]
      )
        boards |= 1 << board;
    return ROW[boards] === 1;
  }

  /** Sets `phi` and `delta`, the proof and disproof numbers for the side to move, without a search. */
  private look(): void {
    const { side, attacker, active } = this;
    const isAttacker = side === attacker;
    if (this.winner >= 0) this.set(this.winner === attacker ? !isAttacker : isAttacker);
    else if (this.decided === FULL) this.set(isAttacker);
    else if (this.winsNow()) this.set(false);
    else if (!this.mayWin()) this.set(isAttacker);
    else {
      const at = this.slot();
      if (at >= 0) {
        this.phi = this.table[at + 2] as number;
        this.delta = this.table[at + 3] as number;
      } else {
        this.phi = 1;
        this.delta = active === ANY ? this.empty : (BITS[this.emptyIn(active)] as number);
      }
    }
  }

  private set(isLost: boolean): void {
    this.phi = isLost ? NEVER : 0;
    this.delta = isLost ? 0 : NEVER;
  }

  private slot(): number {
    const { table, lo, hi } = this;
    const turn = TO_PLAY + this.active * 4 + this.side * 2 + this.attacker;
    const [low, high] = [lo ^ (KEYS[0][turn] as number), hi ^ (KEYS[1][turn] as number)];
    const at = (low & this.mask) * 4;
    if (table[at] === low && table[at + 1] === high) return at;
    if (table[at + 4] === low && table[at + 5] === high) return at + 4;
    return -1;
  }

  private keep(phi: number, delta: number): void {
    const { table } = this;
    const turn = TO_PLAY + this.active * 4 + this.side * 2 + this.attacker;
    const low = this.lo ^ (KEYS[0][turn] as number);
    const high = this.hi ^ (KEYS[1][turn] as number);
    const pair = (low & this.mask) * 4;
    let at = pair;
    if (table[pair] !== low || table[pair + 1] !== high) {
      at = pair + PAIR / 2;
      if (table[at] !== low || table[at + 1] !== high) {
        // The older one moves to the second place.
        table.copyWithin(at, pair, at);
        at = pair;
      }
    }
    table[at] = low;
    table[at + 1] = high;
    table[at + 2] = phi;
    table[at + 3] = delta;
  }

  /** Searches until a number reaches its limit. */
  private search(mostPhi: number, mostDelta: number): void {
    this.visited += 1;
    if (this.visited > this.limit) throw new TooHard();
    const { lists, phis, deltas } = this;
    const from = this.depth * 81;
    const to = from + this.list(from);
    for (let at = from; at < to; at += 1) {
      this.play(lists[at] as number);
      this.look();
      this.undo();
      phis[at] = this.phi;
      deltas[at] = this.delta;
      if (this.delta === 0) break;
    }
    for (;;) {
      let [phi, second, delta, best] = [NEVER, NEVER, 0, from];
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
      if (phi === 0) delta = NEVER;
      if (delta > NEVER) delta = NEVER;
      if (phi >= mostPhi || delta >= mostDelta) {
        this.keep(phi, delta);
        this.phi = phi;
        this.delta = delta;
        return;
      }
      this.play(lists[best] as number);
      const rest = delta - (phis[best] as number);
      this.searchOn(mostDelta - rest, Math.min(mostPhi, second + 1 + (second >> 2)));
      this.undo();
      phis[best] = this.phi;
      deltas[best] = this.delta;
    }
  }

  private searchOn(mostPhi: number, mostDelta: number): void {
    this.look();
    if (this.phi < mostPhi && this.delta < mostDelta) this.search(mostPhi, mostDelta);
  }
}
