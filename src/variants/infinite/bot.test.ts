/** Hard on infinite: its board, wins by fours and threes, and its defences. */
import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../engine/brain.ts';
import { brain, boardOf } from './bot.ts';
import { Threats } from './bot-threats.ts';
import { infinite, type InfiniteState } from './rules.ts';
import { sized } from '../../../tests/size.ts';

const after = (text: string, length = 5): InfiniteState => {
  const options = infinite.options({ length }, 2);
  if (!options) throw new Error('no such options');
  const moves = text === '' ? [] : text.split(' ');
  return moves.reduce(
    (state, move) => infinite.apply(state, infinite.find?.(state, move) ?? ''),
    infinite.setup(2, options, 0),
  );
};

const mixer = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
};

/** A match of random moves, unfinished. */
function randomly(seed: number, plies: number, length: number): InfiniteState {
  const roll = mixer(seed + 1);
  let state = after('', length);
  for (let ply = 0; ply < plies; ply += 1) {
    const moves = infinite.moves(state);
    const next = infinite.apply(state, moves[roll(moves.length)] ?? '');
    if (!next.end) state = next;
  }
  return state;
}

const limits = (maxNodes: number) => ({ maxNodes, until: Infinity });
const consulted = (state: InfiniteState, maxNodes: number): readonly Verdict[] =>
  brain.consult?.(state, { limits: limits(maxNodes), own: {}, seed: 0 }) ?? [];
const best = (state: InfiniteState, maxNodes: number): Verdict => {
  const [first, ...rest] = consulted(state, maxNodes);
  if (!first) throw new Error('no verdict');
  return rest.reduce((most, each) => (each.worth > most.worth ? each : most), first);
};
const winOf = (state: InfiniteState, withThrees: boolean, maxNodes: number): number =>
  new Threats(boardOf(state, state.turn, 1 - state.turn)).win(0, withThrees, limits(maxNodes));

describe('the board', () => {
  test.each([5, 4, 3])(
    '%i in a row: it knows the empty cells and which of them complete a line',
    (length) => {
      for (let seed = 0; seed < 40; seed += 1) {
        const state = randomly(seed, 4 + (seed % 20), length);
        const board = boardOf(state, 0, 1);
        const free = new Set(infinite.moves(state));
        for (const cell of infinite.cells(state)) {
          const [x = 0, y = 0] = cell.split(',').map(Number);
          const at = board.cellAt(x, y);
          expect(board.idOf(at)).toBe(cell);
          expect(board.isFree(at), cell).toBe(free.has(cell));
          if (!free.has(cell)) continue;
          for (const side of [0, 1] as const) {
            const completes = infinite.apply({ ...state, turn: side }, cell).end !== null;
            expect(((board.outlooks[side][at] ?? 0) & 7) > 0, `${side} ${cell}`).toBe(completes);
          }
        }
      }
    },
  );

  test('taking marks back restores everything', () => {
    const facts = (board: ReturnType<typeof boardOf>) => ({
      ends: [board.lo, board.hi, board.listed, board.count, ...board.tallies, ...board.guess],
      outlooks: board.outlooks.map((each) => each.slice()),
    });
    const board = boardOf(after('2,2 3,3'), 0, 1);
    const before = facts(board);
    const roll = mixer(9);
    let put = 0;
    for (let ply = 0; ply < 60; ply += 1) {
      const cell = board.list[roll(board.listed)] ?? 0;
      if (!board.isFree(cell)) continue;
      board.put(cell, ply % 2);
      put += 1;
    }
    expect(put).toBeGreaterThan(20);
    for (; put > 0; put -= 1) board.undo();
    expect(facts(board)).toEqual(before);
  });
});

