import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  ask,
  context,
  secretOf,
  sendRaw,
  startedRoom,
  type Body,
  type RawAnswer,
} from '../../../tests/server/lib/requests.ts';
import { InMemoryStore } from '../../../tests/server/in-memory/store.ts';
import { SETTINGS } from '../../../tests/server/lib/class-states.ts';
import { WON } from '../../../tests/server/lib/room-states.ts';
import { CLASS_LIMITS, type ClassAnswer, type ClassSnapshot } from '../protocol/class-wire.ts';
import { readAnswer } from '../protocol/answers.ts';
import { WRONG_CODES, StorageError } from './store.ts';

let store = new InMemoryStore();
let runtime = context();
/** All answers sent so far. */
let answers: RawAnswer[] = [];
beforeEach(() => {
  store = new InMemoryStore();
  runtime = context();
  answers = [];
});

async function send(body: Body, address?: string): Promise<RawAnswer> {
  const said = await ask(store, runtime, body, address);
  answers.push(said);
  return said;
}

/** An accepted answer about a class, read as pages read it. */
function answerOf(said: RawAnswer): ClassAnswer {
  const answer = readAnswer(JSON.parse(JSON.stringify(said)));
  if (!answer || !('class' in answer)) throw new Error(`no class: ${said.error}`);
  expect(answer).toEqual(said);
  return answer;
}
const viewIn = (said: RawAnswer): ClassSnapshot => {
  const { class: view } = answerOf(said);
  if (!view) throw new Error('the class is as it was known');
  return view;
};

/** The number of a device that waits to be let in. */
function askingIn(said: RawAnswer): number {
  const answer = readAnswer(JSON.parse(JSON.stringify(said)));
  if (!answer || !('asking' in answer)) throw new Error(`nobody waits: ${said.error}`);
  expect(answer).toEqual(said);
  return answer.asking;
}

type Claim = { readonly class: string; readonly secret: string; readonly pupil?: string };

/** An open class and its pupils; everything a test does with it. */
async function school(pupils = 0, settings: Body = {}) {
  const open = {
    do: 'class-open',
    secret: secretOf('teacher'),
    settings: { ...SETTINGS, ...settings },
  };
  const { id, code } = viewIn(await send(open));
  const teacher: Claim = { class: id, secret: open.secret };
  const join = (name: string, secret = secretOf(name)) => send({ do: 'join', secret, name, code });
  const claims: Claim[] = [];
  for (let at = 0; at < pupils; at += 1) {
    const { me } = answerOf(await join(`P${at}`));
    claims.push({ class: id, secret: secretOf(`P${at}`), pupil: me?.player ?? '' });
  }
  let commands = 0;
  const order = (command: Body, claim: Claim = teacher) => {
    commands += 1;
    return send({ do: 'class-command', claim, command: { id: `c${commands}`, ...command } });
  };
  const fetch = (claim: Claim = teacher, known: Body = { version: 0 }) =>
    send({ do: 'class-fetch', claim, known });
  const view = async (claim?: Claim) => viewIn(await fetch(claim));
  const start = async () => viewIn(await order({ do: 'start', round: (await view()).round }));
  /** The seats of a pairing of the last round, the starter's first. */
  const seats = async (pairing: number) => {
    const { room, pupils: pair } = (await view()).rounds.at(-1)?.pairings[pairing] ?? {};
    return (pair ?? []).map((number) => ({
      room,
      player: claims[number]?.pupil,
      secret: claims[number]?.secret,
    }));
  };
  const play = async (pairing: number, ...moves: readonly string[]) => {
    const two = await seats(pairing);
    const said = [];
    for (const [at, move] of moves.entries()) {
      const ply = store.load(two[0]?.room ?? '')?.match?.moves.length ?? 0;
      said.push(await send({ do: 'move', ...two[ply % 2], id: `m${ply}`, round: 1, ply, move }));
      expect(at).toBeLessThan(9);
    }
    return said;
  };
  const results = async () =>
    (await view()).rounds.at(-1)?.pairings.map(({ result, by }) => [result, by]);
  return { id, code, open, teacher, claims, join, order, fetch, view, start, seats, play, results };
}

