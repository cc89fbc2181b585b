import { describe, expect, test } from 'vitest';
import { games } from '../../variants/rules.ts';
import { readAsked } from './embed-address.ts';

const { classic, ultimate, extended, multiplayer } = games;

const asked = (query: string, game: Parameters<typeof readAsked>[0] = classic) => {
  const { record, controllers, isBroken } = readAsked(game, new URLSearchParams(query));
  const who = controllers.map((each) => (each.kind === 'bot' ? each.level : each.kind)).join(' ');
  return { moves: record.moves.join(' '), first: record.first, who, isBroken };
};

describe('EMB-03: the address of an embed', () => {
  test.each([
    ['', 'person medium'],
    ['level=easy', 'person easy'],
    ['level=hard', 'person hard'],
    ['level=friend', 'person person'],
    ['level=friend&starts=ai', 'person person'],
    ['level=expert', 'person medium'],
    ['level=adaptive', 'person medium'],
    ['level=HARD', 'person medium'],
    ['level=__proto__', 'person medium'],
    ['starts=nobody', 'person medium'],
    ['theme=dark&utm_source=blog', 'person medium'],
  ])('%j opens an empty board for %s, X first', (query, who) => {
    expect(asked(query)).toEqual({ moves: '', first: undefined, who, isBroken: false });
  });

  test('the computer moves first as O', () => {
    expect(asked('starts=ai')).toEqual({
      moves: '',
      first: 1,
      who: 'person medium',
      isBroken: false,
    });
  });

  test.each([
    ['moves=0_4', 'person medium'],
    ['moves=0_4_1', 'medium person'],
    ['moves=0_4&starts=ai', 'medium person'],
    ['moves=0_4_1&starts=ai', 'person medium'],
    ['moves=0_4_1&level=friend', 'person person'],
    ['moves=0_3_1_4_2', 'person medium'],
  ])(
    '%j: the reader makes the next move of the position, unless the computer does',
    (query, who) => {
      const [, moves = ''] = /moves=([\d_]+)/.exec(query) ?? [];
      expect(asked(query)).toEqual({
        moves: moves.replaceAll('_', ' '),
        first: undefined,
        who,
        isBroken: false,
      });
    },
  );

  test('an empty board may have another starter or other options', () => {
    expect(asked('moves=&first=1')).toMatchObject({ first: 1, who: 'medium person' });
    const { record } = readAsked(extended, new URLSearchParams('options={"size":5}'));
    expect(record).toMatchObject({ options: { size: 5 }, moves: [] });
  });

  test.each(['moves=0_0', 'moves=9', 'moves=0&options={', 'moves=0&seats=99', 'v=999'])(
    '%j is no position: a new game, and the reader is told',
    (query) => {
      expect(asked(`level=hard&${query}`)).toEqual({
        moves: '',
        first: undefined,
        who: 'person hard',
        isBroken: true,
      });
    },
  );

  test('games without a computer are for people only', () => {
    expect(asked('level=hard', multiplayer)).toMatchObject({ who: 'person person person' });
    expect(asked('moves=0_1', multiplayer)).toMatchObject({
      moves: '0 1',
      who: 'person person person',
    });
    expect(asked('moves=0_1&seats=4', multiplayer)).toMatchObject({
      who: 'person person person person',
    });
    expect(asked('moves=0_1_2&seats=3', classic)).toMatchObject({ who: 'person person person' });
    expect(asked('level=easy', ultimate)).toMatchObject({ who: 'person easy' });
  });
});
