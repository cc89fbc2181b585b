import { describe, expect, test } from 'vitest';
import { reached, winsWithin, type Reached } from '../../tests/games/bots/ultimate-positions.ts';
import { choose } from './choose.ts';
import { brain } from '../variants/ultimate/bot.ts';
import { Dice } from '../variants/ultimate/bot-playout.ts';
import { ultimate } from '../variants/ultimate/rules.ts';

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
    const memory = {};
    const limits = { maxNodes: 500, until: Infinity };
    const ask = (text: string, own: object) =>
      brain.consult?.(ultimate.apply(ultimate.setup(2, {}, 0), text), {
        limits,
        memory: own,
        seed: 1,
      });
    ask('4.4', memory);
    const moves = ask('0.0', memory)?.map(({ text }) => text) ?? [];
    expect(moves.toSorted()).toEqual(Array.from({ length: 8 }, (_, cell) => `0.${cell + 1}`));
  });
});
