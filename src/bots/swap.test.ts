import { beforeAll, describe, expect, test } from 'vitest';
import { type Json, type MatchRecord, SWAP } from '../rules/game.ts';
import { replay } from '../rules/match.ts';
import { threeD, type ThreeDState } from '../variants/3d/rules.ts';
import { analyse } from './analyse.ts';
import { choose, prepare } from './choose.ts';

const recordOf = (
  game: '3d' | 'infinite',
  options: Json,
  moves: readonly string[],
): MatchRecord => ({
  game,
  version: 1,
  seats: 2,
  options,
  moves,
});

const small = { board: '4x3x3', swap: true };

describe('AI-33: bots and the swap rule', () => {
  beforeAll(async () => {
    await prepare('3d');
  });

  test('Hard takes over an opening that wins, and leaves one that loses', () => {
    for (const opening of ['1.4', '1.0', '2.8'])
      expect(choose(recordOf('3d', small, [opening]), 'hard', { maxNodes: 200_000 })).toBe(SWAP);
    for (const opening of ['0.4', '3.4'])
      expect(choose(recordOf('3d', small, [opening]), 'hard', { maxNodes: 200_000 })).not.toBe(
        SWAP,
      );
    const cube = { board: '3x3x3', swap: true };
    expect(choose(recordOf('3d', cube, ['1.4']), 'hard', { maxNodes: 200_000 })).toBe(SWAP);
    const three = { length: 3, swap: true };
    expect(choose(recordOf('infinite', three, ['2,2']), 'hard', { maxNodes: 20_000 })).toBe(SWAP);
  });

  test('on 4x4x4 Hard takes over a mark on seven lines, and begins on four', () => {
    const cube = { board: '4x4x4', swap: true };
    const play = (moves: readonly string[], seed = 0) =>
      choose(recordOf('3d', cube, moves), 'hard', { maxNodes: 2000, seed });
    for (const strong of ['1.5', '0.0', '3.15', '2.10']) expect(play([strong])).toBe(SWAP);
    for (const weak of ['0.1', '1.0', '0.5']) expect(play([weak])).not.toBe(SWAP);
    const isStrong = /^[03]\.(0|3|12|15)$|^[12]\.(5|6|9|10)$/;
    for (let seed = 0; seed < 6; seed += 1) expect(play([], seed)).not.toMatch(isStrong);
    expect(play(['0.1'])).toMatch(isStrong);
    // After the swap the other side searches normally.
    expect(play(['1.5', SWAP])).toMatch(/^\d\.\d+$/);
  });

  test('every opening of the small stack is lost under the rule: Hard takes one that lasts longest', () => {
    const { moves } = analyse(recordOf('3d', small, []), { maxNodes: 20_000 });
    const plies = moves.map(({ value }) => (value.kind === 'loss' ? value.plies : 0));
    const longest = moves.filter((_, at) => plies[at] === Math.max(...plies));
    expect(longest.map(({ move }) => move)).not.toContain('1.4');
    for (let seed = 0; seed < 10; seed += 1) {
      const opening = choose(recordOf('3d', small, []), 'hard', { maxNodes: 20_000, seed });
      expect(longest.map(({ move }) => move)).toContain(opening);
    }
  });

  test('the analysis tells a swap from the moves, and an opening that would be taken over from a win', () => {
    const asked = { maxNodes: 200_000 };
    const { best, moves } = analyse(recordOf('3d', small, ['1.4']), asked);
    expect(best).toBe(SWAP);
    expect(moves.find(({ move }) => move === SWAP)?.value).toMatchObject({ kind: 'win' });
    const opened = analyse(recordOf('3d', small, []), asked);
    expect(opened.moves.find(({ move }) => move === '1.4')?.value.kind).toBe('loss');
    expect(opened.moves.some(({ value }) => value.kind === 'win')).toBe(false);
  });

  test('an opening of 4x4x4 that would be taken over loses in so many moves or fewer', () => {
    const { moves } = analyse(recordOf('3d', { board: '4x4x4', swap: true }, []), {
      maxNodes: 300,
    });
    const value = moves.find(({ move }) => move === '1.5')?.value;
    expect(value).toMatchObject({ kind: 'loss', isLimit: true });
  });

  test('Hard wins the 3D games that it took over', () => {
    const isOver = (record: MatchRecord) => {
      const states = replay(threeD, record);
      return states.ok ? threeD.outcome(states.value.at(-1) as ThreeDState) : null;
    };
    for (const seed of [1, 2, 3, 4]) {
      let record = recordOf('3d', small, ['1.4', SWAP]);
      while (!isOver(record)) {
        const level = record.moves.length % 2 === 0 ? 'medium' : 'hard';
        const move = choose(record, level, { maxNodes: 200_000, seed });
        record = { ...record, moves: [...record.moves, move] };
      }
      expect(isOver(record)?.scores).toEqual([0, 1]);
    }
  });

  test('every level plays with the rule, before and after a swap', () => {
    for (const level of ['easy', 'medium', 'hard'] as const)
      for (const options of [small, { board: '4x4x4', swap: true }])
        for (const moves of [[], ['1.4'], ['1.4', SWAP], ['1.4', SWAP, '0.0']])
          expect(choose(recordOf('3d', options, moves), level, { maxNodes: 3000 })).toMatch(
            /^\d\.\d+$|^swap$/,
          );
  });
});
