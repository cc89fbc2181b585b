import { afterEach, describe, expect, test } from 'vitest';
import { analyse } from '../bots/analyse.ts';
import { type ExplainedAnalysis, reasonsFor } from '../bots/reasons/reasons.ts';
import { newRecord } from '../rules/match.ts';
import { games } from '../variants/rules.ts';
import { hints, askHint, dropHint } from './hints.ts';

function record(moves: string) {
  const fresh = newRecord(games.classic, 2, {});
  if (!fresh.ok) throw new Error(fresh.error);
  return { ...fresh.value, moves: moves.split(' ') };
}

function ask(asked: Parameters<typeof analyse>[0]): Promise<ExplainedAnalysis> {
  const analysis = analyse(asked, { maxNodes: 100_000 });
  return Promise.resolve({ ...analysis, why: reasonsFor(asked, analysis) });
}

afterEach(dropHint);

describe('hints', () => {
  test('say the best move and what it leads to', async () => {
    await askHint(record('0 3 1 4'), ask);
    expect(hints.getState()).toMatchObject({
      isAsking: false,
      hint: { move: '2', worth: { kind: 'win', plies: 1 } },
    });
    await askHint(record('0 3 1'), ask);
    expect(hints.getState().hint).toMatchObject({
      move: '2',
      why: [{ kind: 'blocks', line: ['0', '1', '2'] }],
    });
  });

  test('a newer question replaces the one that is still open', async () => {
    const late = Promise.withResolvers<ExplainedAnalysis>();
    const first = askHint(record('0'), (_record, signal) => {
      signal.addEventListener('abort', () => late.reject(signal.reason));
      return late.promise;
    });
    await askHint(record('0 3 1 4'), ask);
    await first;
    expect(hints.getState()).toMatchObject({
      hasFailed: false,
      isAsking: false,
      hint: { move: '2' },
    });
  });

  test('reports bots that fail, and the next question may succeed', async () => {
    await askHint(record('0'), () => Promise.reject(new Error('no bots')));
    expect(hints.getState()).toMatchObject({ hasFailed: true, hint: null, isAsking: false });
    await askHint(record('0 3 1 4'), ask);
    expect(hints.getState().hasFailed).toBe(false);
  });
});
