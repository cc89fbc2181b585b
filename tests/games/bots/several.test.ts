import { describe, expect, test } from 'vitest';
import { findTurningPoint } from '../../../src/bots/turning-point.ts';
import { newRecord, replay } from '../../../src/rules/match.ts';
import { multiplayer } from '../../../src/variants/multiplayer/rules.ts';
import { brainOf } from '../../../src/variants/rules.ts';
import type { Game, Json } from '../../../src/rules/game.ts';
import { Solver } from '../../../scripts/several/solver.ts';
import { guide } from '../../../src/variants/multiplayer/words/en-guide.ts';
import { sized } from '../../size.ts';
import { chooseOne, seedRandom } from '../../../src/engine/random.ts';
import { PossibleResults } from '../../../src/engine/possible-results.ts';

const game = multiplayer as Game;

/**
 * The results by definition: of every way to settle what follows each move, the results of the mover's best moves. Only
 * for a few empty cells.
 */
function resultsByDefinition(state: Json): ReadonlySet<string> {
  const ended = game.outcome(state);
  if (ended) return new Set([ended.lines.length === 0 ? 'tie' : String(ended.scores.indexOf(1))]);
  const seat = String(game.toMove(state));
  const worth = (result: string) => (result === seat ? 2 : result === 'tie' ? 1 : 0);
  const after = game.moves(state).map((move) => [...resultsByDefinition(game.apply(state, move))]);
  let ways: (readonly string[])[] = [[]];
  for (const results of after) ways = ways.flatMap((way) => results.map((each) => [...way, each]));
  return new Set(
    ways.flatMap((way) => {
      const best = Math.max(...way.map(worth));
      return way.filter((result) => worth(result) === best);
    }),
  );
}

function resultsFound(state: Json): ReadonlySet<string> {
  const position = brainOf('multiplayer')?.pack(state);
  if (!position) throw new Error('it is over');
  const results = new PossibleResults(1_000_000);
  const set = results.of(position) ?? 0;
  return new Set(
    results.margins.flatMap((margins, at) => {
      const winner = margins.indexOf(1);
      return (set & (1 << at)) === 0 ? [] : [winner < 0 ? 'tie' : String(winner)];
    }),
  );
}

/** The result that a seat holds against all others together, by the rules alone: 1 a win, 0 a tie, -1 a loss. */
function heldByRules(state: Json, alone: number): number {
  const ended = game.outcome(state);
  if (ended) return ended.lines.length === 0 ? 0 : ended.scores[alone] === 1 ? 1 : -1;
  const after = game.moves(state).map((move) => heldByRules(game.apply(state, move), alone));
  return game.toMove(state) === alone ? Math.max(...after) : Math.min(...after);
}

/** A position of a random match that isn't over, with this many empty cells. */
function randomPosition(seats: number, size: 3 | 4, empty: number, seed: string) {
  const random = seedRandom(1, seed);
  for (;;) {
    const moves: number[] = [];
    let state: Json = multiplayer.setup(seats, { size, length: 3 }, 0);
    while (!game.outcome(state) && moves.length < size * size - empty) {
      const move = chooseOne(random, game.moves(state));
      moves.push(Number(game.picks(move)[0]));
      state = game.apply(state, move);
    }
    if (!game.outcome(state)) return { state, moves };
  }
}

describe('R-BOT-14: what a match of several players can still end in', () => {
  test.each([3, 4])('agrees with the definition for %i players, on 120 positions', (seats) => {
    const sizes = new Map<number, number>();
    for (let at = 0; at < 120; at += 1) {
      const { state } = randomPosition(seats, at % 2 === 0 ? 3 : 4, 2 + (at % 3), `few ${at}`);
      const found = resultsFound(state);
      expect([...found].toSorted(), JSON.stringify(state)).toEqual(
        [...resultsByDefinition(state)].toSorted(),
      );
      sizes.set(found.size, (sizes.get(found.size) ?? 0) + 1);
    }
    // Some positions leave it to a player who can't win which other does.
    if (seats === 3) expect([...sizes.keys()].some((size) => size > 1)).toBe(true);
  });

  test.each([3, 4, 5, 6])('agrees with the script’s own solver for %i players', (seats) => {
    const solvers = { 3: new Solver(3, seats, 18), 4: new Solver(4, seats, 18) };
    for (let at = 0; at < 40; at += 1) {
      const size = at % 2 === 0 ? 3 : 4;
      const { state, moves } = randomPosition(seats, size, 4 + (at % 4), `more ${at}`);
      const set = solvers[size].results(moves);
      const results = Array.from({ length: seats + 1 }, (_, bit) => bit).filter(
        (bit) => (set & (1 << bit)) !== 0,
      );
      const names = results.map((bit) => (bit === seats ? 'tie' : String(bit)));
      expect([...resultsFound(state)].toSorted(), JSON.stringify(state)).toEqual(names.toSorted());
    }
  });

  test('gives up on more positions than it may look at, and leaves the position as it was', () => {
    const state = multiplayer.setup(3, { size: 4, length: 3 }, 0);
    const position = brainOf('multiplayer')?.pack(state);
    if (!position) throw new Error('it is over');
    expect(new PossibleResults(1000).of(position)).toBeNull();
    expect(position.horizon).toBe(16);
  });
});