describe('R-BOT-10: wins by threes and fours', () => {
  /** From matches: fours alone don't win, and a search of eight plies finds nothing. */
  const WINS: readonly (readonly [moves: string, plies: number])[] = [
    ['2,2 0,0 2,3 1,0 3,2 -1,0 2,0 2,-1 1,2 -2,0', 11],
    ['2,2 0,0 3,1 1,3 3,3 2,0 3,2 3,0 1,0 4,2', 11],
    ['2,3 4,2 1,2 3,2 2,1 5,2 2,2 2,4 3,3 4,3', 11],
    ['3,4 2,1 3,5 3,1 4,5 1,1 4,1 2,2 2,3 5,6', 11],
    ['4,2 4,3 3,3 3,2 2,1 5,1 2,3 5,4 5,3 2,0 1,3 6,5 7,6 4,5', 13],
    ['3,4 2,1 2,4 4,4 4,3 1,2 2,5 1,6 3,5 3,3 1,5 0,5', 11],
  ];

  test.each(WINS)('%s: found within 5000 positions, and not by fours alone', (moves, plies) => {
    const state = after(moves);
    expect(winOf(state, false, 20_000)).toBe(0);
    expect(winOf(state, true, 5000)).toBe(plies);
    const { known, worth } = best(state, 20_000);
    expect([known, worth]).toEqual(['least', 1_000_000 - plies]);
  });

  test.each(WINS)('%s: played out against Hard', (moves) => {
    let state = after(moves);
    const winner = state.turn;
    for (let ply = 0; ply < 40 && !state.end; ply += 1) {
      state = infinite.apply(state, best(state, 20_000).notation);
    }
    expect(state.end?.scores[winner]).toBe(1);
  });

  test('four in a row: the first player wins from the middle', () => {
    expect(winOf(after('2,2 2,3', 4), true, 5000)).toBeGreaterThan(0);
  });

  /** From matches: the other side would win by threes after an idle move. */
  const THREATS = ['3,2 4,3 2,3 4,1 4,0 5,2 3,0', '3,2 4,3 5,2 5,1 4,1 6,3 2,3 1,4 2,2 4,2 3,3'];

  test.each(THREATS)('%s: Hard stops the other side’s', (moves) => {
    const state = after(moves);
    const idle = { ...state, turn: 1 - state.turn };
    expect(winOf(idle, false, 20_000)).toBe(0);
    expect(winOf(idle, true, 5000)).toBeGreaterThan(0);
    const safe = infinite.apply(state, best(state, 60_000).notation);
    expect(winOf(safe, true, 20_000)).toBe(0);
  });

  /**
   * From matches that Hard lost when it checked all moves equally, but too briefly: its search prefers a
   * losing move.
   */
  const TRAPS = [
    '2,2 2,3 3,3 0,1 4,4 1,1 3,4 -1,1 2,1',
    '2,2 3,1 2,0 3,-1 2,1 2,-1 3,2 4,-1 1,-1',
    '4,4 4,0 3,4 5,0 3,3 3,0 2,0',
  ];

  test.each(sized(TRAPS, TRAPS.slice(0, 1)))(
    '%s: Hard avoids the moves that lose to threes',
    (moves) => {
      const state = after(moves);
      const losing = consulted(state, 60_000).filter(({ known }) => known === 'most');
      expect(losing.length).toBeGreaterThan(0);
      for (const { notation } of losing) {
        expect(winOf(infinite.apply(state, notation), true, 60_000), notation).toBeGreaterThan(0);
      }
      expect(winOf(infinite.apply(state, best(state, 60_000).notation), true, 20_000)).toBe(0);
    },
  );
});

describe('R-BOT-12: the first marks', () => {
  test('nothing is searched before the reply to the third mark', () => {
    const replies = (moves: string): readonly string[] =>
      consulted(after(moves), 100).map(({ notation }) => notation);
    expect(replies('2,2')).toHaveLength(8);
    expect(replies('0,0').toSorted()).toEqual(
      ['-1,-1', '-1,0', '-1,1', '0,-1', '0,1', '1,-1', '1,0', '1,1'].toSorted(),
    );
    expect(replies('2,2 2,1').toSorted()).toEqual(['1,1', '3,1']);
    expect(replies('2,2 3,1').toSorted()).toEqual(['1,1', '3,3']);
  });
});

test('the same position and nodes give the same verdicts', () => {
  const state = after('2,2 3,3 2,4 2,3 1,3');
  expect(consulted(state, 8000)).toEqual(consulted(state, 8000));
});
