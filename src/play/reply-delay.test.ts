import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBots } from '../bots/worker/bot-client.ts';
import { BUDGET_MS } from '../bots/bot-match.ts';
import type { QuestionMessage } from '../bots/worker/messages.ts';
import { notation, replay } from '../rules/match.ts';
import { type GameId, games } from '../variants/rules.ts';
import { pickDelay, replyDelay } from './reply-delay.ts';
import { createSession } from './session.ts';

const table: readonly (readonly [rows: string, game: GameId, milliseconds: number])[] = [
  ['AI-19', 'classic', 500],
  ['AI-20', 'extended', 800],
  ['AI-21', '3d', 1000],
  ['AI-22', 'misere', 500],
  ['AI-23', 'wild', 800],
  ['AI-24', 'quantum', 1000],
  ['AI-18', 'ultimate', 800],
  ['AI-18', 'infinite', 800],
  ['no AI on one device', 'multiplayer', 500],
];

test.each(table)('%s R-SES-2: %s answers after %i ms at least', (_, game, milliseconds) => {
  expect(replyDelay(games[game])).toBe(milliseconds);
});

test('AI-25: quantum waits another 500 ms before its second square; the others don’t wait between picks', () => {
  expect(pickDelay(games.quantum)).toBe(500);
  expect(table.filter(([, game]) => pickDelay(games[game]) > 0)).toHaveLength(1);
});

/** A worker with a given start time that uses its whole budget to think. */
class SlowWorker extends EventTarget {
  isEnded = false;
  private readonly ready: Promise<void>;

  constructor(startMs: number) {
    super();
    this.ready = new Promise((resolve) => setTimeout(resolve, startMs));
  }

  postMessage(message: QuestionMessage): void {
    void this.ready.then(() => setTimeout(() => this.reply(message), BUDGET_MS));
  }

  terminate(): void {
    this.isEnded = true;
  }

  private reply({ id, record }: QuestionMessage): void {
    const game = games[record.game as GameId];
    const states = replay(game, record);
    const state = states.ok ? (states.value.at(-1) ?? null) : null;
    const value = notation(game, game.moves(state)[0] ?? null);
    if (this.isEnded) return;
    this.dispatchEvent(new MessageEvent('message', { data: { id, ok: true, value } }));
  }
}

function versusBot(id: GameId, startMs: number) {
  const spawn = (): Worker => new SlowWorker(startMs) as unknown as Worker;
  const setup = {
    game: id,
    seats: 2,
    options: {},
    controllers: [{ kind: 'person' }, { kind: 'bot', level: 'hard' }],
  } as const;
  const session = createSession(setup, { bots: createBots(spawn, () => 1) });
  if (!session.ok) throw new Error(session.error);
  return session.value;
}

/** Plays the first move there is, pick by pick. */
function personMoves({ game, pick, store }: ReturnType<typeof versusBot>): void {
  const state = store.getState().states.at(-1) ?? null;
  game.picks(game.moves(state).at(-1) ?? null).forEach((each) => pick(each));
}

const duels = (Object.keys(games) as GameId[]).filter((id) => games[id].seats[0] === 2);

// Measured by a fake clock, with the worker's start and the thinking time.
describe.each(duels)('AI-18 R-SES-2 %s: the reply comes at the later of', (id) => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test.each([
    ['the delay, a worker’s start and its budget before it', 100],
    ['the search, in a worker that takes long to start', 1700],
  ])('%s', async (_, startMs) => {
    const session = versusBot(id, startMs);
    personMoves(session);
    const made = () => session.store.getState().record.moves.length;
    const due = Math.max(replyDelay(games[id]), startMs + BUDGET_MS) + pickDelay(games[id]);
    expect(made()).toBe(1);
    await vi.advanceTimersByTimeAsync(due - 1);
    expect(made()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(made()).toBe(2);
    session.dispose();
  });
});

test('AI-18: no delay is shorter than a budget, and a tenth of a second for the worker to start', () => {
  for (const id of duels) expect(replyDelay(games[id])).toBeGreaterThanOrEqual(BUDGET_MS + 100);
});
