/** Attacks of pupils, hosts and strangers on a class on our server. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type {
  ClassMe,
  ClassAnswer,
  ClassSettings,
  ClassSnapshot,
} from '../../../src/rooms/protocol/class-wire.ts';
import { MAX_BODY_BYTES } from '../../../src/rooms/endpoint/endpoint.ts';
import { sized } from '../../size.ts';
import { SETTINGS } from '../lib/class-states.ts';
import { ourServer, type OurServer } from '../lib/our-server.ts';
import { workplace } from '../lib/process.ts';
import { secretOf, type Body } from '../lib/requests.ts';
import { START, WON } from '../lib/room-states.ts';
import { flood, post, type RawHttpAnswer } from './http.ts';

let site: OurServer;
let time = START;
let sent = 0;
beforeEach(async () => {
  [time, sent] = [START, 0];
  site = await serve(':memory:');
});
afterEach(() => site.end());

const serve = (path: string): Promise<OurServer> =>
  ourServer({
    path,
    now: () => time,
    log: (message, error) => expect.fail(`${message}: ${String(error)}`),
  });
const send = async (body: unknown): Promise<RawHttpAnswer['body']> =>
  (await post(site.url, body)).body;
const refused = (error: string) => ({ ok: false, error });

type Claim = { readonly class: string; readonly secret: string; readonly pupil?: string };

/** A class, and the requests of its host and pupils. */
async function school(pupils: number, settings: Partial<ClassSettings> = {}) {
  const open = {
    do: 'class-open',
    secret: secretOf('teacher'),
    settings: { ...SETTINGS, ...settings },
  };
  const { id, code } = (await send(open))['class'] as ClassSnapshot;
  const teacher: Claim = { class: id, secret: open.secret };
  const claims: Claim[] = [];
  for (let at = 0; at < pupils; at += 1) {
    const secret = secretOf(`P${at}`);
    const { player } = (await send({ do: 'join', secret, name: `P${at}`, code }))['me'] as ClassMe;
    claims.push({ class: id, secret, pupil: player });
  }
  const order = (command: Body, claim = teacher) => {
    sent += 1;
    return send({ do: 'class-command', claim, command: { id: `c${sent}`, ...command } });
  };
  const fetch = async (claim = teacher) =>
    (await send({
      do: 'class-fetch',
      claim,
      known: { version: 0, boards: { round: 0, moves: [] } },
    })) as unknown as ClassAnswer;
  const view = async (claim = teacher): Promise<ClassSnapshot> => {
    const { class: shown } = await fetch(claim);
    if (!shown) throw new Error('nothing is shown');
    return shown;
  };
  const start = async () => order({ do: 'start', round: (await view()).round });
  const last = async () => (await view()).rounds.at(-1)?.pairings ?? [];
  /** A move of a pairing of the last round. */
  const move = async (pairing: number, ply: number, text: string) => {
    const { room, pupils: pair } = (await last())[pairing] ?? {};
    const claim = claims[pair?.[ply % 2] ?? -1];
    const seat = { room, player: claim?.pupil, secret: claim?.secret };
    return { do: 'move', ...seat, id: `m${ply}`, round: 1, ply, move: text };
  };
  const play = async (pairing: number, moves: readonly string[]) => {
    for (const [ply, text] of moves.entries()) await send(await move(pairing, ply, text));
  };
  return { id, code, teacher, claims, order, fetch, view, start, last, move, play };
}

/** One of each command, with different ids. */
const COMMANDS: readonly Body[] = [
  { do: 'start', round: 0 },
  { do: 'end', round: 0 },
  { do: 'drop', round: 0 },
  { do: 'pause' },
  { do: 'resume' },
  { do: 'rename', pupil: 1, name: 'Rude' },
  { do: 'remove', pupil: 1 },
  { do: 'restore', pupil: 1 },
  { do: 'pair', pupils: [0, 1] },
  { do: 'settings', settings: { ...SETTINGS, reactions: false } },
  { do: 'host-pass', pass: secretOf('pass') },
  { do: 'move-code', pupil: 1, pass: 'ABCDEF' },
  { do: 'close' },
  { do: 'reopen' },
  { do: 'alone' },
  { do: 'admit', number: 42, yes: true },
];

