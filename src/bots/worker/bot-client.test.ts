import { describe, expect, test, vi } from 'vitest';
import type { MatchRecord } from '../../rules/game.ts';
import { localBots } from '../../../tests/games/lib/local-bots.ts';
import { createBots } from './bot-client.ts';
import { answerQuestion } from './answer.ts';
import type { QuestionMessage } from './messages.ts';

vi.mock('./answer.ts', { spy: true });

const record: MatchRecord = {
  game: 'classic',
  version: 1,
  seats: 2,
  options: { teams: false },
  moves: ['0', '3', '1', '4'],
};

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  readonly messages: QuestionMessage[] = [];
  isEnded = false;

  postMessage(message: QuestionMessage): void {
    this.messages.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  die(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const spawn = (): Worker => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  return { workers, bots: createBots(spawn, () => 7) };
}

const skillOf = (message: QuestionMessage) =>
  message.ask === 'choose' ? message.skill : message.ask;

const never = new AbortController().signal;

describe('bots in a worker', () => {
  test('creates one worker at the first question and matches answers by id', async () => {
    const { workers, bots } = setUp();
    expect(workers).toHaveLength(0);
    const one = bots.choose(record, 'hard', never);
    const two = bots.choose(record, 'easy', never);
    expect(workers).toHaveLength(1);
    const [worker] = workers;
    expect(worker?.messages.map((message) => [skillOf(message), message.opts.seed])).toEqual([
      ['hard', 7],
      ['easy', 7],
    ]);
    worker?.answer({ id: worker.messages[1]?.id, ok: true, value: '5' });
    worker?.answer({ id: worker.messages[0]?.id, ok: true, value: '2' });
    expect(await Promise.all([one, two])).toEqual(['2', '5']);
    expect(worker?.isEnded).toBe(false);
  });

  test('aborting ends the worker; the next question starts another', async () => {
    const { workers, bots } = setUp();
    const stop = new AbortController();
    const asked = bots.choose(record, 'hard', stop.signal);
    stop.abort(new Error('undone'));
    await expect(asked).rejects.toThrow('undone');
    expect(workers[0]?.isEnded).toBe(true);
    const next = bots.choose(record, 'hard', never);
    expect(workers).toHaveLength(2);
    workers[1]?.answer({ id: workers[1].messages[0]?.id, ok: true, value: '2' });
    expect(await next).toBe('2');
  });

  test('aborting one question asks the others again', async () => {
    const { workers, bots } = setUp();
    const stop = new AbortController();
    const undone = bots.choose(record, 'hard', stop.signal);
    const kept = bots.choose(record, 'medium', never);
    stop.abort();
    await expect(undone).rejects.toThrow('abort');
    expect(workers[1]?.messages.map(skillOf)).toEqual(['medium']);
    workers[1]?.answer({ id: workers[1].messages[0]?.id, ok: true, value: '8' });
    expect(await kept).toBe('8');
  });

  test('an abort after the answer leaves the worker alone', async () => {
    const { workers, bots } = setUp();
    const stop = new AbortController();
    const asked = bots.choose(record, 'hard', stop.signal);
    workers[0]?.answer({ id: workers[0].messages[0]?.id, ok: true, value: '2' });
    await asked;
    stop.abort();
    expect(workers[0]?.isEnded).toBe(false);
  });

  test('starts no worker when the signal is already aborted', async () => {
    const { workers, bots } = setUp();
    await expect(bots.choose(record, 'hard', AbortSignal.abort(new Error('late')))).rejects.toThrow(
      'late',
    );
    expect(workers).toHaveLength(0);
  });

  test('preparing starts the worker before the first question', async () => {
    const { workers, bots } = setUp();
    bots.prepare(record);
    bots.prepare(record);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.messages.map(skillOf)).toEqual(['warm-up', 'warm-up']);
    const asked = bots.choose(record, 'hard', never);
    workers[0]?.answer({ id: workers[0].messages[2]?.id, ok: true, value: '2' });
    expect(await asked).toBe('2');
    expect(workers).toHaveLength(1);
  });

  test('when a worker dies, the page answers its questions and a new worker starts', async () => {
    const { workers, bots } = setUp();
    const asked = bots.choose(record, 'hard', never);
    workers[0]?.die('out of memory');
    expect(await asked).toBe('2');
    void bots.choose(record, 'hard', never).catch(() => undefined);
    expect(workers).toHaveLength(2);
  });

  test('ignores late messages of an ended worker', async () => {
    const { workers, bots } = setUp();
    const stop = new AbortController();
    const undone = bots.choose(record, 'hard', stop.signal);
    stop.abort(new Error('undone'));
    await expect(undone).rejects.toThrow('undone');
    const next = bots.choose(record, 'hard', never);
    workers[0]?.answer({ id: workers[0].messages[0]?.id, ok: true, value: '8' });
    workers[0]?.die('ended');
    workers[1]?.answer({ id: workers[1].messages[0]?.id, ok: true, value: '2' });
    expect(await next).toBe('2');
  });

  test('retries once in the page when a bot fails in the worker', async () => {
    const { workers, bots } = setUp();
    const asked = bots.choose(record, 'hard', never);
    workers[0]?.answer({ id: workers[0].messages[0]?.id, ok: false, error: 'out of luck' });
    expect(await asked).toBe('2');
    const hopeless = bots.choose({ ...record, moves: ['9'] }, 'hard', never);
    workers[0]?.answer({ id: workers[0].messages[1]?.id, ok: false, error: 'no such cell' });
    await expect(hopeless).rejects.toThrow('illegal-move');
  });
});

