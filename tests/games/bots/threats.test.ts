/** Wins by continuous threats: finds such positions at random, then lets Hard play them. */
import { describe, expect, test } from 'vitest';
import { completingCells } from '../../../scripts/puzzles/naive-fours.ts';
import {
  cube,
  plane,
  randomPosition,
  threatPositions,
  winsFrom,
} from '../../../scripts/puzzles/threat-positions.ts';
import type { Game } from '../../../src/rules/game.ts';
import { notation } from '../../../src/rules/match.ts';
import { games } from '../../../src/variants/rules.ts';
import { choose } from '../../../src/bots/choose.ts';
import { chooseOne, seedRandom } from '../../../src/engine/random.ts';
import { sized } from '../../size.ts';

const WINS = sized(30, 8);
const ENDS = sized(60, 15);

const places = [
  ['4x4x4', cube],
  ['infinite, five in a row', plane(5)],
  ['infinite, four in a row', plane(4)],
] as const;

describe.each(places)('R-BOT-10 %s', (name, place) => {
  test(`Hard wins all of ${WINS} positions with a win by at most four threats`, () => {
    const scenes = threatPositions(place, WINS, 4, seedRandom(4, name));
    const lost = scenes.filter((each) => !winsFrom(place, each, 20, { maxNodes: 3000, seed: 1 }));
    expect(lost.map(({ record }) => record.moves.join(' '))).toEqual([]);
  });

  test(`R-BOT-1: Hard makes all of ${ENDS} wins in one and all of ${ENDS} blocks`, () => {
    const random = seedRandom(6, name);
    const done = { wins: 0, blocks: 0 };
    while (done.wins < ENDS || done.blocks < ENDS) {
      const each = randomPosition(place, random);
      if (!each) continue;
      const side = each.record.moves.length % 2;
      const wins = completingCells(place.board, each.marks, side);
      const losses = completingCells(place.board, each.marks, 1 - side);
      const cells = wins.length > 0 ? wins : losses;
      if (cells.length === 0 || (wins.length === 0 && losses.length > 1)) continue;
      done[wins.length > 0 ? 'wins' : 'blocks'] += 1;
      const text = choose(each.record, 'hard', { maxNodes: 100, seed: 3 });
      expect(cells.map((cell) => place.nameOf(cell))).toContain(text);
    }
  });
});

test.each([2, 3, 4])(
  'R-BOT-10 infinite, %i seats: a legal answer on a wide, full board',
  (seats) => {
    const game: Game = games.infinite;
    const options = game.options({ length: 5 }, seats) ?? null;
    const random = seedRandom(seats, 'wide');
    let state = game.setup(seats, options, 0);
    const moves: string[] = [];
    while (moves.length < 300) {
      // Mostly near the first cells, so that the board grows.
      const legal = game.moves(state);
      const move = chooseOne(random, random() < 0.3 ? legal.slice(0, 40) : legal);
      const next = game.apply(state, move);
      if (game.toMove(next) === null) continue;
      state = next;
      moves.push(notation(game, move));
    }
    const record = { game: 'infinite', version: 1, seats, options, moves };
    const text = choose(record, 'hard', { maxNodes: 200 });
    expect(game.moves(state).map((move) => notation(game, move))).toContain(text);
  },
);
