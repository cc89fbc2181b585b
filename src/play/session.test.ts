import { describe, expect, test, vi } from 'vitest';
import type { Skill } from '../bots/levels.ts';
import { localBots } from '../../tests/games/lib/local-bots.ts';
import type { BotPort } from '../bots/worker/bot-port.ts';
import type { MatchRecord } from '../rules/game.ts';
import {
  allowedNext,
  canUndo,
  shownState,
  finalOutcome,
  gameOf,
  isLatestShown,
  shownMove,
  turnOf,
  type MatchSetup,
  type MatchState,
} from './match-state.ts';
import { replyDelay, waitFor } from './reply-delay.ts';
import { resultOf } from './match-result.ts';
import { createSession, type SessionPorts, type Session } from './session.ts';
import { stats } from './stats/tallies.ts';
import { openMatch, cutAt } from './transitions.ts';
import { games } from '../variants/rules.ts';

const friends: MatchSetup = {
  game: 'classic',
  seats: 2,
  options: {},
  controllers: [{ kind: 'person' }, { kind: 'person' }],
};
const versusBot: MatchSetup = {
  ...friends,
  controllers: [{ kind: 'person' }, { kind: 'bot', level: 'hard' }],
};

/** A fake clock and fake bots, controlled by the test. */
function hands() {
  const searches: {
    record: MatchRecord;
    skill: Skill;
    budgetMs: number | undefined;
    signal: AbortSignal;
    done: PromiseWithResolvers<string>;
  }[] = [];
  const waits: { ms: number; signal: AbortSignal; done: PromiseWithResolvers<void> }[] = [];
  const bots: BotPort = {
    choose(record, skill, signal, budgetMs) {
      const done = Promise.withResolvers<string>();
      signal.addEventListener('abort', () => done.reject(signal.reason));
      searches.push({ record, skill, budgetMs, signal, done });
      return done.promise;
    },
  };
  const wait = (ms: number, signal: AbortSignal): Promise<void> => {
    const done = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => done.reject(signal.reason));
    waits.push({ ms, signal, done });
    return done.promise;
  };
  /** Ends the latest search and its delay. */
  const reply = async (text: string): Promise<void> => {
    searches.at(-1)?.done.resolve(text);
    waits.at(-1)?.done.resolve();
    await settle();
  };
  return { bots, wait, searches, waits, reply };
}