describe('a class', () => {
  test('opens once for a secret, and each pupil with its code joins once', async () => {
    const { open, id, code, join } = await school();
    expect(viewIn(await send(open))).toMatchObject({ id, code, version: 1, status: 'gathering' });
    const one = await join('Ann');
    expect(answerOf(one).me).toMatchObject({ number: 0 });
    expect(await join('Ann')).toEqual(one);
    const two = answerOf(await join('ann', secretOf('other')));
    expect(two.class?.pupils.map(({ name }) => name)).toEqual(['Ann', 'ann 2']);
    expect(await send({ do: 'watch', code })).toMatchObject({ error: 'in-class' });
  });

  test('is played from the first round to the podium', async () => {
    const { start, play, results, order, view, claims } = await school(4);
    await start();
    expect((await play(0, ...WON)).map(({ ok }) => ok)).not.toContain(false);
    expect(await results()).toEqual([
      ['first', 'play'],
      [null, 'play'],
    ]);
    await play(1, ...WON);
    expect(await view(claims[0])).toMatchObject({ status: 'between', round: 1, deadline: null });
    await start();
    await play(0, ...WON);
    await play(1, ...WON);
    const over = viewIn(await order({ do: 'close' }));
    expect(over.status).toBe('over');
    expect(over.standings.map(({ points, rank }) => [points, rank])).toHaveLength(4);
    expect(over.standings[0]).toMatchObject({ points: 2, rank: 1 });
    expect(over.standings.at(-1)).toMatchObject({ points: 0, rank: 4 });
  });

  test('no answer has a secret or a hash', async () => {
    const { id, start, play, order, fetch, claims, seats } = await school(4);
    const pass = secretOf('pass');
    await order({ do: 'host-pass', pass });
    await order({ do: 'move-code', pupil: 0, pass: 'ABCDEF' });
    await send({ do: 'class-host', class: id, pass, secret: secretOf('phone') });
    await fetch();
    await start();
    await play(0, '4');
    await fetch(claims[0], { version: 0, boards: { round: 1, moves: [] } });
    const [seat] = await seats(0);
    await send({ do: 'here', ...seat });
    const secrets = [
      pass,
      secretOf('phone'),
      secretOf('teacher'),
      ...claims.map(({ secret }) => secret),
    ];
    const all = JSON.stringify(answers);
    for (const secret of secrets) {
      expect(all).not.toContain(secret);
      expect(all).not.toContain(await runtime.digest(secret));
    }
    expect(all).not.toContain(await runtime.digest('ABCDEF'));
    expect(all).not.toMatch(/hash/i);
  });

  test('is unknown to strangers, and a pupil is no host', async () => {
    const { fetch, order, teacher, claims } = await school(2);
    const [ann, ben] = claims;
    const strangers: Claim[] = [
      { ...teacher, secret: secretOf('x') },
      { ...teacher, secret: ann?.secret ?? '' },
      { ...teacher, pupil: ann?.pupil ?? '' },
      { ...teacher, pupil: ann?.pupil ?? '', secret: ben?.secret ?? '' },
    ];
    for (const claim of strangers) {
      expect(await fetch(claim)).toEqual({ ok: false, error: 'not-a-player' });
      expect(await order({ do: 'start', round: 0 }, claim)).toMatchObject({ ok: false });
    }
    expect(await order({ do: 'start', round: 0 }, ann)).toEqual({ ok: false, error: 'not-host' });
    const unknown = { class: '00000000-0000-4000-a000-000000000000', secret: teacher.secret };
    expect(await fetch(unknown)).toEqual({ ok: false, error: 'class-not-found' });
  });

  test('gets a short answer while nothing changed, and boards as the moves that are missing', async () => {
    const { start, play, fetch, view } = await school(4);
    await start();
    const { version } = await view();
    await play(0, '4', '0');
    const look = async (moves: readonly number[], round = 1) => {
      const { class: shown, boards } = answerOf(
        await fetch(undefined, { version, boards: { round, moves } }),
      );
      return [shown, boards];
    };
    expect(await look([0, 0])).toEqual([null, [{ pairing: 0, from: 0, moves: ['4', '0'] }]]);
    expect(await look([1, 0])).toEqual([null, [{ pairing: 0, from: 1, moves: ['0'] }]]);
    expect(await look([2, 0])).toEqual([null, []]);
    expect(await look([2, 0], 0)).toEqual([null, [{ pairing: 0, from: 0, moves: ['4', '0'] }]]);
    expect(JSON.stringify(await look([1, 0])).length).toBeLessThan(60);
  });
});

