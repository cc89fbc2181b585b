/**
 * How a match of several sides can end if each plays only for itself: the results for every choice among equally good
 * moves (all subgame-perfect equilibria). Max-n (Luckhardt and Irani 1986) follows one such choice.
 */
import type { Position } from './brain.ts';

/** Results as bits, numbered as they are found. */
export type ResultSet = number;

/** More different results than any game has. */
const MOST = 31;

export class PossibleResults {
  /** By result: the margin of each side, in the order of `sides`. */
  readonly margins: (readonly number[])[] = [];
  private readonly known = new Map<number, ResultSet>();
  private left: number;

  /** Looks at this many positions at most. */
  constructor(maxPositions: number) {
    this.left = maxPositions;
  }

  /** The results that can follow; null when there were too many positions to look at. The position is as before. */
  of(position: Position): ResultSet | null {
    if (position.isOver) return this.bitOf(position.sides.map((side) => position.margin(side)));
    position.fingerprint();
    const key = (position.lo >>> 0) * 2 ** 21 + (position.hi >>> 11);
    const found = this.known.get(key);
    if (found !== undefined) return found;
    if (this.left <= 0) return null;
    this.left -= 1;
    const mover = position.sides.indexOf(position.side);
    const moves = new Int32Array(position.width);
    const after: ResultSet[] = [];
    for (const move of moves.subarray(0, position.legal(moves, 0))) {
      position.play(move);
      const set = this.of(position);
      position.undo();
      if (set === null) return null;
      after.push(set);
    }
    const results = this.choose(after, mover);
    this.known.set(key, results);
    return results;
  }

  /**
   * A result of a move is possible if each other move has a possible result that the mover likes no better.
   */
  private choose(after: readonly ResultSet[], mover: number): ResultSet {
    const worst = after.map((set) => Math.min(...this.marginsIn(set, mover)));
    const [best = -1, second = -1] = worst.toSorted((a, b) => b - a);
    let results: ResultSet = 0;
    for (const [at, set] of after.entries()) {
      const others = worst[at] === best ? second : best;
      for (let result = 0; result < this.margins.length; result += 1) {
        const isAfter = (set & (1 << result)) !== 0;
        if (isAfter && (this.margins[result]?.[mover] ?? 0) >= others) results |= 1 << result;
      }
    }
    return results;
  }

  private marginsIn(set: ResultSet, side: number): readonly number[] {
    return this.margins.flatMap((margins, at) =>
      (set & (1 << at)) === 0 ? [] : [margins[side] ?? 0],
    );
  }

  private bitOf(margins: readonly number[]): ResultSet {
    let at = this.margins.findIndex((each) =>
      each.every((margin, side) => margin === margins[side]),
    );
    if (at < 0) at = this.margins.push(margins) - 1;
    if (at >= MOST) throw new Error('more results than a set holds');
    return 1 << at;
  }
}