/** Lets pending promises settle without advancing the clock. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function start(setup: MatchSetup, ports: Partial<SessionPorts> = {}): Session {
  const { bots, wait } = hands();
  const session = createSession(setup, { bots, wait, ...ports });
  if (!session.ok) throw new Error(session.error);
  return session.value;
}

const picks = (session: Session, text: string): void =>
  text.split(' ').forEach((pick) => session.pick(pick));
const moves = (session: Session): string => session.store.getState().record.moves.join(' ');
const state = (session: Session): MatchState => session.store.getState();
const shownOutcome = (match: MatchState) => gameOf(match).outcome(shownState(match));
const shownMover = (match: MatchState) => gameOf(match).toMove(shownState(match));

describe('friends on one device', () => {
  test('ALL-34 ALL-35 ALL-36: a chosen mode starts on an empty board with X to move', () => {
    const session = start(friends);
    expect(session.game.marks(shownState(state(session)))).toEqual([]);
    expect([shownMover(state(session)), shownOutcome(state(session))]).toEqual([0, null]);
    expect(state(session)).toMatchObject({
      picks: [],
      browsedPly: null,
      thinking: false,
      round: 1,
      reported: false,
    });
  });

  test('ALL-38 R-GEN-1: picks alternate X and O', () => {
    const session = start(friends);
    expect(session.pick('4')).toEqual({ ok: true, value: 'played' });
    session.pick('0');
    const marks = session.game.marks(shownState(state(session)));
    expect(marks.map(({ id }) => id)).toEqual(['O0', 'X4']);
    expect(shownMove(state(session))).toEqual({ seat: 1, notation: '0', picks: ['0'] });
  });

  test('ALL-34 ALL-39 ALL-41: finished with a winner, or a tie', () => {
    const won = start(friends);
    picks(won, '0 3 1 4 2');
    expect(resultOf(state(won))).toEqual({ kind: 'seat-wins', seats: [0], personWon: true });
    const tied = start(friends);
    picks(tied, '0 1 2 4 3 5 7 6');
    expect(resultOf(state(tied))).toBeNull();
    tied.pick('8');
    expect(resultOf(state(tied))).toEqual({ kind: 'tie', seats: [], personWon: false });
  });

  test('ALL-42 R-GEN-3: an occupied cell is refused and nothing changes', () => {
    const session = start(friends);
    session.pick('4');
    const before = state(session);
    expect(session.pick('4')).toEqual({ ok: false, error: 'illegal-move' });
    expect(state(session)).toBe(before);
  });

  test('ALL-43 R-GEN-4: after the end nothing changes', () => {
    const session = start(friends);
    picks(session, '0 3 1 4 2');
    const before = state(session);
    expect(session.pick('5')).toEqual({ ok: false, error: 'game-over' });
    expect(state(session)).toBe(before);
    expect(allowedNext(before).size).toBe(0);
  });

  test('a pick can’t make a seat leave', () => {
    expect(start(friends).pick('!0')).toEqual({ ok: false, error: 'illegal-move' });
  });

  test('R-SES-3: undo takes back one move at a time, also after the end', () => {
    const session = start(friends);
    picks(session, '0 3 1 4 2');
    expect(session.undo()).toBe(true);
    expect([moves(session), turnOf(state(session))]).toEqual(['0 3 1 4', 0]);
    for (let left = 4; left > 0; left -= 1) session.undo();
    expect([moves(session), canUndo(state(session)), session.undo()]).toEqual(['', false, false]);
  });

  test('ALL-28 R-SES-5: play again is the next round at once with the same settings', () => {
    const session = start({ ...friends, first: 1 });
    picks(session, '0 3 1');
    session.playAgain();
    expect(state(session)).toMatchObject({
      round: 2,
      picks: [],
      browsedPly: null,
      reported: false,
    });
    expect(state(session).record).toEqual({
      game: 'classic',
      version: 1,
      seats: 2,
      options: { teams: false },
      first: 1,
      moves: [],
    });
    expect(turnOf(state(session))).toBe(1);
  });

  test('ALL-36 R-SES-5: friends that alternate start in turns and keep their symbols', () => {
    const session = start({ ...friends, alternate: true });
    const starters = [1, 2, 3].map(() => {
      const seat = turnOf(state(session));
      session.playAgain();
      return seat;
    });
    expect(starters).toEqual([0, 1, 0]);
    session.pick('4');
    expect(session.game.marks(shownState(state(session)))[0]?.symbol).toBe('O');
  });
});

describe('looking back', () => {
  test('shows an earlier position, refuses picks, and follows the match again', () => {
    const session = start(friends);
    picks(session, '0 3 1 4 2');
    session.browse(2);
    const back = state(session);
    expect([isLatestShown(back), shownMover(back), turnOf(back), shownOutcome(back)]).toEqual([
      false,
      0,
      null,
      null,
    ]);
    expect(finalOutcome(back)?.scores).toEqual([1, 0]);
    expect(session.game.marks(shownState(back))).toHaveLength(2);
    expect(shownMove(back)?.notation).toBe('3');
    expect([session.pick('8'), session.undo(), allowedNext(back).size]).toEqual([
      { ok: false, error: 'looking-back' },
      false,
      0,
    ]);
    session.browse(null);
    expect(shownOutcome(state(session))?.scores).toEqual([1, 0]);
  });

  test.each([
    [-3, 0],
    [99, 2],
    [1.7, 1],
    [NaN, 0],
  ])('ply %d is clamped to %d', (asked, held) => {
    const session = start(friends);
    picks(session, '0 3');
    session.browse(asked);
    expect(state(session).browsedPly).toBe(held);
  });

  test('on the empty board there is no last move', () => {
    expect(shownMove(state(start(friends)))).toBeNull();
  });
});

describe('against a bot', () => {
  test('ALL-37 ALL-45 R-SES-1: the person is X and starts; then the bot, O, thinks', () => {
    const { bots, wait, searches } = hands();
    const session = start(versusBot, { bots, wait });
    expect([turnOf(state(session)), state(session).thinking, searches.length]).toEqual([
      0,
      false,
      0,
    ]);
    session.pick('4');
    expect([turnOf(state(session)), state(session).thinking]).toEqual([1, true]);
    expect(searches.map(({ record }) => record.moves)).toEqual([['4']]);
  });

  test('ALL-44 R-SES-1: picks during the bot’s turn are refused', async () => {
    const { bots, wait, reply } = hands();
    const session = start(versusBot, { bots, wait });
    session.pick('4');
    expect([session.pick('0'), allowedNext(state(session)).size]).toEqual([
      { ok: false, error: 'bot-thinking' },
      0,
    ]);
    expect(moves(session)).toBe('4');
    await reply('0');
    expect([moves(session), state(session).thinking]).toEqual(['4 0', false]);
    expect(allowedNext(state(session)).size).toBe(7);
  });

  test('AI-18 AI-19 R-SES-2: 500 ms, in parallel with the search; the reply comes when both are done', async () => {
    for (const order of ['search first', 'delay first']) {
      const { bots, wait, searches, waits } = hands();
      const session = start(versusBot, { bots, wait });
      session.pick('4');
      expect([searches.length, waits.map(({ ms }) => ms)]).toEqual([1, [500]]);
      const ends = [() => searches[0]?.done.resolve('0'), () => waits[0]?.done.resolve()];
      if (order === 'delay first') ends.reverse();
      ends[0]?.();
      await settle();
      expect(moves(session)).toBe('4');
      ends[1]?.();
      await settle();
      expect(moves(session)).toBe('4 0');
    }
  });

  test('AI-24 AI-25: a quantum bot shows its first square after 1000 ms, its second 500 ms later', async () => {
    const { bots, wait, searches, waits } = hands();
    const session = start({ ...versusBot, game: 'quantum' }, { bots, wait });
    for (const pick of ['0', '4']) session.pick(pick);
    searches[0]?.done.resolve('2-8');
    waits[0]?.done.resolve();
    await settle();
    expect([waits.map(({ ms }) => ms), state(session).picks]).toEqual([[1000, 500], ['2']]);
    expect(session.pick('8')).toEqual({ ok: false, error: 'bot-thinking' });
    waits[1]?.done.resolve();
    await settle();
    expect([moves(session), state(session).picks]).toEqual(['0-4 2-8', []]);
  });

  test('R-SES-3: undo between the two squares of a quantum bot takes both back', async () => {
    const { bots, wait, searches, waits } = hands();
    const session = start({ ...versusBot, game: 'quantum' }, { bots, wait });
    for (const pick of ['0', '4']) session.pick(pick);
    searches[0]?.done.resolve('2-8');
    waits[0]?.done.resolve();
    await settle();
    session.undo();
    waits[1]?.done.resolve();
    await settle();
    expect([moves(session), state(session).picks, state(session).botError]).toEqual(['', [], null]);
  });

  test('R-SES-3: undo removes the bot’s reply and the person’s move', async () => {
    const { bots, wait, reply } = hands();
    const session = start(versusBot, { bots, wait });
    session.pick('4');
    await reply('0');
    session.pick('8');
    await reply('1');
    expect(session.undo()).toBe(true);
    expect([moves(session), turnOf(state(session)), state(session).thinking]).toEqual([
      '4 0',
      0,
      false,
    ]);
  });

  test('R-SES-3: undo while the bot thinks removes the person’s move and cancels the search', async () => {
    const { bots, wait, searches, waits, reply } = hands();
    const session = start(versusBot, { bots, wait });
    session.pick('4');
    expect(session.undo()).toBe(true);
    expect([searches[0]?.signal.aborted, waits[0]?.signal.aborted]).toEqual([true, true]);
    await reply('0');
    expect([moves(session), state(session).thinking, state(session).botError]).toEqual([
      '',
      false,
      null,
    ]);
  });

  test('R-SES-3: a bot’s opening alone can’t be undone', async () => {
    const { bots, wait, reply } = hands();
    const session = start({ ...versusBot, first: 1 }, { bots, wait });
    expect(state(session).thinking).toBe(true);
    await reply('4');
    expect([moves(session), canUndo(state(session)), session.undo()]).toEqual(['4', false, false]);
  });

  test.each([
    ['again', (session: Session) => session.playAgain()],
    ['dispose', (session: Session) => session.dispose()],
  ])('%s cancels a running search; a late reply is not played', async (_, act) => {
    const { bots, wait, searches, waits } = hands();
    const session = start(versusBot, { bots, wait });
    session.pick('4');
    act(session);
    const before = moves(session);
    expect([searches[0]?.signal.aborted, waits[0]?.signal.aborted]).toEqual([true, true]);
    searches[0]?.done.resolve('0');
    waits[0]?.done.resolve();
    await settle();
    expect(moves(session)).toBe(before);
  });

  test('looking back while the bot thinks neither restarts nor stops its search', async () => {
    const { bots, wait, searches, reply } = hands();
    const session = start(versusBot, { bots, wait });
    session.pick('4');
    session.browse(0);
    await reply('0');
    expect([searches.length, moves(session), state(session).browsedPly]).toEqual([1, '4 0', 0]);
  });

  test.each([
    [
      'fails',
      async (searches: ReturnType<typeof hands>['searches']) =>
        searches[0]?.done.reject(new Error('lost')),
    ],
    [
      'answers nonsense',
      async (searches: ReturnType<typeof hands>['searches']) => searches[0]?.done.resolve('4'),
    ],
  ])('a bot that %s is reported; undo resumes the match', async (_, fault) => {
    const { bots, wait, searches, waits } = hands();
    const session = start(versusBot, { bots, wait });
    session.pick('4');
    await fault(searches);
    waits[0]?.done.resolve();
    await settle();
    expect(state(session)).toMatchObject({
      thinking: false,
      botError: expect.stringMatching(/lost|refused/),
    });
    expect(session.undo()).toBe(true);
    session.pick('0');
    expect([state(session).thinking, state(session).botError]).toEqual([true, null]);
  });

  test('only retry asks a failed bot again', async () => {
    const { bots, wait, searches, reply } = hands();
    const session = start(versusBot, { bots, wait });
    session.pick('4');
    session.askBotAgain();
    expect(searches).toHaveLength(1);
    searches[0]?.done.reject(new Error('lost'));
    await settle();
    expect(state(session).botError).toMatch('lost');
    session.browse(0);
    session.browse(null);
    expect(searches).toHaveLength(1);
    session.askBotAgain();
    expect(searches).toHaveLength(2);
    expect([state(session).thinking, state(session).botError]).toEqual([true, null]);
    await reply('0');
    expect(moves(session)).toBe('4 0');
  });

  test('against a bot the person starts unless something else was chosen', () => {
    const session = start(versusBot);
    session.playAgain();
    expect([turnOf(state(session)), state(session).thinking]).toEqual([0, false]);
  });

  test('a bot that was chosen to start does so in every round', () => {
    const session = start({ ...versusBot, first: 1 });
    expect([turnOf(state(session)), state(session).thinking]).toEqual([1, true]);
    session.playAgain();
    expect([turnOf(state(session)), state(session).thinking]).toEqual([1, true]);
  });

  test('in turn, first the person starts and then the bot', () => {
    const session = start({ ...versusBot, alternate: true });
    expect(turnOf(state(session))).toBe(0);
    session.playAgain();
    expect([turnOf(state(session)), state(session).thinking]).toEqual([1, true]);
    session.playAgain();
    expect(turnOf(state(session))).toBe(0);
  });

  test('ALL-48: a whole match makes no request', async () => {
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    vi.stubGlobal('WebSocket', asked);
    vi.stubGlobal('XMLHttpRequest', asked);
    vi.stubGlobal('EventSource', asked);
    const session = start(versusBot, { bots: localBots(() => 1), wait: async () => undefined });
    while (finalOutcome(state(session)) === null) {
      const [cell] = allowedNext(state(session));
      if (cell !== undefined) session.pick(cell);
      await settle();
    }
    vi.unstubAllGlobals();
    expect(asked).not.toHaveBeenCalled();
    expect(resultOf(state(session))?.kind).not.toBe('person-wins');
  });
});

test('AI-27 AI-29: Match me is asked at its level, and takes up to twice the time', () => {
  const adaptive = { strength: 6.4, games: 3 };
  stats.setState({ classic: { wins: 3, losses: 0, ties: 0, adaptive } });
  const { bots, wait, searches, waits } = hands();
  const controllers = [{ kind: 'person' }, { kind: 'bot', level: 'adaptive' }] as const;
  const session = start({ ...versusBot, controllers }, { bots, wait });
  for (let turn = 0; turn < 20; turn += 1) {
    session.pick('4');
    session.undo();
  }
  expect(searches.at(-1)?.skill).toEqual(adaptive);
  const times = waits.map(({ ms }) => ms);
  expect(new Set(times).size).toBeGreaterThan(1);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(replyDelay(games.classic));
  expect(Math.max(...times)).toBeLessThanOrEqual(2 * replyDelay(games.classic));
  stats.setState({}, true);
});

test('taking moves back follows the match again where the ply looked at is gone', () => {
  const resume = { game: 'classic', version: 1, seats: 2, options: {}, moves: ['4', '0', '8'] };
  const made = openMatch(games.classic, friends, { resume });
  if (!made.ok) throw new Error(made.error);
  const cut = [0, 1, 2, 3, null].map((browsedPly) => cutAt({ ...made.value, browsedPly }, 1));
  expect(cut.map(({ browsedPly }) => browsedPly)).toEqual([0, 1, null, null, null]);
  expect(cut.map(shownMover)).toEqual([0, 1, 1, 1, 1]);
});

test('AI-30: the expert is Hard with three seconds', () => {
  const { bots, wait, searches } = hands();
  for (const [level, budgetMs] of [
    ['expert', 3000],
    ['hard', undefined],
  ] as const) {
    const controllers = [{ kind: 'person' }, { kind: 'bot', level }] as const;
    start({ ...versusBot, controllers }, { bots, wait }).pick('4');
    expect(searches.at(-1)).toMatchObject({ skill: 'hard', budgetMs });
  }
});

describe('R-SES-4: a match’s end is counted once', () => {
  const ended = (ports: Partial<SessionPorts> = {}) => {
    const onEnd = vi.fn<NonNullable<SessionPorts['onEnd']>>();
    return { onEnd, session: start(friends, { onEnd, ...ports }) };
  };

  test('with outcome and state', () => {
    const { onEnd, session } = ended();
    picks(session, '0 3 1 4');
    expect(onEnd).not.toHaveBeenCalled();
    session.pick('2');
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(
      { scores: [1, 0], lines: [['0', '1', '2']] },
      state(session),
    );
  });

  test('is not repeated after undo or replay', () => {
    const { onEnd, session } = ended();
    picks(session, '0 3 1 4 2');
    session.undo();
    session.pick('2');
    session.browse(1);
    session.browse(null);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('and again in the next round', () => {
    const { onEnd, session } = ended();
    picks(session, '0 3 1 4 2');
    session.playAgain();
    picks(session, '0 3 1 4 2');
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  const record = (text: string): MatchRecord => ({
    game: 'classic',
    version: 1,
    seats: 2,
    options: {},
    moves: text.split(' '),
  });

  test('is not repeated for a resumed match that was finished or counted', () => {
    const { onEnd, session } = ended({ resume: record('0 3 1 4 2') });
    session.undo();
    session.pick('2');
    expect(onEnd).not.toHaveBeenCalled();
    const told = ended({ resume: record('0 3 1 4'), reported: true });
    told.session.pick('2');
    expect(told.onEnd).not.toHaveBeenCalled();
  });

  test('in a match that is resumed before its end', () => {
    const { onEnd, session } = ended({ resume: record('0 3 1 4'), round: 3 });
    expect(state(session)).toMatchObject({ round: 3, reported: false });
    session.pick('2');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('a record of other settings, or an illegal one, is refused', () => {
    const { bots, wait } = hands();
    const open = (resume: MatchRecord) => createSession(friends, { bots, wait, resume });
    expect(open({ ...record('0'), seats: 3 })).toEqual({ ok: false, error: 'bad-options' });
    expect(open(record('0 0'))).toEqual({ ok: false, error: 'illegal-move' });
    expect(open({ ...record('0'), version: 0 })).toEqual({ ok: false, error: 'wrong-version' });
  });

  test('refuses an invalid setup', () => {
    const { bots, wait } = hands();
    const open = (change: Partial<MatchSetup>) =>
      createSession({ ...friends, ...change }, { bots, wait });
    for (const change of [
      { seats: 3 },
      { first: 2 },
      { options: { teams: true } },
      { controllers: [] },
    ]) {
      expect(open(change)).toEqual({ ok: false, error: 'bad-options' });
    }
  });
});

describe('results', () => {
  const versus = (first: number) => {
    const { bots, wait, reply } = hands();
    return { session: start({ ...versusBot, first }, { bots, wait }), reply };
  };

  test('the person or the bot wins', async () => {
    const mine = versus(0);
    for (const [pick, answer] of [
      ['0', '3'],
      ['1', '4'],
      ['2', ''],
    ] as const) {
      mine.session.pick(pick);
      await mine.reply(answer);
    }
    expect(resultOf(state(mine.session))).toEqual({
      kind: 'person-wins',
      seats: [0],
      personWon: true,
    });
    const bots = versus(1);
    for (const [answer, pick] of [
      ['3', '0'],
      ['4', '1'],
      ['5', ''],
    ] as const) {
      await bots.reply(answer);
      bots.session.pick(pick);
    }
    expect(resultOf(state(bots.session))).toEqual({
      kind: 'bot-wins',
      seats: [1],
      personWon: false,
    });
  });

  test('R-GEN-11: a team’s win has several winners', () => {
    const controllers = Array.from({ length: 4 }, () => ({ kind: 'person' }) as const);
    const session = start({ ...friends, seats: 4, options: { teams: true }, controllers });
    picks(session, '0 3 1 4 2');
    expect(resultOf(state(session))).toEqual({ kind: 'several', seats: [0, 2], personWon: true });
  });
});

describe('the delay', () => {
  test('AI-19: classic replies after 500 ms', () => {
    expect(replyDelay(games.classic)).toBe(500);
  });

  test('waiting ends on time, or at once when aborted', async () => {
    vi.useFakeTimers();
    const done = vi.fn();
    const waited = waitFor(500, new AbortController().signal).then(done);
    await vi.advanceTimersByTimeAsync(499);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await waited;
    expect(done).toHaveBeenCalledOnce();
    const stop = new AbortController();
    const aborted = waitFor(500, stop.signal);
    stop.abort(new Error('undone'));
    await expect(aborted).rejects.toThrow('undone');
    await expect(waitFor(500, stop.signal)).rejects.toThrow('undone');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