describe('a sender who is no host', () => {
  test("can do nothing of a host's: pupils, the opponents' secrets, strangers", async () => {
    const { order, fetch, claims, teacher } = await school(4);
    const [ann, ben] = claims;
    const before = await fetch();
    const strangers: Claim[] = [
      { ...teacher, secret: secretOf('x') },
      { ...teacher, secret: ann?.secret ?? '' },
      { ...teacher, pupil: ann?.pupil ?? '' },
      { ...teacher, pupil: ann?.pupil ?? '', secret: ben?.secret ?? '' },
    ];
    for (const command of COMMANDS) {
      expect(await order(command, ann)).toEqual(refused('not-host'));
      for (const claim of strangers)
        expect(await order(command, claim)).toEqual(refused('not-a-player'));
    }
    expect(await fetch()).toMatchObject({ class: before.class });
  });

  test('is no host by a pass of another class, or by a code for another device', async () => {
    const one = await school(1);
    await one.order({ do: 'host-pass', pass: secretOf('pass') });
    await one.order({ do: 'move-code', pupil: 0, pass: 'QRSTUV' });
    const open = { do: 'class-open', secret: secretOf('second'), settings: SETTINGS };
    const other = (await send(open))['class'] as ClassSnapshot;
    const lead = { do: 'class-host', secret: secretOf('thief'), pass: secretOf('pass') };
    expect(await send({ ...lead, class: other.id })).toEqual(refused('pass-void'));
    const move = { do: 'class-move', secret: secretOf('thief'), pass: 'QRSTUV' };
    expect(await send({ ...move, code: other.code })).toEqual(refused('pass-void'));
    const wrong = { ...lead, class: one.id, pass: 'QRSTUV' };
    expect(await send(wrong)).toEqual(refused('bad-request'));
  });

  test('is let in by nobody but a host, however fast at the QR code and whatever number it sends', async () => {
    const { id, order, claims, view } = await school(2);
    const pass = secretOf('pass');
    await order({ do: 'host-pass', pass });
    const enter = { do: 'class-host', class: id, pass, secret: secretOf('thief') };
    const { asking } = await send(enter);
    const thief: Claim = { class: id, secret: secretOf('thief') };
    for (const [claim, error] of [
      [thief, 'not-a-player'],
      [claims[0], 'not-host'],
    ] as const)
      expect(await order({ do: 'admit', number: asking, yes: true }, claim)).toEqual(
        refused(error),
      );
    // The teacher's own phone was slower.
    const phone = { ...enter, secret: secretOf('phone') };
    expect(await send(phone)).toEqual(refused('pass-void'));
    for (let number = 10; number < 100; number += 1)
      if (number !== asking)
        expect(await order({ do: 'admit', number, yes: true })).toEqual(refused('pass-void'));
    expect((await view()).hosts).toBe(1);
    await order({ do: 'admit', number: asking, yes: false });
    expect(await send(enter)).toEqual(refused('pass-void'));
    expect(await send({ do: 'class-fetch', claim: thief, known: { version: 0 } })).toEqual(
      refused('not-a-player'),
    );
  });

  test("reads no class and none of its rooms by the ids in a pupil's answer", async () => {
    const { start, view, claims, last } = await school(4);
    await start();
    const [ann] = claims;
    const other = (await last()).find(({ pupils }) => !pupils.includes(0));
    expect((await view(ann)).rounds[0]?.pairings).toContainEqual(other);
    const seat = { room: other?.room, player: ann?.pupil, secret: ann?.secret };
    for (const body of [
      { do: 'fetch', ...seat },
      { do: 'here', ...seat },
      { do: 'react', reaction: '👍', ...seat },
      { do: 'move', id: 'x', round: 1, ply: 0, move: '4', ...seat },
    ])
      expect(await send(body)).toEqual(refused('not-a-player'));
  });
});

describe('bodies', () => {
  test('each field of each request, wrong in many ways, breaks and changes nothing', async () => {
    const { id, code, teacher, claims, view } = await school(2);
    const claim = claims[0];
    const requests: readonly Body[] = [
      { do: 'class-fetch', claim, known: { version: 1, boards: { round: 0, moves: [0] } } },
      { do: 'class-host', class: id, pass: secretOf('p'), secret: secretOf('s') },
      { do: 'class-move', code, pass: 'ABCDEF', secret: secretOf('s') },
      ...COMMANDS.map((command) => ({
        do: 'class-command',
        claim: teacher,
        command: { ...command, id: String(command['do']) },
      })),
    ];
    const wrong: readonly unknown[] = [
      null,
      -1,
      1.5,
      1e300,
      '',
      'x'.repeat(15_000),
      [],
      Array.from({ length: 7000 }, () => 0),
      {},
      { length: 2 },
      true,
      '\u0000',
      { $ne: 1 },
    ];
    const bodies = requests.flatMap((request) => spoilt(request, wrong));
    const tried = bodies.filter((_, at) => at % sized(1, 7) === 0);
    const said = await flood(tried.length, (at) => post(site.url, tried[at]));
    expect(said.filter(({ status }) => status >= 500)).toEqual([]);
    // Valid values: any text as a name, true for a switch, null for a pass or a pair.
    const mayBe = new Set<unknown>(['rename', 'settings', 'host-pass', 'pair', undefined]);
    const carriedOut = tried.filter((_, at) => said[at]?.body['ok'] === true);
    const wrongly = carriedOut.filter(
      ({ command }) => !mayBe.has((command as Body | undefined)?.['do']),
    );
    expect(wrongly).toEqual([]);
    const { pupils, rounds, status, hosts } = await view();
    expect([pupils.length, rounds, status, hosts]).toEqual([2, [], 'gathering', 1]);
  });

  test('one that is too long is refused unread', async () => {
    const { teacher, fetch } = await school(0);
    const before = await fetch();
    const command = { do: 'rename', id: 'x', pupil: 0, name: 'x'.repeat(MAX_BODY_BYTES) };
    const said = await post(site.url, { do: 'class-command', claim: teacher, command });
    expect([said.status, said.body]).toEqual([413, refused('too-large')]);
    expect(await fetch()).toMatchObject({ class: before.class });
  });
});

