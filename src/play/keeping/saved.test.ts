import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localBots } from '../../../tests/games/lib/local-bots.ts';
import { LONGEST_NAME } from '../../rules/game.ts';
import type { Controller, MatchSetup } from '../match-state.ts';
import { type BrowserStorage, tabStorage } from '../../look/storage.ts';
import { forgetMatch, readKeptMatch, keepMatch } from './saved.ts';
import { LONGEST_SCORE_NAME, noScore } from '../score.ts';
import { createSession, type Session } from '../session.ts';

const setup: MatchSetup = {
  game: 'classic',
  seats: 2,
  options: { teams: false },
  first: 0,
  alternate: true,
  controllers: [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', level: 'medium' },
  ],
};

function memory(): BrowserStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function open(): Session {
  const session = createSession(setup, {
    bots: localBots(),
    wait: () => Promise.withResolvers<void>().promise,
  });
  if (!session.ok) throw new Error(session.error);
  return session.value;
}

/** The controllers of a match whose second person's name has `letters` letters. */
const named = (letters: number): readonly Controller[] => [
  { kind: 'person' },
  { kind: 'person', name: 'x'.repeat(letters) },
];

/** The score of a match in which the first seat's name beside the board has `letters` letters. */
const scored = (letters: number) => ({ ...noScore(2), names: ['x'.repeat(letters), ''] });

/** A kept match with one change. */
function damaged(
  change: (saved: Record<string, unknown>) => unknown,
): BrowserStorage & { kept: Map<string, string> } {
  const store = memory();
  keepMatch(store, open().store.getState());
  const [key = '', text = ''] = [...store.kept][0] ?? [];
  store.kept.set(key, JSON.stringify(change(JSON.parse(text))));
  return store;
}