describe('the lock', () => {
  test('keeps out newcomers, but nobody who is in', async () => {
    const { order, join, fetch, claims, code } = await school(1);
    expect((await order({ do: 'settings', settings: { ...SETTINGS, locked: true } })).ok).toBe(
      true,
    );
    expect(await join('new')).toEqual({ ok: false, error: 'class-locked' });
    // The answer may have been lost.
    expect(answerOf(await join('P0')).me).toMatchObject({ number: 0 });
    expect((await fetch(claims[0])).ok).toBe(true);
    await order({ do: 'move-code', pupil: 0, pass: 'QRSTUV' });
    const move = { do: 'class-move', code, pass: 'QRSTUV', secret: secretOf('tablet') };
    expect(answerOf(await send(move)).me).toMatchObject({ number: 0 });
  });

  test('a page without the lock setting opens the class', async () => {
    const { order, join } = await school(0, { locked: undefined });
    await order({ do: 'settings', settings: { ...SETTINGS, locked: true } });
    const opened = viewIn(
      await order({ do: 'settings', settings: { ...SETTINGS, locked: undefined } }),
    );
    expect(opened.settings).toEqual(SETTINGS);
    expect((await join('new')).ok).toBe(true);
  });
});

describe('limits', () => {
  test('64 pupils and four hosts', async () => {
    const { join, order, id } = await school(CLASS_LIMITS.pupils);
    expect(await join('one more')).toEqual({ ok: false, error: 'class-full' });
    for (const [at, error] of [undefined, undefined, undefined, 'hosts-full'].entries()) {
      const pass = secretOf(`pass ${at}`);
      await order({ do: 'host-pass', pass });
      const said = await send({ do: 'class-host', class: id, pass, secret: secretOf(`h${at}`) });
      expect(said.error).toBe(error);
      if (error === undefined) await order({ do: 'admit', number: askingIn(said), yes: true });
    }
  });

  test('20 classes an address and hour', async () => {
    const open = (at: number, address = 'school') =>
      send({ do: 'class-open', secret: secretOf(`t${at}`), settings: SETTINGS }, address);
    for (let at = 0; at < 20; at += 1) expect((await open(at)).ok).toBe(true);
    expect(await open(20)).toEqual({ ok: false, error: 'too-many' });
    // The same request does not open another class.
    expect((await open(0)).ok).toBe(true);
    expect((await open(20, 'other')).ok).toBe(true);
    runtime.time += 60 * 60_000;
    expect((await open(20)).ok).toBe(true);
  });

  test("guessing a class's code is guessing a room's", async () => {
    const { code } = await school();
    const join = (at: string) =>
      send({ do: 'join', secret: secretOf('x'), name: 'X', code: at }, 'guesser');
    for (let tries = 0; tries < WRONG_CODES.ofPage; tries += 1) await join('ZZZZZZ');
    expect(await join(code)).toEqual({ ok: false, error: 'too-many' });
  });

  test('codes to another device can be tried 60 times a minute', async () => {
    const { code } = await school(1);
    const guess = () =>
      send({ do: 'class-move', code, pass: 'ABCDEF', secret: secretOf('x') }, 'guesser');
    for (let tries = 0; tries < 60; tries += 1)
      expect(await guess()).toMatchObject({ error: 'pass-void' });
    expect(await guess()).toEqual({ ok: false, error: 'too-many' });
  });

  test.each<[string, Body]>([
    ['no game', { games: [] }],
    ['an unknown game', { games: ['chess'] }],
    ['too many games', { games: Array.from({ length: 99 }, () => 'classic') }],
    ['other minutes', { minutes: 4 }],
    ['other names', { names: 'fr' }],
    ['no choice of reactions', { reactions: 1 }],
    ['a lock that is neither open nor closed', { locked: null }],
  ])('settings with %s are refused', async (_, change) => {
    const settings = { ...SETTINGS, ...change };
    const said = await send({ do: 'class-open', secret: secretOf('t'), settings });
    expect(said).toEqual({ ok: false, error: 'bad-request' });
    const { order, view } = await school();
    const before = await view();
    expect(await order({ do: 'settings', settings })).toEqual({ ok: false, error: 'bad-request' });
    expect(await view()).toEqual(before);
  });

  test('arbitrary requests cause no failure and no change', async () => {
    const { teacher, claims, id, code } = await school(3);
    const before = JSON.stringify(store.loadClass(id));
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(id, code, teacher, claims[0], SETTINGS, 'a'.repeat(32), { version: 1 }),
    );
    const names = ['class-open', 'class-fetch', 'class-command', 'class-host', 'class-move'];
    const commands = ['start', 'remove', 'pair', 'rename', 'host-pass', 'admit', 'x'];
    const body = fc.dictionary(
      fc.constantFrom('class', 'claim', 'known', 'pass', 'code', 'page', '__proto__'),
      value,
    );
    const command = fc.record({
      do: fc.constantFrom(...commands),
      pupil: fc.jsonValue(),
      pupils: fc.jsonValue(),
      name: fc.jsonValue(),
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), body, command, async (name, rest, sent) => {
        const raw = JSON.stringify({ ...rest, command: sent, do: name });
        expect((await sendRaw(store, runtime, raw)).status).toBeLessThan(500);
      }),
      { numRuns: 500 },
    );
    expect(JSON.stringify(store.loadClass(id))).toBe(before);
    expect(runtime.failures).toEqual([]);
  });
});

