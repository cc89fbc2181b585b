/** The 4x4x4 cube by itself: its lines, its symmetries, and wins by fours. Shares no code with the game or the prover. */

export type Mark = 0 | 1 | 2;
export const X = 1;
export const O = 2;
const CELLS = 64;

const cells = Array.from({ length: CELLS }, (_, cell) => cell);
const digits = (cell: number): readonly number[] =>
  cell.toString(4).padStart(3, '0').split('').map(Number);
const cellOf = (numbers: readonly number[]): number => Number.parseInt(numbers.join(''), 4);

/** Along a line each coordinate stays, rises or falls, and one at least changes. */
function allLines(): readonly (readonly number[])[] {
  const ways = [
    ...cells.slice(0, 4).map((fixed) => () => fixed),
    (at: number) => at,
    (at: number) => 3 - at,
  ];
  const found = new Map<string, readonly number[]>();
  for (const level of ways)
    for (const row of ways)
      for (const column of ways) {
        const line = cells.slice(0, 4).map((at) => cellOf([level(at), row(at), column(at)]));
        if (new Set(line).size === 4) found.set(line.toSorted((a, b) => a - b).join(), line);
      }
  return [...found.values()];
}

export const lines = allLines();

const through = cells.map((cell) => lines.flatMap((line, at) => (line.includes(cell) ? [at] : [])));

type Map64 = readonly number[];
const byDigits = (change: (numbers: readonly number[]) => readonly number[]): Map64 =>
  cells.map((cell) => cellOf(change(digits(cell))));

/** The symmetries that make all the others: two exchanges of axes, a reflection, and two renumberings of every axis at once. */
const generators: readonly Map64[] = [
  byDigits(([a = 0, b = 0, c = 0]) => [b, a, c]),
  byDigits(([a = 0, b = 0, c = 0]) => [a, c, b]),
  byDigits(([a = 0, b = 0, c = 0]) => [3 - a, b, c]),
  byDigits((numbers) => numbers.map((each) => [0, 2, 1, 3][each] ?? 0)),
  byDigits((numbers) => numbers.map((each) => [1, 0, 3, 2][each] ?? 0)),
];

/** Everything that turns lines into lines and can be made of the generators. */
function allSymmetries(): readonly Map64[] {
  const names = new Set(lines.map((line) => line.toSorted((a, b) => a - b).join()));
  const isKept = (map: Map64): boolean =>
    lines.every((line) =>
      names.has(
        line
          .map((cell) => map[cell] ?? -1)
          .toSorted((a, b) => a - b)
          .join(),
      ),
    );
  if (!generators.every(isKept)) throw new Error('A generator breaks a line.');
  const found = new Map<string, Map64>([[cells.join(), cells]]);
  for (const map of found.values())
    for (const next of generators) {
      const both = map.map((cell) => next[cell] ?? -1);
      found.set(both.join(), both);
    }
  return [...found.values()];
}

export const symmetries = allSymmetries();

const flat = symmetries.map((map) => Uint8Array.from(map));

/** By symmetry, the cell that each mark comes from: `pick[cell]` moves to `cell`. */
export type Shown = { readonly name: string; readonly pick: Uint8Array };

/** The name that a position shares with its equals under symmetry: the smallest text of all. */
export function shown(board: Uint8Array): Shown {
  let best = flat[0] as Uint8Array;
  for (const pick of flat) {
    for (let cell = 0; cell < CELLS; cell += 1) {
      const apart =
        (board[pick[cell] as number] as number) - (board[best[cell] as number] as number);
      if (apart < 0) best = pick;
      if (apart !== 0) break;
    }
  }
  let name = '';
  for (let cell = 0; cell < CELLS; cell += 1) name += board[best[cell] as number] as number;
  return { name, pick: best };
}

/** A board that counts the marks of its lines. */
export class Counted {
  readonly board = new Uint8Array(CELLS);
  private readonly counts = [
    new Uint8Array(lines.length),
    new Uint8Array(lines.length),
    new Uint8Array(lines.length),
  ];
  private readonly failed = new Set<string>();

