/** The number of ways to play a number of plies: a fingerprint of a game's rules. */
import { describe, expect, test } from 'vitest';
import type { Game, Json } from '../../src/rules/game.ts';
import { games, type GameId } from '../../src/variants/rules.ts';
import { emptyOf, perft } from './lib/perft.ts';

type Counts = {
  readonly game: GameId;
  readonly seats: number;
  readonly options?: Json;
  readonly plies: readonly number[];
  readonly rules: string;
  readonly source: string;
};

/** 15120 of 9*8*7*6*5, less 1440 games over at ply 5, times 4; and so on with 5328, 47952 and 72576. */
const THREE = [9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872];

const table: readonly Counts[] = [
  {
    game: 'classic',
    seats: 2,
    plies: THREE,
    rules: 'R-CLS-1 R-CLS-2 R-GEN-4',
    source: 'H. Bottomley, "How many games of noughts and crosses are possible?" 2001',
  },
  {
    game: 'misere',
    seats: 2,
    plies: THREE,
    rules: 'MIS-02 MIS-03 R-MIS-1 R-MIS-2',
    source: 'the same games as classic, other winners',
  },
  {
    game: 'infinite',
    seats: 2,
    options: { compact: true },
    plies: THREE.slice(0, 7),
    rules: 'INF-10 R-INF-7',
    source: 'the same games as classic, by another board',
  },
  {
    game: 'wild',
    seats: 2,
    // 18*16*14*12 less 8 lines * 3! orders * 2 symbols = 96 games over at ply 3, times 12.
    plies: [18, 288, 4032, 47232, 437760],
    rules: 'WLD-02 WLD-07 R-WLD-1 R-WLD-2',
    source: 'by hand to ply 4',
  },
  {
    game: 'multiplayer',
    seats: 3,
    // Over at ply 7: 8 lines * 3! orders * 6*5*4*3 other marks = 17280; the others times 2 is ply 8.
    plies: [9, 72, 504, 3024, 15120, 60480, 181440, 328320],
    rules: 'MUL-19 MUL-21 R-MUL-1 R-MUL-2',
    source: 'by hand',
  },
  {
    game: 'extended',
    seats: 2,
    plies: [16, 240, 3360, 43680, 524160],
    rules: 'EXT-02 R-EXT-1',
    source: 'no game ends before ply 7: 16*15*14*13*12',
  },
  {
    game: 'extended',
    seats: 2,
    options: { size: 5 },
    plies: [25, 600, 13800, 303600],
    rules: 'EXT-04 R-EXT-2',
    source: '25*24*23*22',
  },
  {
    game: '3d',
    seats: 2,
    plies: [36, 1260, 42840, 1413720],
    rules: '3D-02 R-3D-1',
    source: '36*35*34*33',
  },
  {
    game: '3d',
    seats: 2,
    options: { centreClosed: true },
    plies: [34, 1190, 40460],
    rules: '3D-14 R-3D-6',
    source: '34*35*34',
  },
  {
    game: '3d',
    seats: 2,
    options: { board: '3x3x3', centreClosed: true },
    plies: [26, 676, 16900],
    rules: '3D-12 3D-14 R-3D-4 R-3D-6',
    source: '26*26*25',
  },
  {
    game: '3d',
    seats: 2,
    options: { board: '4x4x4' },
    plies: [64, 4032, 249984],
    rules: '3D-13 R-3D-5',
    source: '64*63*62',
  },
  {
    game: 'ultimate',
    seats: 2,
    plies: [81, 720, 6336, 55080, 473256, 4020960],
    rules: 'ULT-07 ULT-08 R-ULT-2 R-ULT-3 R-ULT-5',
    source: 'counted independently; ply 7 in tests/full',
  },
  {
    game: 'quantum',
    seats: 2,
    // 36 pairs repeat the first and get 2 measurements; each of the other 36*35 has 36 pairs again.
    plies: [36, 1296, 45432],
    rules: 'QNT-02 QNT-11 R-QNT-1 R-QNT-5',
    source: 'by hand',
  },
  {
    game: 'infinite',
    seats: 2,
    // 9 inner cells leave 24, 12 on an edge 24 + 5, 4 corners 24 + 11.
    plies: [25, 704, 22512],
    rules: 'INF-04 INF-05 INF-06 R-INF-2 R-INF-3 R-INF-4',
    source: 'by hand to ply 2',
  },
];

describe.each(table)('perft: $game, $seats seats, $options ($source)', (row) => {
  const { game: id, seats, options = {}, plies, rules } = row;
  test(`${rules} as many lines of play as published`, () => {
    const game: Game = games[id];
    const start = emptyOf(game, seats, options);
    expect(plies.map((_, ply) => perft(game, start, ply + 1))).toEqual([...plies]);
  });
});