describe("in a class's rooms", () => {
  test('chat, votes, removal, another round, other reactions and strangers are refused', async () => {
    const { start, seats } = await school(2);
    await start();
    const [ann, ben] = await seats(0);
    for (const body of [
      { do: 'say', text: 'hi' },
      { do: 'react', reaction: '🔥' },
      { do: 'start', round: 1 },
      { do: 'round', round: 1 },
      { do: 'remove', who: ben?.player },
      { do: 'vote', who: ben?.player, isFor: true },
    ])
      expect(await send({ ...ann, ...body })).toEqual({ ok: false, error: 'in-class' });
    const room = store.load(ann?.room ?? '');
    const stranger = { secret: secretOf('x'), name: 'X', code: room?.code };
    expect(await send({ do: 'join', ...stranger })).toMatchObject({ error: 'room-not-found' });
    expect(await send({ do: 'watch', ...stranger })).toMatchObject({ error: 'room-not-found' });
    const invited = { ...stranger, invitation: room?.invitation };
    expect(await send({ do: 'join', ...invited })).toMatchObject({ error: 'not-accepting' });
    expect(await send({ do: 'list' })).toMatchObject({ rooms: [] });
  });

  test('four reactions are allowed until a host switches them off', async () => {
    const { start, seats, order } = await school(2);
    await start();
    const [ann] = await seats(0);
    const react = () => send({ do: 'react', ...ann, reaction: '👍' });
    expect(await react()).toEqual({ ok: true });
    await order({ do: 'settings', settings: { ...SETTINGS, reactions: false } });
    expect(await react()).toEqual({ ok: false, error: 'in-class' });
  });

  test('nothing moves during a pause', async () => {
    const { start, play, order, seats } = await school(2);
    await start();
    await play(0, '4');
    await order({ do: 'pause' });
    expect(await play(0, '0')).toEqual([{ ok: false, error: 'paused' }]);
    const [ann] = await seats(0);
    expect(await send({ do: 'here', ...ann })).toMatchObject({ ok: true });
    await order({ do: 'resume' });
    expect(await play(0, '0')).toMatchObject([{ ok: true }]);
  });

  test('who was taken out can do nothing more at once, and loses ten seconds later', async () => {
    const { start, seats, order, fetch, claims, results, view } = await school(2);
    await start();
    const pupil = (await view()).rounds[0]?.pairings[0]?.pupils[0] ?? -1;
    await order({ do: 'remove', pupil });
    const [gone] = await seats(0);
    const move = { do: 'move', ...gone, id: 'm', round: 1, ply: 0, move: '4' };
    expect(await send(move)).toEqual({ ok: false, error: 'not-a-player' });
    expect(await fetch(claims[pupil])).toEqual({ ok: false, error: 'not-a-player' });
    runtime.time += 10_000;
    expect(await results()).toEqual([['second', 'absence']]);
  });
});