describe('R-SES-6: a match survives a reload', () => {
  test('with the longest names of its players, and the longest beside the board', () => {
    const controllers = named(LONGEST_NAME);
    const score = scored(LONGEST_SCORE_NAME);
    const store = damaged((saved) => withSetup({ ...saved, score }, { controllers }));
    expect(readKeptMatch(store, 'classic')).toMatchObject({ setup: { controllers }, score });
  });

  test('restores the same match', () => {
    const store = memory();
    const session = open();
    session.pick('4');
    expect(keepMatch(store, session.store.getState())).toBe(true);
    const saved = readKeptMatch(store, 'classic');
    expect(saved).toEqual({
      setup,
      record: session.store.getState().record,
      round: 1,
      reported: false,
      score: { wins: [0, 0], ties: 0, names: ['', ''] },
    });
    const { record: resume, round, reported } = saved ?? { round: 0 };
    const ports = { bots: localBots(), wait: () => Promise.withResolvers<void>().promise };
    const resumed = createSession(setup, {
      ...ports,
      round,
      ...(resume && { resume }),
      ...(reported && { reported }),
    });
    expect(resumed.ok && resumed.value.store.getState()).toEqual(session.store.getState());
    session.dispose();
    if (resumed.ok) resumed.value.dispose();
  });

  test('a match whose end was counted and undone is not counted again', () => {
    const store = damaged((saved) => ({ ...saved, reported: true }));
    expect(readKeptMatch(store, 'classic')?.reported).toBe(true);
  });

  test('a match kept by an earlier version, without a score, is continued', () => {
    const store = damaged((saved) => ({ ...saved, score: undefined }));
    expect(readKeptMatch(store, 'classic')?.score).toEqual(noScore(2));
  });

  test('AI-26: a match against Match me goes on with it', () => {
    const controllers = [{ kind: 'person' }, { kind: 'bot', level: 'adaptive' }];
    const store = damaged((saved) => withSetup(saved, { controllers }));
    expect(readKeptMatch(store, 'classic')?.setup.controllers).toEqual(controllers);
  });

  test('AI-26: so does one kept by an earlier version, which called that level otherwise', () => {
    const controllers = [{ kind: 'person' }, { kind: 'bot', level: 'match' }];
    const store = damaged((saved) => withSetup(saved, { controllers }));
    expect(readKeptMatch(store, 'classic')?.setup.controllers[1]).toEqual({
      kind: 'bot',
      level: 'adaptive',
    });
  });

  test('ALL-27: a forgotten match is gone', () => {
    const store = memory();
    keepMatch(store, open().store.getState());
    forgetMatch(store, 'classic');
    expect([readKeptMatch(store, 'classic'), store.kept.size]).toEqual([null, 0]);
  });

  test('damaged() without damage loads', () => {
    expect(
      readKeptMatch(
        damaged((saved) => saved),
        'classic',
      ),
    ).not.toBeNull();
  });

  test.each<[string, (saved: Record<string, unknown>) => unknown]>([
    ['another form', (saved) => ({ ...saved, form: 2 })],
    ['no object', () => [1]],
    [
      'an illegal move',
      (saved) => ({ ...saved, record: { ...(saved['record'] as object), moves: ['9'] } }),
    ],
    [
      'another version',
      (saved) => ({ ...saved, record: { ...(saved['record'] as object), version: 9 } }),
    ],
    ['a round of text', (saved) => ({ ...saved, round: '1' })],
    ['round 0', (saved) => ({ ...saved, round: 0 })],
    ['reported, perhaps', (saved) => ({ ...saved, reported: 1 })],
    ['a score of text', (saved) => ({ ...saved, score: { ...noScore(2), ties: '1' } })],
    ['a score of other seats', (saved) => ({ ...saved, score: noScore(3) })],
    [
      'a name in the score without end',
      (saved) => ({ ...saved, score: { ...noScore(2), names: ['x'.repeat(99), ''] } }),
    ],
    ['no setup', (saved) => ({ ...saved, setup: null })],
    ['another game', (saved) => withSetup(saved, { game: 'chess' })],
    ['other seats', (saved) => withSetup(saved, { seats: 3 })],
    ['a starter that sits nowhere', (saved) => withSetup(saved, { first: 2 })],
    ['alternate, perhaps', (saved) => withSetup(saved, { alternate: 'yes' })],
    ['too few controllers', (saved) => withSetup(saved, { controllers: [{ kind: 'person' }] })],
    [
      'an unknown level',
      (saved) =>
        withSetup(saved, { controllers: [{ kind: 'person' }, { kind: 'bot', level: 'godlike' }] }),
    ],
    [
      'an unknown kind',
      (saved) => withSetup(saved, { controllers: [{ kind: 'person' }, { kind: 'dog' }] }),
    ],
    [
      'a name beside the board too long',
      (saved) => ({ ...saved, score: scored(LONGEST_SCORE_NAME + 1) }),
    ],
    ['a name too long', (saved) => withSetup(saved, { controllers: named(LONGEST_NAME + 1) })],
    ['controllers in no list', (saved) => withSetup(saved, { controllers: 'both' })],
  ])('discards %s', (_, change) => {
    const store = damaged(change);
    expect([readKeptMatch(store, 'classic'), store.kept.size]).toEqual([null, 0]);
  });

  test('never throws, whatever the stored text', () => {
    const text = fc.oneof(fc.string(), fc.json());
    fc.assert(
      fc.property(text, (kept) => {
        const store: BrowserStorage = { ...memory(), getItem: () => kept };
        expect(readKeptMatch(store, 'classic')).toBeNull();
      }),
      { seed: 6 },
    );
  });

  test('a device that refuses everything is no error', () => {
    const refuse = (): never => {
      throw new Error('forbidden');
    };
    const store: BrowserStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(keepMatch(store, open().store.getState())).toBe(false);
    expect(readKeptMatch(store, 'classic')).toBeNull();
    expect(() => forgetMatch(store, 'classic')).not.toThrow();
  });
});

function withSetup(saved: Record<string, unknown>, change: object): unknown {
  return { ...saved, setup: { ...(saved['setup'] as object), ...change } };
}

test('R-SES-6: keeps nothing where storage is forbidden, and doesn’t fail', () => {
  const page = {
    get sessionStorage(): BrowserStorage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  const store = tabStorage(page);
  expect(keepMatch(store, open().store.getState())).toBe(false);
  expect(readKeptMatch(store, 'classic')).toBeNull();
  expect(() => forgetMatch(store, 'classic')).not.toThrow();
});
