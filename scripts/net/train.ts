/** Trains the network of `bot-net.ts` on positions and the chances that a search gave them. */
import {
  ANYWHERE,
  factsOf,
  HIDDEN,
  inputOf,
  INPUTS,
  WEIGHTS,
} from '../../src/variants/ultimate/bot-net.ts';
import type { Dice } from '../../src/engine/dice.ts';
import { TURNS, type Sample } from './samples.ts';

const BIASES = INPUTS * HIDDEN;
const OUTPUT = BIASES + HIDDEN;
/** The learning rate of the first step, which falls to a twentieth of it. */
const RATE = 0.01;
/** The number of samples in a hundred that only measure the error. */
const KEPT = 5;

const known: (readonly number[])[] = [];
const facts = (own: number, other: number): readonly number[] =>
  (known[(own << 9) | other] ??= factsOf(own, other));

class Trainer {
  readonly weights = new Float32Array(WEIGHTS);
  private readonly inputs = new Int32Array(512);
  private readonly hidden = new Float64Array(HIDDEN);

  constructor(dice: Dice) {
    for (let at = 0; at < WEIGHTS - 1; at += 1) {
      const spread = at < BIASES ? 0.1 : at < OUTPUT ? 0 : 0.5;
      this.weights[at] = (spread * (dice.roll(255) - 127)) / 127;
    }
  }

  /** The error's square for one sample, turned or mirrored; learns from it unless `rate` is 0. */
  learn({ own, other, active, chance }: Sample, turn: number, rate: number): number {
    const { weights, inputs, hidden } = this;
    const { cells, bits } = TURNS[turn] as (typeof TURNS)[number];
    let count = 0;
    for (let board = 0; board < 9; board += 1) {
      const place = cells[board] as number;
      const list = facts(
        bits[own[board] as number] as number,
        bits[other[board] as number] as number,
      );
      for (const fact of list) inputs[count++] = inputOf(place) + fact;
      if (board === active) for (const fact of list) inputs[count++] = inputOf(9 + place) + fact;
    }
    if (active < 0) inputs[count++] = ANYWHERE;
    for (let unit = 0; unit < HIDDEN; unit += 1) hidden[unit] = weights[BIASES + unit] as number;
    for (let each = 0; each < count; each += 1) {
      const from = (inputs[each] as number) * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit += 1)
        hidden[unit] = (hidden[unit] as number) + (weights[from + unit] as number);
    }
    let out = weights[OUTPUT + HIDDEN] as number;
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const value = hidden[unit] as number;
      if (value > 0) out += value * (weights[OUTPUT + unit] as number);
    }
    const error = 1 / (1 + Math.exp(-out)) - chance;
    if (rate === 0) return error * error;
    const step = rate * error;
    weights[OUTPUT + HIDDEN] = (weights[OUTPUT + HIDDEN] as number) - step;
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const value = hidden[unit] as number;
      if (value <= 0) {
        hidden[unit] = 0;
        continue;
      }
      const weight = weights[OUTPUT + unit] as number;
      weights[OUTPUT + unit] = weight - step * value;
      hidden[unit] = step * weight;
      weights[BIASES + unit] = (weights[BIASES + unit] as number) - step * weight;
    }
    for (let each = 0; each < count; each += 1) {
      const from = (inputs[each] as number) * HIDDEN;
      for (let unit = 0; unit < HIDDEN; unit += 1)
        weights[from + unit] = (weights[from + unit] as number) - (hidden[unit] as number);
    }
    return error * error;
  }
}

/** The weights after a number of passes over the samples, each time turned at random. */
export function trainWeights(samples: readonly Sample[], passes: number, dice: Dice): Float32Array {
  const trainer = new Trainer(dice);
  const order = Uint32Array.from({ length: samples.length }, (_, at) => at);
  const isKept = (at: number): boolean => Math.imul(at, 0x9e3779b1) >>> 0 < (KEPT / 100) * 2 ** 32;
  for (let pass = 0; pass < passes; pass += 1) {
    const rate = RATE * 20 ** (-pass / Math.max(passes - 1, 1));
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = (dice.roll(255) * 65_536 + dice.roll(255) * 256 + dice.roll(255)) % (at + 1);
      const held = order[at] as number;
      order[at] = order[other] as number;
      order[other] = held;
    }
    let [learned, learners, unseen, measured] = [0, 0, 0, 0];
    for (const at of order) {
      const sample = samples[at] as Sample;
      if (isKept(at)) {
        unseen += trainer.learn(sample, 0, 0);
        measured += 1;
      } else {
        learned += trainer.learn(sample, dice.roll(8), rate);
        learners += 1;
      }
    }
    const root = (sum: number, count: number) => Math.sqrt(sum / Math.max(count, 1)).toFixed(4);
    console.log(
      `pass ${pass + 1}: error ${root(learned, learners)}, unseen ${root(unseen, measured)}`,
    );
  }
  return trainer.weights;
}