describe('whatever happens', () => {
  test('a command that arrives twice acts once', async () => {
    const { order, view } = await school(4);
    const start = { do: 'start', round: 0, id: 'once' };
    const [one, two] = [viewIn(await order(start)), viewIn(await order(start))];
    expect(two).toEqual(one);
    const copies = Array.from({ length: 20 }, (_, at) => order({ ...start, id: `copy ${at}` }));
    await Promise.all(copies);
    expect((await view()).rounds).toEqual(one.rounds);
  });

  test('two hosts who press Start at once begin one round', async () => {
    const { order, view } = await school(6);
    const said = await Promise.all([0, 1].map(() => order({ do: 'start', round: 0 })));
    expect(said.map(({ ok }) => ok)).toEqual([true, true]);
    expect((await view()).round).toBe(1);
  });

  test("a kill between a room's commit and its class's loses no result", async () => {
    const { start, play, results, view, claims } = await school(2);
    await start();
    const commit = store.commitClass.bind(store);
    store.commitClass = () => {
      throw new StorageError('killed');
    };
    const said = await play(0, ...WON);
    expect(said.at(-1)).toEqual({ ok: false, error: 'storage-failed' });
    store.commitClass = commit;
    // The page sends its move again, which was stored.
    const { pupils } = (await view(claims[0])).rounds[0]?.pairings[0] ?? {};
    expect(pupils).toHaveLength(2);
    expect(await results()).toEqual([['first', 'play']]);
    const before = store.loadClass((await view()).id);
    await view();
    expect(store.loadClass((await view()).id)).toBe(before);
  });

  test('the deadline needs no timer: any request past it ends the round, once', async () => {
    const asking: ((all: Awaited<ReturnType<typeof school>>) => Promise<unknown>)[] = [
      ({ view }) => view(),
      ({ view, claims }) => view(claims[3]),
      ({ play }) => play(1, '8'),
      ({ order }) => order({ do: 'settings', settings: SETTINGS }),
      ({ order }) => order({ do: 'end', round: 1 }),
    ];
    for (const request of asking) {
      store = new InMemoryStore();
      const all = await school(4);
      await all.start();
      await all.play(0, '0', '3', '1', '4');
      await all.play(1, '4');
      runtime.time += 5 * 60_000 + 300;
      await request(all);
      const ended = store.loadClass(all.id);
      expect(
        ended?.rounds[0]?.pairings.map(({ result, by, moves }) => [result, by, moves]),
      ).toEqual([
        ['first', 'time', 4],
        ['tie', 'time', 1],
      ]);
      expect(await all.play(1, '8')).toEqual([{ ok: false, error: 'game-over' }]);
      expect((await all.view()).version).toBe(ended?.version);
    }
  });

  test('a round is taken back as a whole, whatever is played in it meanwhile', async () => {
    const { start, play, order, view, seats } = await school(4);
    await start();
    await play(0, ...WON.slice(0, 4));
    const [, second] = await seats(1);
    const said = await Promise.all([
      play(0, ...WON.slice(4)),
      order({ do: 'drop', round: 1, id: 'once' }),
      play(1, '4'),
      order({ do: 'drop', round: 1, id: 'once' }),
    ]);
    expect([said[1].ok, said[3].ok]).toEqual([true, true]);
    const after = await view();
    expect(after).toMatchObject({ status: 'between', round: 1, rounds: [{ isDropped: true }] });
    expect(after.standings.map(({ points, buchholz }) => points + buchholz)).toEqual([0, 0, 0, 0]);
    const ply = store.load(second?.room ?? '')?.match?.moves.length ?? 0;
    expect(ply).toBeLessThan(2);
    const seat = (await seats(1))[ply % 2];
    const move = { do: 'move', ...seat, id: 'late', round: 1, ply, move: '8' };
    expect(await send(move)).toEqual({ ok: false, error: 'game-over' });
    expect(await view()).toEqual(after);
    expect((await start()).round).toBe(2);
  });

  test('a move that was on its way at the deadline counts', async () => {
    const { start, play, results } = await school(2);
    await start();
    await play(0, ...WON.slice(0, 4));
    runtime.time += 5 * 60_000 + 299;
    expect(await play(0, ...WON.slice(4))).toMatchObject([{ ok: true }]);
    expect(await results()).toEqual([['first', 'play']]);
  });

  test('the opponent of a pupil who vanished has the point after a minute, without asking for it', async () => {
    const { start, view, claims, results } = await school(2, { minutes: 0 });
    await start();
    const [gone = -1, here = -1] = (await view()).rounds[0]?.pairings[0]?.pupils ?? [];
    for (let seconds = 0; seconds < 58; seconds += 2) {
      runtime.time += 2000;
      await view(claims[here]);
    }
    expect((await view(claims[here])).status).toBe('playing');
    runtime.time += 4000;
    const after = await view(claims[here]);
    expect(after.rounds[0]?.pairings[0]).toMatchObject({ result: 'second', by: 'absence' });
    expect(after.pupils[gone]?.isAway).toBe(true);
    expect((await view(claims[gone])).pupils[gone]?.isAway).toBe(false);
    expect(await results()).toEqual([['second', 'absence']]);
  });

  test('a page that only polls doesn’t forfeit', async () => {
    const { start, view, claims } = await school(2, { minutes: 0 });
    await start();
    for (let seconds = 0; seconds < 300; seconds += 2) {
      runtime.time += 2000;
      for (const claim of [undefined, ...claims]) await view(claim);
    }
    expect((await view()).status).toBe('playing');
  });

  test('after a break of the whole server nobody has lost who comes back', async () => {
    const { start, view, claims } = await school(4, { minutes: 0 });
    await start();
    runtime.time += 25_000;
    await view();
    runtime.time += 120_000;
    for (const claim of claims) await view(claim);
    expect((await view()).status).toBe('playing');
  });

  test("a host's link lets one more device ask, and a host lets it in by its number", async () => {
    const { id, order, fetch, view, claims } = await school(1);
    const pass = secretOf('pass');
    const enter = (name: string) =>
      send({ do: 'class-host', class: id, pass, secret: secretOf(name) });
    expect(await enter('phone')).toEqual({ ok: false, error: 'pass-void' });
    await order({ do: 'host-pass', pass });
    const number = askingIn(await enter('phone'));
    expect(askingIn(await enter('phone'))).toBe(number);
    expect(await enter('thief')).toEqual({ ok: false, error: 'pass-void' });
    expect([(await view()).asking, (await view(claims[0])).asking]).toEqual([number, null]);

    const phone = { class: id, secret: secretOf('phone') };
    const admit = { do: 'admit', number, yes: true };
    expect(await fetch(phone)).toEqual({ ok: false, error: 'not-a-player' });
    expect(await order(admit, phone)).toEqual({ ok: false, error: 'not-a-player' });
    expect(await order(admit, claims[0])).toEqual({ ok: false, error: 'not-host' });
    const wrong = { ...admit, number: number === 99 ? 98 : number + 1 };
    expect(await order(wrong)).toEqual({ ok: false, error: 'pass-void' });
    expect(viewIn(await order(admit))).toMatchObject({ hosts: 2, asking: null });
    for (let asks = 0; asks < 2; asks += 1) expect(viewIn(await enter('phone')).hosts).toBe(2);
    expect((await fetch(phone)).ok).toBe(true);
    expect((await order({ do: 'host-pass', pass }, phone)).ok).toBe(true);
  });

  test('a device that is turned away, or waits for two minutes, is refused when it asks again', async () => {
    const { id, order, view } = await school();
    const enter = (name: string) =>
      send({ do: 'class-host', class: id, pass: secretOf('pass'), secret: secretOf(name) });
    const show = () => order({ do: 'host-pass', pass: secretOf('pass') });
    await show();
    const number = askingIn(await enter('pupil'));
    expect((await order({ do: 'admit', number, yes: false })).ok).toBe(true);
    expect(await enter('pupil')).toEqual({ ok: false, error: 'pass-void' });
    await show();
    await enter('phone');
    const { version, asking } = await view();
    runtime.time += 120_000;
    expect(await order({ do: 'admit', number: asking, yes: true })).toEqual({
      ok: false,
      error: 'pass-void',
    });
    expect(await enter('phone')).toEqual({ ok: false, error: 'pass-void' });
    // Hosts are told that nobody asks any more, though nothing else has changed.
    expect(await view()).toMatchObject({ asking: null, hosts: 1, version: version + 1 });
  });

  test('of many devices that use a pass at once, one waits', async () => {
    const { id, order, view } = await school();
    await order({ do: 'host-pass', pass: secretOf('pass') });
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        send({ do: 'class-host', class: id, pass: secretOf('pass'), secret: secretOf(`${at}`) }),
      ),
    );
    expect(said.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await view()).hosts).toBe(1);
  });

  test('a host disconnects the others, and their secrets are void', async () => {
    const { id, order, fetch } = await school(1);
    const pass = secretOf('pass');
    await order({ do: 'host-pass', pass });
    const enter = { do: 'class-host', class: id, pass, secret: secretOf('phone') };
    await order({ do: 'admit', number: askingIn(await send(enter)), yes: true });
    const phone = { class: id, secret: secretOf('phone') };
    expect(viewIn(await order({ do: 'alone' })).hosts).toBe(1);
    expect(await fetch(phone)).toEqual({ ok: false, error: 'not-a-player' });
    expect(await order({ do: 'pause' }, phone)).toEqual({ ok: false, error: 'not-a-player' });
    expect((await order({ do: 'pause' })).ok).toBe(true);
  });

  test("who was taken out or moved can't react, and does nothing in earlier matches", async () => {
    const { start, play, seats, order, code, id } = await school(2);
    await start();
    const early = await seats(0);
    const react = (seat: Body | undefined) => send({ do: 'react', ...seat, reaction: '👍' });
    for (const seat of early) expect(await react(seat)).toEqual({ ok: true });
    runtime.time += 1000;
    await play(0, ...WON);
    const pupils = store.loadClass(id)?.rounds[0]?.pairings[0]?.pupils ?? [];
    await order({ do: 'move-code', pupil: pupils[0], pass: 'QRSTUV' });
    const moving = { do: 'class-move', code, pass: 'QRSTUV', secret: secretOf('new') };
    expect((await send(moving)).ok).toBe(true);
    await order({ do: 'remove', pupil: pupils[1] });
    for (const seat of early) {
      expect(await react(seat)).toEqual({ ok: false, error: 'not-a-player' });
      expect(await send({ do: 'here', ...seat })).toEqual({ ok: false, error: 'not-a-player' });
      // They saw that match, so they may look at it again.
      expect(await send({ do: 'fetch', ...seat })).toMatchObject({ ok: true });
    }
    await order({ do: 'restore', pupil: pupils[1] });
    expect(await react(early[1])).toEqual({ ok: true });
  });

  test("a moved pupil goes on where the match is, and the old device's secret is void", async () => {
    const { start, play, seats, order, fetch, claims, code, view, join } = await school(2);
    await start();
    await play(0, '4', '0');
    const [pupil = -1] = (await view()).rounds[0]?.pairings[0]?.pupils ?? [];
    const [old] = await seats(0);
    await order({ do: 'move-code', pupil, pass: 'QRSTUV' });
    const move = (pass: string, name: string) =>
      send({ do: 'class-move', code: code.toLowerCase(), pass, secret: secretOf(name) });
    expect(await move('QRSTUW', 'new')).toEqual({ ok: false, error: 'pass-void' });
    const said = answerOf(await move('QRSTUV', 'new'));
    expect(said.me).toEqual({ player: claims[pupil]?.pupil, number: pupil });
    expect(answerOf(await move('QRSTUV', 'new'))).toMatchObject({ me: said.me });
    expect(await move('QRSTUV', 'thief')).toEqual({ ok: false, error: 'pass-void' });

    const next = { do: 'move', id: 'x', round: 1, ply: 2, move: '8' };
    for (const way of [next, { do: 'here' }, { do: 'fetch' }])
      expect(await send({ ...old, ...way })).toEqual({ ok: false, error: 'not-a-player' });
    expect(await fetch(claims[pupil])).toEqual({ ok: false, error: 'not-a-player' });
    expect(await join(`P${pupil}`)).toEqual({ ok: false, error: 'not-a-player' });
    expect(await send({ ...old, ...next, secret: secretOf('new') })).toMatchObject({ ok: true });
  });

  test('a pupil who reloads takes up the seat and sees the truth', async () => {
    const { start, play, seats } = await school(2);
    await start();
    await play(0, '4');
    const [ann] = await seats(0);
    expect(await send({ do: 'here', ...ann })).toMatchObject({
      ok: true,
      player: ann?.player,
      snapshot: { room: { status: 'playing', game_state: { match: { moves: ['4'] } } } },
    });
  });

  test('given names are drawn by the server, whatever the page says', async () => {
    const { join } = await school(0, { names: 'de' });
    const view = viewIn(await join(''));
    viewIn(await join('rude', secretOf('b')));
    expect(view.pupils[0]?.name).toMatch(/^[A-ZÄÖÜ][a-zäöüß]+$/);
  });

  test('rooms of others are as before', async () => {
    const { seats } = await startedRoom(store, runtime);
    const [ann] = seats;
    expect(await send({ do: 'start', round: 0, ...ann })).toMatchObject({ ok: true });
    expect(await send({ do: 'react', ...ann, reaction: '🔥' })).toEqual({ ok: true });
  });
});
