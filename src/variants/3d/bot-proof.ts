/** How X, who begins, wins 4x4x4: looks moves up in the proof that `npm run prove:cube` found (ADR 46). */
import type { Verdict } from '../../engine/brain.ts';
import { HIGH, LOW, SHIFT, shapeOf } from '../../engine/rows/row-shape.ts';
import { WIN } from '../../engine/worth.ts';
import { stacks } from './rules.ts';

/** Indexed by cell in the proof's text, by number in the text of lengths. */
export const CHARS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const END = '.';
const EMPTY = '.';

const { ids } = stacks['4x4x4'].board;
const CELLS = ids.length;

const { symmetries, inverses } = shapeOf(stacks['4x4x4'].board);
const WAYS = symmetries.length;

/** By mark and symmetry: the fingerprints of the mark, seen through the symmetry. */
const low = keysBySymmetry(LOW);
const high = keysBySymmetry(HIGH);

function keysBySymmetry(keys: Int32Array): Int32Array {
  const found = new Int32Array((CELLS << SHIFT) * WAYS);
  for (const [way, map] of symmetries.entries())
    for (let cell = 0; cell < CELLS; cell += 1)
      for (let symbol = 0; symbol < 2; symbol += 1) {
        const to = ((map[cell] as number) << SHIFT) | symbol;
        found[((cell << SHIFT) | symbol) * WAYS + way] = keys[to] as number;
      }
  return found;
}

/** Marks, and their fingerprints through all symmetries at once. */
export class Marks {
  private readonly lows = new Int32Array(WAYS);
  private readonly highs = new Int32Array(WAYS);

  /** Adds a mark, or removes it. */
  toggle(mark: number): void {
    const from = mark * WAYS;
    for (let way = 0; way < WAYS; way += 1) {
      this.lows[way] = (this.lows[way] as number) ^ (low[from + way] as number);
      this.highs[way] = (this.highs[way] as number) ^ (high[from + way] as number);
    }
  }

  /** The name that a position shares with its equals, and the symmetry that shows it so. */
  name(): { readonly key: string; readonly symmetry: number } {
    const { lows, highs } = this;
    let best = 0;
    for (let way = 1; way < WAYS; way += 1) {
      const apart = (lows[way] as number) - (lows[best] as number);
      if (apart < 0 || (apart === 0 && (highs[way] as number) < (highs[best] as number)))
        best = way;
    }
    return { key: `${lows[best]} ${highs[best]}`, symmetry: best };
  }
}

/** X's moves, by position. */
export class CubeProof {
  /** X's move by the position's name, through the symmetry that shows it so; in the order of the text. */
  readonly moves = new Map<string, number>();
  /** The positions after those moves. */
  private readonly lost = new Set<string>();
  private readonly lengths = new Map<string, number>();

  /**
   * Reads X's move, then each of O's replies that need an answer and what follows it, then a full stop. `lengths` comes
   * from `scripts/cube/lengths.ts`; only `lengthAt` needs it.
   */
  constructor(text: string, lengths = '') {
    const trail: number[] = [];
    const marks = new Marks();
    for (const char of text) {
      if (char === END) {
        // X's move, and O's before it.
        for (const mark of trail.splice(-2)) marks.toggle(mark);
        continue;
      }
      const cell = CHARS.indexOf(char);
      const symbol = trail.length % 2;
      if (symbol === 0) {
        const { key, symmetry } = marks.name();
        this.lengths.set(key, CHARS.indexOf(lengths.charAt(this.moves.size)));
        this.moves.set(key, symmetries[symmetry]?.[cell] ?? -1);
      }
      const mark = (cell << SHIFT) | symbol;
      trail.push(mark);
      marks.toggle(mark);
      if (symbol === 0) this.lost.add(marks.name().key);
    }
  }

  /** How many moves X may still make from the proof before only fours are left, this one included; 0 outside it. */
  lengthAt(board: string): number {
    return this.lengths.get(marksOn(board).marks.name().key) ?? 0;
  }

  /** X's move, a cell; null outside the proof. */
  moveIn(marks: Marks): number | null {
    const { key, symmetry } = marks.name();
    const shown = this.moves.get(key);
    return shown === undefined ? null : (inverses[symmetry]?.[shown] ?? null);
  }

  /**
   * The proven result of a position in which X began, as the board shows it: X's next move, or that all of
   * O's lose. Null outside the proof. It says no more about the distance than that X wins before the cube is
   * full.
   */
  verdicts(board: string): readonly Verdict[] | null {
    const { marks, count } = marksOn(board);
    const worth = WIN - (CELLS - 1 - count);
    if (count % 2 === 0) {
      const cell = this.moveIn(marks);
      return cell === null ? null : [{ notation: ids[cell] ?? '', worth, known: 'least' }];
    }
    const { key } = marks.name();
    if (!this.lost.has(key)) return null;
    return ids.flatMap((notation, cell) =>
      board[cell] === EMPTY ? [{ notation, worth: -worth, known: 'most' } as const] : [],
    );
  }
}

/** The marks of a board, and their number. */
export function marksOn(board: string): { readonly marks: Marks; readonly count: number } {
  const marks = new Marks();
  let count = 0;
  for (const [cell, symbol] of Array.from(board).entries()) {
    if (symbol === EMPTY) continue;
    marks.toggle((cell << SHIFT) | Number(symbol === 'O'));
    count += 1;
  }
  return { marks, count };
}
