import { afterEach, describe, expect, test } from 'vitest';
import { analyse, type Analysis } from '../bots/analyse.ts';
import { review as lookBack, type Reviewed } from '../bots/review.ts';
import { newRecord } from '../rules/match.ts';
import { games } from '../variants/rules.ts';
import { advice, askHint, askReview, dropAdvice, type AskReview } from './advice.ts';

function record(moves: string) {
  const fresh = newRecord(games.classic, 2, {});
  if (!fresh.ok) throw new Error(fresh.error);
  return { ...fresh.value, moves: moves.split(' ') };
}

const ask = (asked: Parameters<typeof analyse>[0]): Promise<Analysis> =>
  Promise.resolve(analyse(asked, { maxNodes: 100_000 }));

/** Bots that report every step of a review. */
const look: AskReview = (asked, _signal, onProgress) => {
  const steps = [...lookBack(asked, { maxNodes: 100_000 })];
  steps.forEach(onProgress);
  return Promise.resolve(steps.at(-1) ?? { done: 0, slips: [] });
};

afterEach(dropAdvice);

describe('hints', () => {
  test('say the best move and what it leads to', async () => {
    await askHint(record('0 3 1 4'), ask);
    expect(advice.getState()).toMatchObject({
      asking: null,
      hint: { move: '2', value: { kind: 'win', plies: 1 } },
    });
    await askHint(record('0 3 1'), ask);
    expect(advice.getState().hint?.move).toBe('2');
  });

  test('a newer question replaces the one that is still open', async () => {
    const late = Promise.withResolvers<Analysis>();
    const first = askHint(record('0'), (_record, signal) => {
      signal.addEventListener('abort', () => late.reject(signal.reason));
      return late.promise;
    });
    await askHint(record('0 3 1 4'), ask);
    await first;
    expect(advice.getState()).toMatchObject({ failed: false, asking: null, hint: { move: '2' } });
  });

  test('reports bots that fail, and the next question may succeed', async () => {
    await askHint(record('0'), () => Promise.reject(new Error('no bots')));
    expect(advice.getState()).toMatchObject({ failed: true, hint: null, asking: null });
    await askHint(record('0 3 1 4'), ask);
    expect(advice.getState().failed).toBe(false);
  });
});

describe('the review of a match', () => {
  test('marks the moves of both players that gave something away', async () => {
    // O answers a corner with an edge and loses by it; X lets it go; O gives it back.
    const moves = '0 1 8 4 7 6 2 5';
    await askReview(record(moves), look);
    const { review } = advice.getState();
    expect(review?.done).toBe(8);
    expect(review?.slips.get(2)).toBe('draw-loss');
    expect([...(review?.slips.keys() ?? [])]).toContain(3);
    expect(review?.slips.get(1)).toBeUndefined();
  });

  test('a match without a slip has none', async () => {
    await askReview(record('4 0 2 6 3 5 1 7 8'), look);
    expect([...(advice.getState().review?.slips ?? [])]).toEqual([]);
  });

  test('shows its progress, and is forgotten with the match', async () => {
    const whole = Promise.withResolvers<Reviewed>();
    let tell: (soFar: Reviewed) => void = () => undefined;
    const asked = record('0 1 8 4 7 6 2 5');
    const running = askReview(asked, (_record, signal, onProgress) => {
      tell = onProgress;
      signal.addEventListener('abort', () => whole.reject(signal.reason));
      return whole.promise;
    });
    expect(advice.getState()).toMatchObject({ asking: 'review', review: { done: 0 } });
    tell({ done: 6, slips: [[3, 'win-draw']] });
    expect(advice.getState().review).toEqual({
      moves: asked.moves,
      done: 6,
      slips: new Map([[3, 'win-draw']]),
    });
    dropAdvice();
    await running;
    expect(advice.getState()).toEqual({ hint: null, review: null, asking: null, failed: false });
  });
});
