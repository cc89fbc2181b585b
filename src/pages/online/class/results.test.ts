import { describe, expect, test } from 'vitest';
import type { ClassSnapshot, Pairing } from '../../../rooms/protocol/class-wire.ts';
import { pointsText, classTable, pairingResultText } from './results.ts';

const pairing = (more: Partial<Pairing>): Pairing => ({
  room: 'a',
  pupils: [0, 1],
  result: 'first',
  moves: 5,
  by: 'play',
  ...more,
});

const viewWith = (names: readonly string[], pairings: readonly Pairing[]): ClassSnapshot => ({
  id: 'c',
  code: 'ABCDEF',
  version: 1,
  settings: { games: ['classic'], minutes: 3, names: 'own', reactions: true, locked: false },
  status: 'between',
  round: 1,
  rounds: [{ game: 'classic', startedAt: 0, pairings }],
  match: null,
  deadline: null,
  pausedAt: null,
  pupils: names.map((name) => ({ name, hasLeft: false, isAway: false })),
  standings: [],
  pairs: [],
  hosts: 1,
  asking: null,
});

describe('a result in words', () => {
  const snapshot = viewWith(['Ann', 'Ben'], []);
  test.each([
    [{ result: 'first' }, 'Ann won'],
    [{ result: 'second' }, 'Ben won'],
    [{ result: 'tie' }, 'Tie'],
    [{ result: 'bye', room: null, pupils: [0] }, 'No opponent: one point'],
    [{ result: 'second', by: 'absence' }, 'Ben won. The opponent was away'],
    [{ result: 'tie', by: 'time' }, 'Tie. The round ended'],
    [{ result: 'tie', by: 'absence' }, 'Tie. Nobody was there'],
    [{ result: null }, ''],
  ] as const)('SCH-10 %j is "%s"', (more, said) => {
    expect(pairingResultText(snapshot, pairing(more))).toBe(said);
  });
});

test.each([
  [0, '0'],
  [0.5, '½'],
  [1, '1'],
  [2.5, '2½'],
])('SCH-10 %d points are written %s', (points, said) => {
  expect(pointsText(points)).toBe(said);
});

describe('the file for spreadsheets', () => {
  test('SCH-12 has a line for every match, with commas and quotes kept apart', () => {
    const snapshot = {
      ...viewWith(
        ['Ann, "A"', 'Ben'],
        [pairing({ by: 'absence' }), pairing({ result: 'bye', room: null, pupils: [1] })],
      ),
      standings: [{ pupil: 1, rank: 1, points: 1.5, buchholz: 2, moves: 6.25 }],
    };
    expect(classTable(snapshot)).toBe(
      [
        'Round,Game,First player,Second player,Winner,Note',
        '1,Classic,"Ann, ""A""",Ben,"Ann, ""A""",The opponent was away',
        '1,Classic,Ben,,bye,',
        '',
        'Place,Name,Points,Opponents’ points,Moves to win',
        '1,Ben,1.5,2,6.3',
      ].join('\r\n'),
    );
  });

  test('SCH-09 says where both were absent', () => {
    const snapshot = viewWith(['Ann', 'Ben'], [pairing({ result: 'tie', by: 'absence' })]);
    expect(classTable(snapshot)).toContain('1,Classic,Ann,Ben,tie,Nobody was there');
  });

  test('SCH-13 says which matches count for nothing', () => {
    const snapshot = viewWith(['Ann', 'Ben'], [pairing({})]);
    const rounds = snapshot.rounds.map((round) => ({ ...round, isDropped: true as const }));
    expect(classTable({ ...snapshot, rounds })).toContain('1,Classic,Ann,Ben,,dropped');
  });

  test.each(['=1+1', '+1', '-1', '@sum', '\tx'])('SCH-12 %j is no formula there', (name) => {
    const table = classTable(viewWith([name, 'Ben'], [pairing({})]));
    expect(table).toContain(`'${name}`);
  });
});