/** The body with each of its fields, at any depth, replaced by each value. */
function spoilt(body: Body, values: readonly unknown[]): readonly Body[] {
  return Object.entries(body).flatMap(([key, value]): readonly Body[] => {
    const whole = values.map((each) => ({ ...body, [key]: each }));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return whole;
    return [...whole, ...spoilt(value as Body, values).map((each) => ({ ...body, [key]: each }))];
  });
}

describe('commands', () => {
  test('a known id does nothing again, whatever comes with it and from whomever', async () => {
    const { order, view, claims } = await school(2);
    await order({ do: 'settings', settings: { ...SETTINGS, minutes: 8 }, id: 'once' });
    const before = await view();
    for (const command of COMMANDS) {
      await order({ ...command, id: 'once' });
      await order({ ...command, id: 'once' }, claims[0]);
    }
    await order({ do: 'leave', id: 'once' }, claims[0]);
    expect(await view()).toEqual(before);
  });

  test('many presses of Start by two hosts at once begin one round', async () => {
    const { id, order, view } = await school(6);
    const pass = secretOf('pass');
    await order({ do: 'host-pass', pass });
    const enter = { do: 'class-host', class: id, pass, secret: secretOf('phone') };
    const { asking } = await send(enter);
    await order({ do: 'admit', number: asking, yes: true });
    const phone = { class: id, secret: secretOf('phone') };
    const said = await flood(20, (at) =>
      order({ do: 'start', round: 0 }, at % 2 === 0 ? phone : undefined),
    );
    expect(said.filter(({ ok }) => ok !== true)).toEqual([]);
    expect((await view()).round).toBe(1);
  });

  test('a move that arrives while the class is closed counts exactly if it was acknowledged', async () => {
    for (let turn = 0; turn < sized(60, 12); turn += 1) {
      await site.end();
      site = await serve(':memory:');
      const { start, play, move, order, last } = await school(2);
      await start();
      // The board is one move from full, and nobody can win any more.
      await play(0, ['0', '1', '2', '4', '3', '5', '7']);
      const next = await move(0, 7, '6');
      const both = [() => send(next), () => order({ do: 'close' })];
      const [first, second] = turn % 2 === 0 ? both : both.toReversed();
      const said = await Promise.all([first?.(), second?.()]);
      const isMade = said.some((each) => each !== undefined && 'version' in each);
      const [pairing] = await last();
      expect(pairing?.moves).toBe(isMade ? 8 : 7);
      expect(pairing).toMatchObject({ result: 'tie', by: 'time' });
    }
  });
});

