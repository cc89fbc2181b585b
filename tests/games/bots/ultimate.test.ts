import { describe, expect, test } from 'vitest';
import { reached, winsWithin, type Reached } from './ultimate-positions.ts';
import { choose, prepare } from '../../../src/bots/choose.ts';
import { openBotMatch } from '../../../src/bots/bot-match.ts';
import { think } from '../../../src/bots/think.ts';
import { GUESS } from '../../../src/engine/worth.ts';
import { UltimateBoard } from '../../../src/variants/ultimate/bot-board.ts';
import { UltimateEndgame } from '../../../src/variants/ultimate/bot-endgame.ts';
import {
  ANYWHERE,
  decodeWeights,
  factsOf,
  HIDDEN,
  inputOf,
  INPUTS,
  Net,
} from '../../../src/variants/ultimate/bot-net.ts';
import { brain } from '../../../src/variants/ultimate/bot.ts';
import { Dice } from '../../../src/engine/dice.ts';
import { ultimate } from '../../../src/variants/ultimate/rules.ts';

/** A number of random positions that satisfy a condition. */
function sample(count: number, seed: number, holds: (each: Reached) => boolean): Reached[] {
  const dice = new Dice(seed);
  const found: Reached[] = [];
  while (found.length < count) {
    const each = reached(20 + dice.roll(40), dice);
    if (each && holds(each)) found.push(each);
  }
  return found;
}

describe('R-BOT-9: Hard', () => {
  test('keeps all of 60 wins in three', () => {
    const all = sample(
      60,
      3,
      ({ state }) => winsWithin(state, 1).length === 0 && winsWithin(state, 3).length > 0,
    );
    const missed = all.filter(({ record, state }) => {
      const text = choose(record, 'hard', { maxNodes: 20_000, seed: 1 });
      return !winsWithin(state, 5).includes(text);
    });
    expect(missed).toEqual([]);
  });

  test('avoids all of 60 immediate losses that can be avoided', () => {
    const loses = ({ state }: Reached, text: string): boolean =>
      winsWithin(ultimate.apply(state, text), 1).length > 0;
    const all = sample(60, 5, (each) => {
      const moves = ultimate.moves(each.state);
      const lost = moves.filter((text) => loses(each, text)).length;
      return lost > 0 && lost < moves.length && winsWithin(each.state, 1).length === 0;
    });
    const lost = all.filter((each) =>
      loses(each, choose(each.record, 'hard', { maxNodes: 2000, seed: 2 })),
    );
    expect(lost).toEqual([]);
  });

  test('a tree kept from move to move proposes legal moves only, and the same each time', () => {
    const play = (): readonly string[] => {
      const memory = {};
      const moves: string[] = [];
      let state = ultimate.setup(2, {}, 0);
      while (!state.end) {
        const record = { game: 'ultimate', version: 1, seats: 2, options: {}, moves: [...moves] };
        const text = choose(record, 'hard', { maxNodes: 400, seed: 7, memory });
        expect(ultimate.moves(state)).toContain(text);
        moves.push(text);
        state = ultimate.apply(state, text);
      }
      return moves;
    };
    expect(play()).toEqual(play());
  });

  test('another match gets another tree', () => {
    const first = {};
    const limits = { maxNodes: 500, until: Infinity };
    const ask = (text: string, own: object) =>
      brain.consult?.(ultimate.apply(ultimate.setup(2, {}, 0), text), {
        limits,
        own,
        seed: 1,
      });
    ask('4.4', first);
    const moves = ask('0.0', first)?.map(({ notation }) => notation) ?? [];
    expect(moves.toSorted()).toEqual(Array.from({ length: 8 }, (_, cell) => `0.${cell + 1}`));
  });
});

describe('R-BOT-9: the endgame', () => {
  /** True when the best move's worth is proven. */
  const isSolved = ({ record }: Reached): boolean => {
    const limits = { maxNodes: 100_000, until: Infinity };
    const { moves } = think(openBotMatch(record, undefined), { limits, seed: 1, every: false });
    const [best] = moves;
    const isProven = best?.known === 'exact' || (best?.known === 'least' && best.worth > GUESS);
    return isProven || moves.every(({ known }) => known !== 'guess');
  };

  test('Hard solves at least 99 of 100 positions with at most 24 empty cells', async () => {
    await prepare('ultimate');
    const late = sample(100, 78, ({ state }) => new UltimateBoard(state).horizon <= 24);
    expect(late.filter(isSolved).length).toBeGreaterThanOrEqual(99);
  });

  test('the search to the end agrees with the rules on who can still win', () => {
    const dice = new Dice(79);
    let hopeless = 0;
    for (let match = 0; match < 600; match += 1) {
      const each = reached(45 + dice.roll(20), dice);
      if (!each) continue;
      const board = new UltimateEndgame(each.state);
      const lost = [0, 1].filter((side) => board.isHopeless(side));
      hopeless += lost.length;
      // Plays on at random: a side that is called hopeless never wins.
      for (let state = each.state; ;) {
        const moves = ultimate.moves(state);
        state = ultimate.apply(state, moves[dice.roll(moves.length)] ?? '');
        if (!state.end) continue;
        for (const side of lost) expect(state.end.scores[side]).not.toBe(1);
        break;
      }
    }
    expect(hopeless).toBeGreaterThan(20);
  });
});

test('the network’s chances are those of its weights, whatever it was asked before', async () => {
  const weights = decodeWeights(
    (await import('../../../src/variants/ultimate/bot-weights.ts')).weights,
  );
  const used = new Net(weights);
  const dice = new Dice(80);
  const [list, chances] = [new Int32Array(81), new Float64Array(81)];
  let [compared, furthest] = [0, 0];
  for (let match = 0; match < 300; match += 1) {
    const each = reached(dice.roll(50), dice);
    if (!each) continue;
    const board = new UltimateBoard(each.state);
    const count = board.candidates(list, 0);
    used.rate(board, list, count, chances);
    for (let at = 0; at < count; at += 1) {
      board.play(list[at] ?? 0);
      const own = 1 - chanceBy(weights, board);
      board.undo();
      compared += 1;
      furthest = Math.max(furthest, Math.abs((chances[at] ?? NaN) - own));
    }
  }
  expect(compared).toBeGreaterThan(1000);
  expect(furthest).toBeLessThan(1e-4);
});

/** The chance of the side to move, straight from the facts. */
function chanceBy(weights: Float32Array, { marks, side, active }: UltimateBoard): number {
  const inputs = active < 0 ? [ANYWHERE] : [];
  for (let board = 0; board < 9; board += 1) {
    const facts = factsOf(marks[side * 9 + board] ?? 0, marks[9 - side * 9 + board] ?? 0);
    inputs.push(...facts.map((fact) => inputOf(board) + fact));
    if (board === active) inputs.push(...facts.map((fact) => inputOf(9 + board) + fact));
  }
  const output = (INPUTS + 1) * HIDDEN;
  let out = weights[output + HIDDEN] ?? 0;
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    const value = [...inputs, INPUTS].reduce(
      (sum, at) => sum + (weights[at * HIDDEN + unit] ?? 0),
      0,
    );
    out += Math.max(value, 0) * (weights[output + unit] ?? 0);
  }
  return 1 / (1 + Math.exp(-out));
}
