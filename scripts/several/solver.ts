/**
 * Solves a square board on which each of several players marks cells and three in a row win. It shares no code with the game
 * or with `src/engine`, which a test compares it with.
 */

/** A set of results as bits: bit s is a win of seat s, the bit after the last seat a tie. */
export type Results = number;

/** The result that a seat can guarantee alone against all others. */
export type Guaranteed = 'win' | 'tie' | 'loss';

const WON = 2;
const TIED = 1;
const LOST = 0;

/** More positions than the transposition table holds. */
export class TooMany extends Error {}

export class Solver {
  private readonly cells: number;
  private readonly full: number;
  private readonly lines: readonly number[];
  private readonly seats: number;
  private readonly tie: Results;
  /** By symmetry and half of a mask: the mask seen through it. */
  private readonly turned: readonly (readonly [low: Uint16Array, high: Uint16Array])[];
  /** By half of a mask: its cells as digits of a number. */
  private readonly digits: readonly [low: Float64Array, high: Float64Array];
  private readonly marks: number[];
  private readonly keys: Float64Array;
  private readonly values: Uint8Array;
  private readonly shift: number;
  private used = 0;

  /** `bits`: the transposition table holds 2^bits positions. */
  constructor(size: number, seats: number, bits: number) {
    this.cells = size * size;
    this.full = 2 ** this.cells - 1;
    this.seats = seats;
    this.tie = 1 << seats;
    this.lines = linesOn(size);
    this.marks = Array.from({ length: seats }, () => 0);
    this.turned = symmetriesOf(size).map(
      (map) => [halfLookup(map, 0), halfLookup(map, 8)] as const,
    );
    const powers = Array.from({ length: this.cells }, (_, cell) => (seats + 1) ** cell);
    this.digits = [digitLookup(powers, 0), digitLookup(powers, 8)];
    this.keys = new Float64Array(2 ** bits);
    this.values = new Uint8Array(2 ** bits);
    this.shift = 32 - bits;
  }

  get positions(): number {
    return this.used;
  }

  /** All results if everybody plays for themselves, whichever of equally good moves they choose. Throws TooMany. */
  results(moves: readonly number[] = []): Results {
    return this.from(moves, (ply, free) => this.resultsFrom(ply, free));
  }

  /** The result that a seat can guarantee if all others play against it. Throws TooMany. */
  guaranteed(seat: number, moves: readonly number[] = []): Guaranteed {
    const value = this.from(moves, (ply, free) => this.guaranteedFrom(seat, ply, free));
    return value === WON ? 'win' : value === TIED ? 'tie' : 'loss';
  }

  private from<T>(moves: readonly number[], work: (ply: number, free: number) => T): T {
    this.keys.fill(0);
    this.used = 0;
    this.marks.fill(0);
    let free = this.full;
    for (const [ply, cell] of moves.entries()) {
      this.marks[ply % this.seats] = this.marksOf(ply % this.seats) | (1 << cell);
      free &= ~(1 << cell);
    }
    return work(moves.length, free);
  }

  private resultsFrom(ply: number, free: number): Results {
    const seat = ply % this.seats;
    if (free === 0) return this.tie;
    if (this.winsOf(seat, free) !== 0) return 1 << seat;
    if (!this.marks.some((_, other) => this.canWin(other, ply, free))) return this.tie;
    const key = this.key();
    const known = this.find(key);
    if (known >= 0) return known;
    const after: Results[] = [];
    const next = (seat + 1) % this.seats;
    const threats = this.winsOf(next, free);
    // If the seat doesn't block, the next seat wins, wherever the mark goes: one such move stands for all.
    if ((free & ~threats) !== 0 && threats !== 0) after.push(1 << next);
    const tried = threats === 0 ? free : threats;
    for (let cell = 0; cell < this.cells; cell += 1)
      if ((tried & (1 << cell)) !== 0)
        after.push(this.after(seat, cell, () => this.resultsFrom(ply + 1, free & ~(1 << cell))));
    return this.keep(key, this.choose(seat, after));
  }

  /** Results that the seat prefers, or nothing, to the worst of every other move. */
  private choose(seat: number, after: readonly Results[]): Results {
    const worst = after.map((set) => {
      if ((set & ~(this.tie | (1 << seat))) !== 0) return LOST;
      return (set & this.tie) !== 0 ? TIED : WON;
    });
    let results = 0;
    for (const [at, set] of after.entries()) {
      const others = Math.max(LOST, ...worst.filter((_, other) => other !== at));
      if (others === LOST) results |= set;
      else results |= set & (others === TIED ? this.tie | (1 << seat) : 1 << seat);
    }
    return results;
  }