describe('classes of all sizes', () => {
  test('two pupils play each other again and again, and take turns to start', async () => {
    const { start, play, view, last } = await school(2);
    const starters: unknown[] = [];
    for (let round = 0; round < 4; round += 1) {
      await start();
      starters.push((await last())[0]?.pupils[0]);
      await play(0, WON);
    }
    expect((await view()).standings.map(({ points }) => points)).toEqual([2, 2]);
    expect(new Set(starters.slice(0, 2)).size).toBe(2);
    expect(new Set(starters.slice(2)).size).toBe(2);
  });

  test('sixty-four all have opponents, a sixty-fifth none', async () => {
    const { start, last, code, view } = await school(64);
    const more = { do: 'join', secret: secretOf('more'), name: 'More', code };
    expect(await send(more)).toEqual(refused('class-full'));
    await start();
    const pairs = (await last()).map(({ pupils }) => pupils);
    expect(new Set(pairs.flat()).size).toBe(64);
    expect(pairs).toHaveLength(32);
    expect((await view()).pupils).toHaveLength(64);
  });

  test('where one of five leaves in mid-round the opponent has the point, and the rest play on in pairs', async () => {
    const { start, order, view, last, claims } = await school(5);
    await start();
    const at = (await last()).findIndex(({ pupils }) => pupils.length === 2);
    const [gone = -1] = (await last())[at]?.pupils ?? [];
    await order({ do: 'leave' }, claims[gone]);
    expect(await order({ do: 'leave' }, claims[gone])).toEqual(refused('not-a-player'));
    time += 10_000;
    expect((await last())[at]).toMatchObject({ result: 'second', by: 'absence' });
    await order({ do: 'end', round: 1 });
    await start();
    const pairs = (await last()).map(({ pupils }) => pupils);
    expect(pairs.map(({ length }) => length)).toEqual([2, 2]);
    expect(pairs.flat()).not.toContain(gone);
    expect((await view()).standings.find(({ pupil }) => pupil === gone)?.points).toBe(0);
  });

  test('who is brought back after eleven seconds has lost that game, and plays in the next', async () => {
    const { start, order, last, claims, fetch } = await school(2);
    await start();
    const [gone = -1] = (await last())[0]?.pupils ?? [];
    await order({ do: 'remove', pupil: gone });
    time += 11_000;
    await order({ do: 'restore', pupil: gone });
    expect((await last())[0]).toMatchObject({ result: 'second', by: 'absence' });
    expect((await fetch(claims[gone])).me).toMatchObject({ number: gone });
    await start();
    expect((await last())[0]?.pupils).toContain(gone);
  });
});

test('names of 24 letters from right to left stay whole, turn nothing round and are told apart', async () => {
  const { code, order, view } = await school(0);
  const name = 'م'.repeat(24);
  for (const [at, typed] of [name, name, `\u202E${name}\u2066`].entries())
    await send({ do: 'join', secret: secretOf(`r${at}`), name: typed, code });
  await order({ do: 'rename', pupil: 2, name: `${name}\u200F` });
  const names = (await view()).pupils.map((pupil) => pupil.name);
  expect(names).toEqual([name, `${name.slice(2)} 2`, `${name.slice(2)} 3`]);
});

describe('a pupil who was taken out', () => {
  test('comes back by nothing they have, and with the code only as somebody new', async () => {
    const { code, order, claims, view, start } = await school(3);
    await order({ do: 'remove', pupil: 0 });
    const again = { do: 'join', name: 'P0', code };
    expect(await send({ ...again, secret: claims[0]?.secret })).toEqual(refused('not-a-player'));
    await order({ do: 'move-code', pupil: 0, pass: 'QRSTUV' });
    const move = { do: 'class-move', code, pass: 'QRSTUV', secret: secretOf('x') };
    expect(await send(move)).toEqual(refused('pass-void'));
    expect((await send({ ...again, secret: secretOf('new') }))['me']).toMatchObject({ number: 3 });
    await start();
    const { pupils, rounds } = await view();
    expect(pupils.map(({ name, hasLeft }) => [name, hasLeft])).toEqual([
      ['P0', true],
      ['P1', false],
      ['P2', false],
      ['P0 2', false],
    ]);
    expect(rounds[0]?.pairings.flatMap((pairing) => pairing.pupils)).not.toContain(0);
  });
});

test("what hosts and pupils are sent has no way into a game: no room's code, no invitation", async () => {
  const { start, fetch, last, claims } = await school(2);
  await start();
  const [pairing] = await last();
  const claim = claims[0];
  const seat = { room: pairing?.room, player: claim?.pupil, secret: claim?.secret };
  const { snapshot } = (await send({ do: 'here', ...seat })) as unknown as {
    snapshot: { room: { room_code: string; invitation: string } };
  };
  const { room_code: code, invitation } = snapshot.room;
  for (const each of [undefined, ...claims]) {
    const shown = JSON.stringify(await fetch(each));
    expect(shown).toContain(pairing?.room);
    expect(shown).not.toContain(code);
    expect(shown).not.toContain(invitation);
  }
});

test('no secret, pass or code for another device is stored on disk', async () => {
  await site.end();
  const here = workplace();
  site = await serve(here.database);
  const { order, start, claims, teacher } = await school(2);
  await order({ do: 'host-pass', pass: secretOf('pass') });
  const enter = { do: 'class-host', class: teacher.class, pass: secretOf('pass') };
  expect(await send({ ...enter, secret: secretOf('phone') })).toMatchObject({ ok: true });
  await order({ do: 'move-code', pupil: 0, pass: 'QRSTUV' });
  await start();
  const written = ['', '-wal'].map((end) => readFileSync(here.database + end, 'latin1')).join('');
  expect(written).toContain(teacher.class);
  for (const secret of [teacher, ...claims].map((claim) => claim.secret))
    expect(written).not.toContain(secret);
  for (const secret of ['pass', 'phone']) expect(written).not.toContain(secretOf(secret));
  expect(written).not.toContain('QRSTUV');
  here.end();
});
