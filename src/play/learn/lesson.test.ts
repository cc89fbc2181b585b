import { beforeEach, expect, test, vi } from 'vitest';
import { games } from '../../variants/rules.ts';
import { registerGame } from '../loaded-games.ts';
import { latestState } from '../match-state.ts';
import { goalStopWin, goalWinNow } from './goals.ts';
import { createLesson, type LessonStep } from './lesson.ts';

const { classic } = games;
registerGame(classic);

/** X completes its row; then X stops O’s, and O replies. */
const STEPS: readonly [LessonStep, ...LessonStep[]] = [
  { moves: ['0', '3', '1', '4'], does: goalWinNow(classic) },
  {
    moves: ['0', '3', '8', '4'],
    does: goalStopWin(classic),
    reply: (after) => String(classic.moves(after)[0]),
  },
];

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

test('LES-02: a move that does what is asked is shown; the next step follows', () => {
  const { session, store, progress, next } = createLesson('classic', STEPS);
  expect(progress.getState()).toMatchObject({ at: 0, phase: 'asking', seat: 0 });
  session.pick('2');
  expect(progress.getState().phase).toBe('shown');
  expect(session.pick('5')).toEqual({ ok: false, error: 'not-your-turn' });
  next();
  expect(store.getState().record.moves).toEqual(STEPS[1]?.moves);
  expect(progress.getState()).toMatchObject({ at: 1, phase: 'asking' });
  // A new round, so that screen readers hear the new task and not that moves were taken back.
  expect(store.getState().round).toBe(2);
});

test('LES-02: a move that doesn’t is taken back', () => {
  const { session, store, progress } = createLesson('classic', STEPS);
  expect(session.undo()).toBe(false);
  session.pick('5');
  expect(progress.getState().phase).toBe('missed');
  expect(session.undo()).toBe(true);
  expect(store.getState().record.moves).toEqual(STEPS[0].moves);
  expect(progress.getState()).toMatchObject({ at: 0, phase: 'asking', tries: 1 });
  session.pick('2');
  expect(progress.getState().phase).toBe('shown');
});

test('LES-02: the other side’s reply plays itself, unless the reader goes back before it', async () => {
  const { session, store, progress, next, restartStep } = createLesson('classic', STEPS);
  next();
  session.pick('5');
  expect(progress.getState().phase).toBe('replying');
  restartStep();
  await vi.advanceTimersByTimeAsync(2000);
  expect(store.getState().record.moves).toEqual(STEPS[1]?.moves);
  session.pick('5');
  await vi.advanceTimersByTimeAsync(2000);
  expect(progress.getState().phase).toBe('shown');
  expect(store.getState().record.moves.slice(4)).toEqual(['5', '1']);
  next();
  expect(progress.getState().at).toBe(1);
});

test('LES-02: a question waits until the reader has read the task', () => {
  const [step] = STEPS;
  const { session, store, progress, ask, restartStep } = createLesson('classic', [
    { ...step, isQuestion: true },
  ]);
  expect(progress.getState().phase).toBe('reading');
  expect(session.pick('2').ok).toBe(false);
  ask();
  session.pick('5');
  expect(progress.getState().phase).toBe('missed');
  restartStep();
  expect(progress.getState().phase).toBe('reading');
  expect(store.getState().setup.controllers.map(({ kind }) => kind)).toEqual(['remote', 'remote']);
  ask();
  session.pick('2');
  expect(classic.outcome(latestState(store.getState()))?.scores).toEqual([1, 0]);
});
