import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../rules/game.ts';
import { games } from '../../variants/rules.ts';
import { readShared, shareQuery } from './share.ts';

const record = (change: Partial<MatchRecord> = {}): MatchRecord => ({
  game: 'classic',
  version: games.classic.version,
  seats: 2,
  options: { teams: false },
  moves: ['4', '0', '8'],
  ...change,
});

describe('a link to a match', () => {
  test.each([
    record(),
    record({ first: 1 }),
    record({ seats: 4, options: { teams: true }, moves: ['0', '1', '2'] }),
  ])('restores the same match: %o', (match) => {
    const query = new URLSearchParams(shareQuery(match).toString());
    expect(readShared(games.classic, query)).toEqual(match);
  });

  test('without options takes all defaults', () => {
    const query = new URLSearchParams('moves=0_5');
    expect(readShared(games.classic, query)?.options).toEqual({ teams: false });
    expect(readShared(games.extended, query)?.options).toEqual({ size: 4, teams: false });
  });

  test('has leavers only where it is looked at', () => {
    const query = new URLSearchParams('moves=4_!1_0&seats=3');
    expect(readShared(games.classic, query)).toBeNull();
    const read = readShared(games.classic, query, { mayHaveLeavers: true });
    expect(read?.moves).toEqual(['4', '!1', '0']);
    const twice = new URLSearchParams('moves=4_!1_!1&seats=3');
    expect(readShared(games.classic, twice, { mayHaveLeavers: true })).toBeNull();
  });

  test.each([
    'moves=4_4',
    'moves=9',
    'moves=4&seats=99',
    'moves=4&seats=x',
    'moves=4&options={',
    'moves=4&options=[[[[7]]]]&seats=-1',
    'moves=4&v=999',
    'moves=4&first=7',
    'moves=4_!1',
    `moves=${'4_'.repeat(20_000)}`,
    `moves=4&options={}${' '.repeat(20_000)}`,
  ])('is refused without a legal match: %.40s', (text) => {
    expect(readShared(games.classic, new URLSearchParams(text))).toBeNull();
  });
});
