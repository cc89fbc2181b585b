/** A mutable 4x4x4 board that finds X's wins by fours: threats that O must answer, up to a double one. */
import { CELLS, LINES, SYMMETRIES } from './geometry.ts';

export const X = 1;
export const O = 2;
/** The results of `threat` for no cell, and for several. */
export const NONE = -1;
export const SEVERAL = -2;

/** By side, the number that a mark adds to the code of its lines. */
const ADDS = [0, 1, 8];
const X_PAIR = 2;
/** The codes of a four: a line that lacks one mark. */
const X_FOUR = 3;
const O_FOUR = 24;

const DEEPEST = 30;
const BITS = 16;
const SLOTS = (1 << BITS) - 1;

const lineCells = Uint8Array.from(LINES.flat());
const through = Array.from({ length: CELLS }, (_, cell) =>
  LINES.flatMap((line, index) => (line.includes(cell) ? [index] : [])),
);
const starts = Uint16Array.from({ length: CELLS + 1 }, (_, cell) =>
  through.slice(0, cell).reduce((sum, lines) => sum + lines.length, 0),
);
const linesThrough = Uint8Array.from(through.flat());

/** Mixes a number into 32 bits. */
function mixBits(seed: number): number {
  let bits = Math.imul(seed + 1, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** A mark's number is its cell, plus 64 for an O. */
const MARKS = 2 * CELLS;
const firstKeys = Int32Array.from({ length: MARKS }, (_, mark) => mixBits(mark));
const secondKeys = Int32Array.from({ length: MARKS }, (_, mark) => mixBits(mark + 1000));

export const markOf = (cell: number, side: number): number => (side === X ? cell : cell + CELLS);
export const cellOf = (mark: number): number => mark % CELLS;

const marked = new Uint8Array(CELLS);

export class Field {
  readonly board = new Uint8Array(CELLS);
  /** By cell, the lowest cell of its orbit; `findOrbits` sets it. */
  readonly orbits = new Uint8Array(CELLS);
  /** Also tries fours that make no new pair. */
  isThorough = false;
  private readonly codes = new Uint8Array(LINES.length);
  /** By line, the sum of its empty cells; with one left, that is its number. */
  private readonly sums = Uint16Array.from(LINES, (line) => line.reduce((sum, cell) => sum + cell));
  private readonly pairs = new Int32Array(3);
  private xFours = 0;
  private oFours = 0;
  private lo = 0;
  private hi = 0;
  private readonly failedLo = new Int32Array(SLOTS + 1);
  private readonly failedHi = new Int32Array(SLOTS + 1);
  private readonly failedIn = new Int32Array(SLOTS + 1);
  private generation = 1;
  private left = 0;
  private readonly choices = new Uint8Array((DEEPEST + 1) * CELLS);
  private stamp = 0;
  private readonly stamps = new Int32Array(CELLS);
  private readonly partners = new Uint8Array(CELLS);
  private readonly path = new Uint8Array(2 * DEEPEST + 3);
  private pathLength = 0;

  put(cell: number, side: number): void {
    this.board[cell] = side;
    this.change(cell, ADDS[side] as number, -cell, markOf(cell, side));
  }

  undo(cell: number): void {
    const side = this.board[cell] as number;
    this.board[cell] = 0;
    this.change(cell, -(ADDS[side] as number), cell, markOf(cell, side));
  }

  private change(cell: number, add: number, sum: number, mark: number): void {
    const { codes, sums, pairs } = this;
    const end = starts[cell + 1] as number;
    for (let at = starts[cell] as number; at < end; at += 1) {
      const line = linesThrough[at] as number;
      const before = codes[line] as number;
      const after = before + add;
      codes[line] = after;
      sums[line] = (sums[line] as number) + sum;
      if (before === X_PAIR || after === X_PAIR)
        pairs[line >> 5] = (pairs[line >> 5] as number) ^ (1 << (line & 31));
      if (before === X_FOUR) this.xFours -= 1;
      else if (after === X_FOUR) this.xFours += 1;
      if (before === O_FOUR) this.oFours -= 1;
      else if (after === O_FOUR) this.oFours += 1;
    }
    this.lo ^= firstKeys[mark] as number;
    this.hi ^= secondKeys[mark] as number;
  }

  /** Shows exactly these marks. */
  load(marks: Uint8Array): void {
    for (let cell = 0; cell < CELLS; cell += 1) if (this.board[cell] !== 0) this.undo(cell);
    for (const mark of marks) this.put(cellOf(mark), mark < CELLS ? X : O);
  }

  /** The cell where a side completes a line; NONE or SEVERAL. */
  threat(side: number): number {
    if ((side === X ? this.xFours : this.oFours) === 0) return NONE;
    const code = side === X ? X_FOUR : O_FOUR;
    let found = NONE;
    for (let line = 0; line < LINES.length; line += 1) {
      if (this.codes[line] !== code) continue;
      const cell = this.sums[line] as number;
      if (found !== NONE && found !== cell) return SEVERAL;
      found = cell;
    }
    return found;
  }

  /** The same for lines through a cell. */
  private threatThrough(cell: number, code: number): number {
    let found = NONE;
    const end = starts[cell + 1] as number;
    for (let at = starts[cell] as number; at < end; at += 1) {
      const line = linesThrough[at] as number;
      if (this.codes[line] !== code) continue;
      const last = this.sums[line] as number;
      if (found !== NONE && found !== last) return SEVERAL;
      found = last;
    }
    return found;
  }

  /**
   * Forgets which positions had no win, so that later answers don't depend on earlier questions.
   */
  forget(): void {
    this.generation += 1;
  }

  /**
   * Finds the cells of a win by fours for X to move: X, O, X and so on to the double threat; null
   * if there is none within the limit.
   */
  winByFours(most: number): Uint8Array | null {
    if (this.xFours > 0) return new Uint8Array(0);
    const forced = this.threat(O);
    if (forced === SEVERAL) return null;
    this.left = most;
    return this.attack(forced, 0) ? this.path.slice(0, this.pathLength) : null;
  }

  private attack(forced: number, depth: number): boolean {
    if (this.left <= 0) return false;
    this.left -= 1;
    const { lo, hi } = this;
    const slot = lo & SLOTS;
    if (
      this.failedIn[slot] === this.generation &&
      this.failedLo[slot] === lo &&
      this.failedHi[slot] === hi
    )
      return false;
    if (forced === NONE ? this.attackAnywhere(depth) : this.follow(forced, depth)) return true;
    if (this.left > 0) {
      this.failedIn[slot] = this.generation;
      this.failedLo[slot] = lo;
      this.failedHi[slot] = hi;
    }
    return false;
  }

  private attackAnywhere(depth: number): boolean {
    const from = depth * CELLS;
    let to = from;
    this.stamp += 1;
    for (let word = 0; word < 3; word += 1) {
      for (let bits = this.pairs[word] as number; bits !== 0; bits &= bits - 1) {
        const line = (word << 5) + 31 - Math.clz32(bits & -bits);
        const first = this.firstEmpty(line);
        const second = (this.sums[line] as number) - first;
        if (this.isNew(first, second)) this.choices[to++] = first;
        else if (this.partners[first] !== second) return this.win(first, depth);
        if (this.isNew(second, first)) this.choices[to++] = second;
        else if (this.partners[second] !== first) return this.win(second, depth);
      }
    }
    for (let at = from; at < to; at += 1) {
      const cell = this.choices[at] as number;
      if ((this.isThorough || this.leadsOn(cell)) && this.follow(cell, depth)) return true;
    }
    return false;
  }

  /** Whether this list has no threat of X at the cell yet; notes O's reply. */
  private isNew(cell: number, reply: number): boolean {
    if (this.stamps[cell] === this.stamp) return false;
    this.stamps[cell] = this.stamp;
    this.partners[cell] = reply;
    return true;
  }

  private win(cell: number, depth: number): true {
    this.path[2 * depth] = cell;
    this.pathLength = 2 * depth + 1;
    return true;
  }

  /** Whether a mark makes a new pair. */
  private leadsOn(cell: number): boolean {
    const end = starts[cell + 1] as number;
    for (let at = starts[cell] as number; at < end; at += 1)
      if (this.codes[linesThrough[at] as number] === 1) return true;
    return false;
  }

  /** X marks a cell, O answers the threat, and X goes on. */
  private follow(cell: number, depth: number): boolean {
    this.put(cell, X);
    const reply = this.threatThrough(cell, X_FOUR);
    let isWon = reply === SEVERAL;
    if (isWon) this.win(cell, depth);
    if (reply >= 0 && depth < DEEPEST) {
      this.put(reply, O);
      const forced = this.oFours === 0 ? NONE : this.threatThrough(reply, O_FOUR);
      isWon = forced !== SEVERAL && this.attack(forced, depth + 1);
      if (isWon) {
        this.path[2 * depth] = cell;
        this.path[2 * depth + 1] = reply;
      }
      this.undo(reply);
    }
    this.undo(cell);
    return isWon;
  }

  /** Whether X, to move, wins by fours along a path found elsewhere. */
  winsAlong(path: Uint8Array): boolean {
    if (this.xFours > 0) return true;
    let forced = this.threat(O);
    let played = 0;
    let isWon = false;
    while (played < path.length && forced !== SEVERAL) {
      const cell = path[played] as number;
      if (this.board[cell] !== 0 || (forced !== NONE && forced !== cell)) break;
      this.put(cell, X);
      played += 1;
      const reply = this.threatThrough(cell, X_FOUR);
      isWon = reply === SEVERAL;
      if (isWon || reply === NONE || path[played] !== reply) break;
      this.put(reply, O);
      played += 1;
      forced = this.oFours === 0 ? NONE : this.threatThrough(reply, O_FOUR);
    }
    for (let at = played - 1; at >= 0; at -= 1) this.undo(path[at] as number);
    return isWon;
  }

  /** Writes for each cell whether O's mark there can't disturb a win along this path. */
  findIdle(path: Uint8Array, idle: Uint8Array): void {
    for (let at = 1; at < path.length; at += 2) this.put(path[at] as number, O);
    for (let cell = 0; cell < CELLS; cell += 1)
      idle[cell] = this.board[cell] === 0 && !this.joinsOs(cell) ? 1 : 0;
    for (let at = 0; at < path.length; at += 2) this.put(path[at] as number, X);
    for (let line = 0; line < LINES.length; line += 1)
      if (this.codes[line] === X_FOUR) idle[this.sums[line] as number] = 0;
    for (const cell of path) {
      this.undo(cell);
      idle[cell] = 0;
    }
  }

  /** Whether O's mark makes a four. */
  private joinsOs(cell: number): boolean {
    const end = starts[cell + 1] as number;
    for (let at = starts[cell] as number; at < end; at += 1)
      if (this.codes[linesThrough[at] as number] === 2 * (ADDS[O] as number)) return true;
    return false;
  }

  /** Finds `orbits`: cells that are alike under the symmetries of the marks. */
  findOrbits(): void {
    const { board, orbits } = this;
    for (let cell = 0; cell < CELLS; cell += 1) orbits[cell] = cell;
    let count = 0;
    for (let cell = 0; cell < CELLS; cell += 1) if (board[cell] !== 0) marked[count++] = cell;
    for (const symmetry of SYMMETRIES) {
      let isKept = true;
      for (let at = 0; at < count && isKept; at += 1) {
        const cell = marked[at] as number;
        isKept = board[symmetry[cell] as number] === board[cell];
      }
      if (!isKept) continue;
      for (let cell = 0; cell < CELLS; cell += 1)
        orbits[cell] = Math.min(orbits[cell] as number, symmetry[cell] as number);
    }
  }

  private firstEmpty(line: number): number {
    let at = line * 4;
    while (this.board[lineCells[at] as number] !== 0) at += 1;
    return lineCells[at] as number;
  }
}