  put(cell: number, side: typeof X | typeof O): void {
    if (this.board[cell] !== 0) throw new Error(`cell ${cell} is taken`);
    this.board[cell] = side;
    this.add(cell, side, 1);
  }

  take(cell: number): void {
    const side = this.board[cell] as number;
    this.board[cell] = 0;
    this.add(cell, side, -1);
  }

  show(board: Uint8Array): void {
    for (const cell of cells) if (this.board[cell] !== 0) this.take(cell);
    board.forEach((side, cell) => {
      if (side === X || side === O) this.put(cell, side);
    });
  }

  private add(cell: number, side: number, by: number): void {
    const counts = this.counts[side] as Uint8Array;
    for (const line of through[cell] as readonly number[])
      counts[line] = (counts[line] as number) + by;
  }

  hasLine(side: typeof X | typeof O): boolean {
    return (this.counts[side] as Uint8Array).includes(4);
  }

  /** Counts lines with this many marks of a side and none of the other. */
  private open(side: number, count: number, line: number): boolean {
    return this.counts[side]?.[line] === count && this.counts[3 - side]?.[line] === 0;
  }

  private empty(line: number): readonly number[] {
    return (lines[line] as readonly number[]).filter((cell) => this.board[cell] === 0);
  }

  /** The cells where a side would complete a line. */
  wins(side: typeof X | typeof O): readonly number[] {
    const found: number[] = [];
    for (let line = 0; line < lines.length; line += 1) {
      if (!this.open(side, 3, line)) continue;
      const [cell = -1] = this.empty(line);
      if (!found.includes(cell)) found.push(cell);
    }
    return found;
  }

  /**
   * X's moves of a win by fours, for X to move: each must be answered, and X must stop a four that the reply
   * makes. Null if there is none. No limit: all such moves are tried, in the order of the lines, until one
   * leads on.
   */
  winByFours(): readonly number[] | null {
    this.failed.clear();
    return this.attack();
  }

  private attack(): readonly number[] | null {
    const [now] = this.wins(X);
    if (now !== undefined) return [now];
    const [stop, ...others] = this.wins(O);
    if (others.length > 0) return null;
    const key = this.board.join('');
    if (this.failed.has(key)) return null;
    const moves = this.fours().filter((cell) => stop === undefined || stop === cell);
    const replies = moves.map((cell) => this.repliesTo(cell));
    const double = replies.findIndex((cell) => cell.length > 1);
    // O can't complete a line here: X has just prevented it where it could.
    if (double >= 0) return [moves[double] as number];
    for (const [at, cell] of moves.entries()) {
      const reply = replies[at]?.[0] as number;
      this.put(cell, X);
      this.put(reply, O);
      const rest = this.attack();
      this.take(reply);
      this.take(cell);
      if (rest) return [cell, ...rest];
    }
    this.failed.add(key);
    return null;
  }

  private repliesTo(cell: number): readonly number[] {
    this.put(cell, X);
    const replies = this.wins(X);
    this.take(cell);
    return replies;
  }

  /** Whether these moves of X still win by fours. */
  winsWith(moves: readonly number[]): boolean {
    if (this.wins(X).length > 0) return true;
    const [stop, ...others] = this.wins(O);
    const [cell, ...rest] = moves;
    if (others.length > 0 || cell === undefined || this.board[cell] !== 0) return false;
    if (stop !== undefined && stop !== cell) return false;
    const replies = this.repliesTo(cell);
    if (replies.length !== 1) return replies.length > 1;
    this.put(cell, X);
    this.put(replies[0] as number, O);
    const isWon = this.winsWith(rest);
    this.take(replies[0] as number);
    this.take(cell);
    return isWon;
  }

  /** Cells that make a four of X. */
  private fours(): readonly number[] {
    const found = new Set<number>();
    for (let line = 0; line < lines.length; line += 1)
      if (this.open(X, 2, line)) for (const cell of this.empty(line)) found.add(cell);
    return [...found];
  }
}
