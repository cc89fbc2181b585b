import { expect, test, vi } from 'vitest';
import { analyse } from '../../bots/analyse.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { MatchRecord } from '../../rules/game.ts';
import { games } from '../../variants/rules.ts';
import { registerGame } from '../loaded-games.ts';
import { createSolving, reaches } from './solving.ts';

registerGame(games.classic);
registerGame(games.quantum);

const judge = (record: MatchRecord) => Promise.resolve(analyse(record, { maxNodes: 1e5 }));

/** O holds in the centre only. */
const HOLD: Puzzle = {
  id: 'classic-0',
  record: { game: 'classic', version: 1, seats: 2, options: { teams: false }, moves: ['0'] },
  goal: { kind: 'hold' },
  solution: ['4'],
  motifs: ['only'],
  difficulty: 1,
};

/** X forks by the corner that is left, and wins in two moves of its own. */
const FORK: Puzzle = {
  ...HOLD,
  record: { ...HOLD.record, moves: ['0', '4', '8', '2'] },
  goal: { kind: 'win', plies: 3 },
  solution: ['6', '3', '7'],
};

/** O chooses a collapse and moves on; X closes a loop, and O's choice wins. */
const COLLAPSE: Puzzle = {
  ...HOLD,
  id: 'quantum-3',
  record: {
    game: 'quantum',
    version: 1,
    seats: 2,
    options: {},
    moves: ['0-1', '3-4', '0-5', '2-4', '0-1', '1', '2-7', '4-7'],
  },
  goal: { kind: 'win', plies: 4 },
  solution: ['7', '6-8', '6-8', '8'],
  motifs: ['collapse'],
};

test('PUZ-02: a measurement and the move after it are one turn', () => {
  expect(createSolving(FORK, judge).turns).toBe(2);
  expect(createSolving(COLLAPSE, judge).turns).toBe(2);
});

test('PUZ-03: a wrong measurement gets the other side’s reply, after the best move that is left', async () => {
  vi.useFakeTimers();
  const { session, store, progress, ask, seat } = createSolving(COLLAPSE, judge);
  ask();
  session.pick('4');
  await vi.advanceTimersByTimeAsync(2000);
  expect(progress.getState()).toMatchObject({ phase: 'wrong', wrong: { ply: 9 } });
  const { states } = store.getState();
  expect(states.slice(8, -1).map((state) => games.quantum.toMove(state as never))).toEqual([
    seat,
    seat,
    1 - seat,
  ]);
  vi.useRealTimers();
});

test('PUZ-04: the move is shown wherever the reader is, and hidden again after it', async () => {
  vi.useFakeTimers();
  const { session, progress, help } = createSolving(FORK, judge);
  session.pick('6');
  await vi.advanceTimersByTimeAsync(600);
  help();
  help();
  expect(progress.getState()).toMatchObject({ help: 2, shown: '7' });
  session.pick('7');
  expect(progress.getState()).toMatchObject({ help: 0, shown: null });
  vi.useRealTimers();
});

test('PUZ-02: the right move, the replies of the other side, and the end', async () => {
  vi.useFakeTimers();
  const { session, store, progress, seat } = createSolving(FORK, judge);
  expect(seat).toBe(0);
  session.pick('6');
  await vi.advanceTimersByTimeAsync(600);
  expect(store.getState().record.moves.slice(4)).toEqual(['6', '3']);
  expect(progress.getState().phase).toBe('asking');
  session.pick('7');
  await vi.advanceTimersByTimeAsync(600);
  expect(progress.getState().phase).toBe('solved');
  vi.useRealTimers();
});

test('PUZ-02: another way to the goal is right, too', async () => {
  vi.useFakeTimers();
  const { session, progress } = createSolving({ ...FORK, solution: ['6', '7', '3'] }, judge);
  session.pick('6');
  await vi.advanceTimersByTimeAsync(600);
  session.pick('3');
  await vi.advanceTimersByTimeAsync(600);
  expect(progress.getState().phase).toBe('solved');
  vi.useRealTimers();
});

test('PUZ-02: a puzzle that begins with a question waits until it is opened', () => {
  const { session, progress, ask } = createSolving({ ...FORK, motifs: ['collapse'] }, judge);
  expect(progress.getState().phase).toBe('reading');
  expect(session.pick('6').ok).toBe(false);
  ask();
  expect(session.pick('6').ok).toBe(true);
});

test('PUZ-03: a wrong move is refuted on the board, and taken back', async () => {
  vi.useFakeTimers();
  const { session, store, progress } = createSolving(HOLD, judge);
  expect(session.undo()).toBe(false);
  session.pick('1');
  await vi.advanceTimersByTimeAsync(600);
  expect(progress.getState()).toMatchObject({
    phase: 'wrong',
    wrong: { ply: 2, worth: { kind: 'loss' } },
  });
  expect(store.getState().record.moves).toHaveLength(3);
  expect(session.undo()).toBe(true);
  expect(store.getState().record.moves).toEqual(['0']);
  session.pick('4');
  await vi.advanceTimersByTimeAsync(600);
  expect(progress.getState().phase).toBe('solved');
  vi.useRealTimers();
});

test('PUZ-04: help in two steps, then the solution move by move', () => {
  const { store, progress, help, showNext } = createSolving(FORK, judge);
  help();
  expect(progress.getState()).toMatchObject({ phase: 'asking', help: 1 });
  help();
  help();
  expect(progress.getState().help).toBe(3);
  for (const _ of FORK.solution) showNext();
  expect(store.getState().record.moves.slice(4)).toEqual(FORK.solution);
  expect(progress.getState().phase).toBe('solved');
});

test('PUZ-02: a move that can’t be judged can be taken back', async () => {
  const { session, progress } = createSolving(HOLD, () => Promise.reject(new Error('no worker')));
  session.pick('1');
  await expect.poll(() => progress.getState().phase).toBe('failed');
});

test('PUZ-02: a win counts within the moves that are left', () => {
  const win = (plies: number) => ({ kind: 'win', plies, isHalf: false }) as const;
  const goal = { kind: 'fastest', plies: 5 } as const;
  expect(reaches(goal, win(5), 0)).toBe(true);
  expect(reaches(goal, win(5), 2)).toBe(false);
  expect(reaches({ kind: 'win', plies: 5 }, win(7), 0)).toBe(true);
  expect(reaches({ kind: 'hold' }, { kind: 'tie' }, 0)).toBe(true);
  expect(reaches({ kind: 'hold' }, { kind: 'guess', score: 0.9 }, 0)).toBe(false);
});