  private guaranteedFrom(alone: number, ply: number, free: number): number {
    const seat = ply % this.seats;
    if (free === 0) return TIED;
    if (this.winsOf(seat, free) !== 0) return seat === alone ? WON : LOST;
    const key = this.key();
    const known = this.find(key);
    if (known >= 0) return known;
    const isAlone = seat === alone;
    const most = this.canWin(alone, ply, free) ? WON : TIED;
    const isRival = (_: number, other: number) => other !== alone && this.canWin(other, ply, free);
    const least = this.marks.some(isRival) ? LOST : TIED;
    if (most === least) return most;
    let best: number = isAlone ? least : most;
    const next = this.winsOf((seat + 1) % this.seats, free);
    const mustBlock = next !== 0 && isAlone !== ((seat + 1) % this.seats === alone);
    for (let cell = 0; cell < this.cells; cell += 1) {
      if (((mustBlock ? next : free) & (1 << cell)) === 0) continue;
      const value = this.after(seat, cell, () =>
        this.guaranteedFrom(alone, ply + 1, free & ~(1 << cell)),
      );
      best = isAlone ? Math.max(best, value) : Math.min(best, value);
      if (best === (isAlone ? most : least)) break;
    }
    return this.keep(key, best);
  }

  private after<T>(seat: number, cell: number, work: () => T): T {
    const before = this.marksOf(seat);
    this.marks[seat] = before | (1 << cell);
    const found = work();
    this.marks[seat] = before;
    return found;
  }

  private marksOf(seat: number): number {
    return this.marks[seat] as number;
  }

  /** The empty cells that complete a line of a seat, as bits. */
  private winsOf(seat: number, free: number): number {
    const own = this.marksOf(seat);
    let wins = 0;
    for (const line of this.lines) {
      const missing = line & ~own;
      if ((missing & (missing - 1)) === 0) wins |= missing & free;
    }
    return wins;
  }

  /** Whether a seat's turns suffice for a line that nobody has blocked. */
  private canWin(seat: number, ply: number, free: number): boolean {
    const own = this.marksOf(seat);
    const until = (seat - (ply % this.seats) + this.seats) % this.seats;
    const turns = Math.ceil((this.cells - ply - until) / this.seats);
    return this.lines.some((line) => {
      const missing = line & ~own;
      return (missing & ~free) === 0 && bitCount(missing) <= turns;
    });
  }

  /** A number that the position shares with its mirror images only. */
  private key(): number {
    let least = Infinity;
    for (const [low, high] of this.turned) {
      let key = 1;
      for (const [seat, mask] of this.marks.entries()) {
        const seen = (low[mask & 255] as number) | (high[mask >> 8] as number);
        const digits =
          (this.digits[0][seen & 255] as number) + (this.digits[1][seen >> 8] as number);
        key += (seat + 1) * digits;
      }
      if (key < least) least = key;
    }
    return least;
  }

  private slotOf(key: number): number {
    const { keys } = this;
    const upper = Math.floor(key / 2 ** 32);
    let slot = (Math.imul(key >>> 0, 0x9e3779b1) ^ Math.imul(upper, 0x85ebca6b)) >>> this.shift;
    while (keys[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) % keys.length;
    return slot;
  }

  private find(key: number): number {
    const slot = this.slotOf(key);
    return this.keys[slot] === 0 ? -1 : (this.values[slot] as number);
  }

  private keep<V extends number>(key: number, value: V): V {
    const slot = this.slotOf(key);
    this.keys[slot] = key;
    this.values[slot] = value;
    this.used += 1;
    if (this.used > this.keys.length * 0.85) throw new TooMany();
    return value;
  }
}

/** Three cells in a row, as bits. */
function linesOn(size: number): readonly number[] {
  const lines: number[] = [];
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      for (const [down, right] of [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, -1],
      ] as const) {
        const [bottom, side] = [row + 2 * down, column + 2 * right];
        if (bottom >= size || side < 0 || side >= size) continue;
        lines.push(
          [0, 1, 2].reduce(
            (line, step) => line | (1 << ((row + step * down) * size + column + step * right)),
            0,
          ),
        );
      }
  return lines;
}

/** By symmetry of the square: where each cell goes. */
function symmetriesOf(size: number): readonly (readonly number[])[] {
  const last = size - 1;
  return Array.from({ length: 8 }, (_, way) =>
    Array.from({ length: size * size }, (_cell, cell) => {
      const row = (way & 1) === 0 ? Math.floor(cell / size) : last - Math.floor(cell / size);
      const column = (way & 2) === 0 ? cell % size : last - (cell % size);
      return (way & 4) === 0 ? row * size + column : column * size + row;
    }),
  );
}

/** Counts the bits of a line's cells, three at most. */
function bitCount(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

const bitsIn = (mask: number): readonly number[] =>
  Array.from({ length: 8 }, (_, bit) => bit).filter((bit) => (mask & (1 << bit)) !== 0);

const halfLookup = (map: readonly number[], from: number): Uint16Array =>
  Uint16Array.from({ length: 256 }, (_, mask) =>
    bitsIn(mask).reduce((seen, bit) => seen | (1 << (map[from + bit] ?? 0)), 0),
  );

const digitLookup = (powers: readonly number[], from: number): Float64Array =>
  Float64Array.from({ length: 256 }, (_, mask) =>
    bitsIn(mask).reduce((sum, bit) => sum + (powers[from + bit] ?? 0), 0),
  );
