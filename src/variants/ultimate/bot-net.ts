/**
 * A small neural network that estimates positions of ultimate: one hidden layer, whose inputs are facts about
 * each small board. `npm run net` trained it by self-play (ADR 30).
 */
import { COMPLETES, FULL, HAS_LINE } from './bot-lookup.ts';

/** Hidden units. */
export const HIDDEN = 32;
/** Facts about a small board; see `factsOf`. */
const FACTS = 41;
/** Inputs: the facts of all nine boards, those of the active board once more, and "anywhere". */
export const INPUTS = 18 * FACTS + 1;
/** The input for playing anywhere. */
export const ANYWHERE = 18 * FACTS;
/** Weights: those of the inputs, the hidden units' biases and weights, and a last bias. */
export const WEIGHTS = INPUTS * HIDDEN + 2 * HIDDEN + 1;

const BIASES = INPUTS * HIDDEN;
const OUTPUT = BIASES + HIDDEN;

/** The input of the first fact of a board; boards count from 9 as the active one. */
export const inputOf = (board: number): number => board * FACTS;

/** The facts of a small board: its marks and the cells that complete a line for each side, or its result. */
export function factsOf(own: number, other: number): readonly number[] {
  if (HAS_LINE[own]) return [36];
  if (HAS_LINE[other]) return [37];
  const empty = FULL & ~(own | other);
  if (empty === 0) return [38];
  const completes = [own, other].map((marks) => (COMPLETES[marks] as number) & empty);
  const facts = [own, other, ...completes].flatMap((bits, kind) =>
    Array.from({ length: 9 }, (_, cell) => cell)
      .filter((cell) => (bits >> cell) & 1)
      .map((cell) => kind * 9 + cell),
  );
  if (!HAS_LINE[FULL & ~other]) facts.push(39);
  if (!HAS_LINE[FULL & ~own]) facts.push(40);
  return facts;
}

/** A weight's unit in the text of `bot-weights.ts`, where each takes two bytes. */
export const UNIT = 2 ** 12;

/** The weights in a text. */
export function decodeWeights(text: string): Float32Array {
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  return Float32Array.from(new Int16Array(bytes.buffer), (whole) => whole / UNIT);
}

/** The parts of a position that the network reads; see `UltimateBoard`. */
type NetInput = {
  readonly marks: Int32Array;
  readonly decided: number;
  readonly side: number;
};

/** Bits of the number of sums that are kept. */
const KEPT = 14;

/** See the top of this file. */
export class Net {
  private readonly weights: Float32Array;
  /** Sums of the weights of a board's facts, by a hash of the board; the last are those of "anywhere". */
  private readonly sums = new Float32Array((HIDDEN << KEPT) + HIDDEN);
  private readonly keys = new Int32Array(1 << KEPT);
  private readonly all = new Float32Array(HIDDEN);
  private readonly others = new Float32Array(HIDDEN);

  constructor(weights: Float32Array) {
    this.weights = weights;
    this.sums.set(weights.subarray(ANYWHERE * HIDDEN, BIASES), HIDDEN << KEPT);
  }

  /** The mover's chance to win with each of the first moves of a list, grouped by board. */
  rate(
    { marks, decided, side }: NetInput,
    moves: Int32Array,
    count: number,
    into: Float64Array,
  ): void {
    const { weights, sums, all, others } = this;
    const mover = side * 9;
    const next = 9 - mover;
    for (let unit = 0; unit < HIDDEN; unit += 1) all[unit] = weights[BIASES + unit] as number;
    for (let board = 0; board < 9; board += 1) {
      const from = this.sum(board, marks[next + board] as number, marks[mover + board] as number);
      for (let unit = 0; unit < HIDDEN; unit += 1)
        all[unit] = (all[unit] as number) + (sums[from + unit] as number);
    }
    let last = -1;
    for (let each = 0; each < count; each += 1) {
      const move = moves[each] as number;
      const board = (move / 9) | 0;
      const cell = move - board * 9;
      const own = marks[next + board] as number;
      const before = marks[mover + board] as number;
      if (board !== last) {
        const from = this.sum(board, own, before);
        for (let unit = 0; unit < HIDDEN; unit += 1)
          others[unit] = (all[unit] as number) - (sums[from + unit] as number);
        last = board;
      }
      const after = before | (1 << cell);
      const isDecided =
        cell === board ? HAS_LINE[after] || (own | after) === FULL : (decided >> cell) & 1;
      into[each] = this.output(
        this.sum(board, own, after),
        isDecided
          ? HIDDEN << KEPT
          : this.sum(
              9 + cell,
              marks[next + cell] as number,
              cell === board ? after : (marks[mover + cell] as number),
            ),
      );
    }
  }

  /** One minus the chance of the side to move, from the other boards' sums, a board's, and the active board's. */
  private output(board: number, active: number): number {
    const { weights, sums, others } = this;
    let out = weights[OUTPUT + HIDDEN] as number;
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const value =
        (others[unit] as number) + (sums[board + unit] as number) + (sums[active + unit] as number);
      if (value > 0) out += value * (weights[OUTPUT + unit] as number);
    }
    return 1 / (1 + Math.exp(out));
  }

  /** The index of a board's sum of weights. */
  private sum(board: number, own: number, other: number): number {
    const { weights, sums, keys } = this;
    const key = (((board << 9) | own) << 9) | other;
    // Active boards have the upper half, so that one never takes the place of a board that is being read.
    const half = board < 9 ? 0 : 1 << (KEPT - 1);
    const slot = half | (Math.imul(key, 0x9e3779b1) >>> (33 - KEPT));
    const at = slot * HIDDEN;
    // Plus one, since 0 stands for none.
    if (keys[slot] === key + 1) return at;
    keys[slot] = key + 1;
    sums.fill(0, at, at + HIDDEN);
    for (const fact of factsOf(own, other)) {
      const from = (inputOf(board) + fact) * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit += 1)
        sums[at + unit] = (sums[at + unit] as number) + (weights[from + unit] as number);
    }
    return at;
  }
}

/** The network that `npm run net` made. */
export async function loadNet(): Promise<Net> {
  const { weights } = await import('./bot-weights.ts');
  return new Net(decodeWeights(weights));
}
