import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { MAX_MOVES, notation, play, replay, winners } from './match.ts';

/** Two seats take turns in saying "on" or picking two things; nobody ever wins. No `find`. */
const endless: Game<number, string, Record<string, never>> = {
  about: { card: { name: '', tagline: '', description: '', stats: '' } },
  id: 'endless',
  version: 3,
  seats: [2, 2],
  allowed: {},
  options: () => ({}),
  setup: (_seats, _options, first) => first,
  symbol: () => 'X',
  reach: () => [false, false],
  toMove: (ply) => ply % 2,
  moves: () => ['on', 'a b'],
  apply: (ply) => ply + 1,
  leave: (ply) => ply,
  outcome: () => null,
  picks: (move) => move.split(' '),
  cells: () => [],
  marks: () => [],
};
const record = { game: 'endless', version: 3, seats: 2, options: {} };

describe('R-GEN-15 replay', () => {
  test('refuses a list of moves beyond the limit, even if each is legal', () => {
    const list = (length: number) => Array.from({ length }, () => 'on');
    const longest = replay(endless, { ...record, moves: list(MAX_MOVES) });
    expect(longest.ok && longest.value.length).toBe(MAX_MOVES + 1);
    const longer = replay(endless, { ...record, moves: list(MAX_MOVES + 1) });
    expect(longer).toEqual({ ok: false, error: 'illegal-move' });
  });

  test('inherited fields don’t count', () => {
    expect(replay(endless, Object.create({ ...record, moves: [] }))).toEqual({
      ok: false,
      error: 'wrong-version',
    });
  });

  test('R-GEN-12 seat 0 starts when the record doesn’t say', () => {
    expect(replay(endless, { ...record, moves: [] })).toEqual({ ok: true, value: [0] });
    expect(replay(endless, { ...record, moves: [], first: 1 })).toEqual({ ok: true, value: [1] });
  });
});

describe('play', () => {
  test('R-GEN-14 looks texts up in moves where a game has no find', () => {
    expect(notation(endless, 'a b')).toBe('a-b');
    expect(play(endless, 0, 0, 'a-b')).toEqual({ ok: true, value: 1 });
    expect(play(endless, 0, 0, 'b-a')).toEqual({ ok: false, error: 'illegal-move' });
  });

  test('R-GEN-9 leaving is illegal when it changes nothing', () => {
    expect(play(endless, 0, 1, '!1')).toEqual({ ok: false, error: 'illegal-move' });
  });
});

describe('R-GEN-8 ALL-41 winners', () => {
  test.each([
    [[1, 0], [0]],
    [[1, 1 / 2], [0]],
    [
      [0, 1, 1],
      [1, 2],
    ],
    [[1 / 2, 1 / 2], []],
    [[0, 0, 0], []],
  ])('scores %j: %j', (scores, seats) => {
    expect(winners({ scores, lines: [] })).toEqual(seats);
  });
});
