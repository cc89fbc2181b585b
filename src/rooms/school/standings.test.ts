import { describe, expect, test } from 'vitest';
import type { ClassRound, Pairing } from '../protocol/class-wire.ts';
import { historiesOf, standingsOf } from './standings.ts';

const match = (
  pupils: readonly [number, number],
  result: Pairing['result'],
  moves = 5,
  by: Pairing['by'] = 'play',
): Pairing => ({ room: 'room', pupils, result, moves, by });
const bye = (pupil: number): Pairing => ({
  room: null,
  pupils: [pupil],
  result: 'bye',
  moves: 0,
  by: 'play',
});
const round = (...pairings: readonly Pairing[]): ClassRound => ({
  game: 'classic',
  startedAt: 0,
  pairings,
});

/** Each standing as pupil, rank, points and Buchholz. */
const standings = (pupils: number, ...rounds: readonly ClassRound[]) =>
  standingsOf(pupils, rounds).map(({ pupil, rank, points, buchholz }) => [
    pupil,
    rank,
    points,
    buchholz,
  ]);

describe('standings', () => {
  test('before the first match all are first', () => {
    expect(standings(2)).toEqual([
      [0, 1, 0, 0],
      [1, 1, 0, 0],
    ]);
  });

  test('a win is a point, a tie half of one each, a bye a point; a match in play nothing', () => {
    const one = round(match([0, 1], 'second'), match([2, 3], 'tie'), match([4, 5], null), bye(6));
    expect(standingsOf(7, [one]).map(({ pupil, points }) => [pupil, points])).toEqual([
      [6, 1],
      [1, 1],
      [2, 0.5],
      [3, 0.5],
      [0, 0],
      [4, 0],
      [5, 0],
    ]);
  });

  test('of equal points who had the stronger opponents is ahead; a bye counts as an opponent like oneself', () => {
    const one = round(match([0, 1], 'first'), match([2, 3], 'first'), bye(4));
    const two = round(match([0, 2], 'first'), match([4, 1], 'second'), bye(3));
    expect(standings(5, one, two)).toEqual([
      [0, 1, 2, 2],
      [1, 2, 1, 3],
      [2, 2, 1, 3],
      [3, 4, 1, 2],
      [4, 4, 1, 2],
    ]);
  });

  test('a round that was taken back counts for nothing', () => {
    const one = round(match([0, 1], 'second'), bye(2));
    const two = round(match([1, 2], 'first', 5), bye(0));
    const rest = round(match([2, 0], 'first', 7), bye(1));
    const with2 = [one, { ...two, isDropped: true }, rest] as const;
    expect(standingsOf(3, with2)).toEqual(standingsOf(3, [one, rest]));
    expect(historiesOf(3, with2)).toEqual(historiesOf(3, [one, rest]));
    expect(historiesOf(3, [{ ...one, isDropped: true }])).toEqual(historiesOf(3, []));
  });

  test('then who won in fewer moves on the board, on average; without a win on the board one comes last', () => {
    const one = round(
      match([0, 1], 'first', 7),
      match([2, 3], 'first', 5),
      match([4, 5], 'first', 2, 'absence'),
    );
    const rows = standingsOf(6, [one]).slice(0, 3);
    expect(rows.map(({ pupil, rank, moves }) => [pupil, rank, moves])).toEqual([
      [2, 1, 5],
      [0, 2, 7],
      [4, 3, null],
    ]);
  });

  test('equal in everything is equal rank, and the next is one further', () => {
    const one = round(match([0, 1], 'tie'), match([2, 3], 'first'));
    expect(standingsOf(4, [one]).map(({ pupil, rank }) => [pupil, rank])).toEqual([
      [2, 1],
      [0, 2],
      [1, 2],
      [3, 4],
    ]);
  });
});