describe('R-BOT-14: who decided a match of three', () => {
  const record = (moves: readonly string[], options = { size: 4, length: 3 }, seats = 3) => {
    const made = newRecord(game, seats, options);
    if (!made.ok) throw new Error(made.error);
    return { ...made.value, moves };
  };

  test('the last player who could have stopped the winner', () => {
    // X has two in a row with one end closed; the triangle moves right before X and looks away.
    const moves = ['5', '7', '15', '6', '11', '0', '4'];
    expect(findTurningPoint(record(moves))).toEqual({ ply: 6, winner: 0 });
  });

  test('another player’s move well before the end, after which no block suffices', () => {
    const moves = ['0', '7', '2', '14', '15', '8', '11', '5', '1', '12', '6'];
    expect(findTurningPoint(record(moves))).toEqual({ ply: 9, winner: 1 });
  });

  test('nobody decided a tie, a match that somebody left, one that isn’t over, or one too large to know', () => {
    const tied = ['0', '2', '4', '1', '3', '6', '5', '7', '8'];
    const full = record(tied, { size: 3, length: 3 });
    const states = replay(game, full);
    expect(states.ok && game.outcome(states.value.at(-1) ?? null)?.lines).toEqual([]);
    expect(findTurningPoint(full)).toBeNull();
    expect(findTurningPoint(record(['5', '7', '15', '6']))).toBeNull();
    expect(findTurningPoint(record(['5', '!1', '15', '6', '11', '4']))).toBeNull();
    const won = record(['0', '7', '2', '14', '15', '8', '11', '5', '1', '12', '6']);
    expect(findTurningPoint(won, 3)).toBeNull();
  });
});

describe('R-BOT-15: the table in the guide', () => {
  test.each([3, 4, 5])('what one of %i players holds alone agrees with the rules', (seats) => {
    const solvers = { 3: new Solver(3, seats, 16), 4: new Solver(4, seats, 16) };
    const worths = { win: 1, tie: 0, loss: -1 };
    for (let at = 0; at < 30; at += 1) {
      const size = at % 2 === 0 ? 3 : 4;
      const { state, moves } = randomPosition(seats, size, 3 + (at % 4), `held ${at}`);
      for (let seat = 0; seat < seats; seat += 1)
        expect(worths[solvers[size].guaranteed(seat, moves)], JSON.stringify(state)).toBe(
          heldByRules(state, seat),
        );
    }
  });

  test.each([3, 4, 5, 6])('3x3 for %i players is a tie, and one holds it alone', (seats) => {
    const solver = new Solver(3, seats, 16);
    expect(solver.results()).toBe(1 << seats);
    for (let seat = 0; seat < seats; seat += 1) expect(solver.guaranteed(seat)).toBe('tie');
    const state = multiplayer.setup(seats, { size: 3, length: 3 }, 0);
    if (seats === 3) expect(resultsFound(state)).toEqual(new Set(['tie']));
  });

  test.each(sized([3, 4, 5], [3]))('on 4x4 nobody of %i holds a tie alone', (seats) => {
    const solver = new Solver(4, seats, 16);
    for (let seat = 0; seat < seats; seat += 1) expect(solver.guaranteed(seat)).toBe('loss');
  });

  test('says so', () => {
    const { blocks } = guide.sections[2];
    const [table] = blocks.flatMap((block) =>
      typeof block === 'object' && 'table' in block ? [block.table] : [],
    );
    expect(table?.rows).toEqual([
      ['3×3, three to six', 'a tie', 'a tie'],
      ['4×4, three', 'a tie', 'a loss'],
      ['4×4, four to six', 'not known', 'a loss'],
    ]);
  });
});