describe('bots without a worker', () => {
  const refuse = (): Worker => {
    throw new Error('no workers here');
  };

  test.each([
    ['where none can be made', createBots(refuse, () => 7)],
    ['by choice', localBots(() => 7)],
  ])('%s the page searches itself, every time', async (_, bots) => {
    expect(await bots.choose(record, 'hard', never)).toBe('2');
    expect(await bots.choose(record, 'hard', never)).toBe('2');
  });

  test('a bot that fails in the page is asked once', async () => {
    vi.mocked(answerQuestion).mockClear();
    const hopeless = createBots(refuse).choose({ ...record, moves: ['9'] }, 'hard', never);
    await expect(hopeless).rejects.toThrow('illegal-move');
    expect(answerQuestion).toHaveBeenCalledTimes(1);
  });

  test('answers every question even when the worker can’t be restarted', async () => {
    const workers = [new FakeWorker()];
    const bots = createBots(() => {
      const worker = workers.pop();
      if (!worker) throw new Error('one is all');
      return worker as unknown as Worker;
    });
    const stop = new AbortController();
    const undone = bots.choose(record, 'hard', stop.signal);
    const kept = bots.choose(record, 'hard', never);
    stop.abort(new Error('undone'));
    await expect(undone).rejects.toThrow('undone');
    expect(await kept).toBe('2');
  });

  test('checks for an abort before searching', async () => {
    const stop = new AbortController();
    const asked = localBots().choose(record, 'hard', stop.signal);
    stop.abort(new Error('undone'));
    await expect(asked).rejects.toThrow('undone');
  });
});

describe('the worker’s answers', () => {
  test('a move with the id of its question', async () => {
    const message = await answerQuestion({
      ask: 'choose',
      id: 3,
      record,
      skill: 'hard',
      opts: { seed: 1 },
    });
    expect(message).toEqual({ id: 3, ok: true, value: '2' });
  });

  test('a warm-up has no answer', async () => {
    for (const moves of [[], ['0', '3', '1', '4']]) {
      const asked = { ask: 'warm-up', id: 3, record: { ...record, moves }, opts: {} } as const;
      expect(await answerQuestion(asked)).toEqual({ id: 3, ok: true, value: null });
    }
  });

  test('an invalid record is an error with its id', async () => {
    const message = await answerQuestion({
      ask: 'choose',
      id: 4,
      record: { ...record, moves: ['9'] },
      skill: 'hard',
      opts: {},
    });
    expect(message).toEqual({
      id: 4,
      ok: false,
      error: 'no bot can play this record: illegal-move',
    });
  });

  test('the worker’s entry answers the page’s messages', async () => {
    const told = Promise.withResolvers<unknown>();
    const scope = new EventTarget();
    vi.stubGlobal('addEventListener', scope.addEventListener.bind(scope));
    vi.stubGlobal('postMessage', told.resolve);
    await import('./worker.ts');
    const data = { ask: 'choose', id: 5, record, skill: 'hard', opts: {} };
    scope.dispatchEvent(new MessageEvent('message', { data }));
    expect(await told.promise).toEqual({ id: 5, ok: true, value: '2' });
    vi.unstubAllGlobals();
  });
});

describe('analyses', () => {
  test('come from the worker, or from the page without one', async () => {
    const { workers, bots } = setUp();
    const asked = bots.analyse(record, never);
    expect(workers[0]?.messages.map(skillOf)).toEqual(['analyse']);
    workers[0]?.die('out of memory');
    const local = await localBots().analyse(record, never);
    expect(await asked).toEqual(local);
    expect(local.best).toBe('2');
  });
});
