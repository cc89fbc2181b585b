import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  after,
  joined,
  lobby,
  moving,
  opened,
  played,
  START,
  started,
  BY_TURNS,
  WON,
} from '../../../tests/server/lib/room-states.ts';
import { sized } from '../../../tests/size.ts';
import { eventOf } from '../referee/changes.ts';
import { snapshotOf } from '../referee/database-rows.ts';
import { BROADCASTS, readAnswer } from './answers.ts';

const LINE = { seq: 1, player: 'ann', name: 'Ann', text: 'hi', at: START };
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const first = started(3);
const second = after(first, 'ann', moving(first, '4'));
const lost = after(lobby(3), 'ann', { do: 'remove', who: 'cem' }, START, 0.5);
const won = played(started(), BY_TURNS, WON);
const rooms = [opened(), lobby(2), first, second, won, started(4, { options: { teams: true } })];
const growing = started(2, { variant: 'infinite', turnSeconds: 15 });
const shown = { ok: true, at: START, topic: 'room:1', snapshot: snapshotOf(won, [LINE]) };

const ANSWERS: readonly unknown[] = [
  ...[...rooms, growing, started(2, { variant: 'quantum' })].map((room) => ({
    ...shown,
    snapshot: snapshotOf(room, [LINE]),
  })),
  { ...shown, player: 'ann', pass: 'p' },
  { ...shown, pass: 'p' },
  { ...shown, here: [0, 1], watching: 3 },
  { ok: true, version: 3 },
  { ok: true, at: START, version: 3 },
  { ok: true, at: START, version: 3, here: [], watching: 0 },
  { ok: true, rooms: [{ code: 'ABCDEF', settings: lobby(2).settings, players: ['Ann'] }] },
  { ok: true },
];
const EVENTS = [
  eventOf(opened(), joined(opened(), 'Ben')),
  eventOf(lobby(2), started()),
  eventOf(first, second),
  eventOf(first, after(first, 'cem', { do: 'leave' })),
  eventOf(lobby(3), lost),
  eventOf(second, after(second, 'ann', { do: 'round', round: 1 })),
  { version: 3, at: START, renewed: 2 },
];

describe('what a server sends is read whole', () => {
  test.each(ANSWERS)('answer %#', (answer) => {
    expect(readAnswer(sent(answer))).toEqual(sent(answer));
  });

  test.each(EVENTS)('step %#', (event) => {
    const payload = sent(event) as object;
    expect(BROADCASTS.room(payload)).toEqual({ name: 'room', payload });
    // As `realtime.send` adds it.
    expect(BROADCASTS.room({ ...payload, id: 'x' })).toEqual({ name: 'room', payload });
  });

  test('fields that nobody knows are left out, however deep', () => {
    const snapshot = snapshotOf(won, []);
    const odd = { ...snapshot, room: { ...snapshot.room, odd: 1 }, odd: [] };
    expect(readAnswer(sent({ ...shown, snapshot: odd, odd: {} }))).toEqual({ ...shown, snapshot });
  });

  test('a list leaves out the rooms of games that the page doesn’t know', () => {
    const room = { code: 'ABCDEF', settings: lobby(2).settings, players: ['Ann'] };
    const newer = { ...room, settings: { ...room.settings, gameVariant: 'no-such-game' } };
    expect(readAnswer({ ok: true, rooms: [newer, room, null] })).toEqual({
      ok: true,
      rooms: [room],
    });
  });
});

describe('what can’t be read', () => {
  test.each([
    null,
    [],
    'ok',
    { ok: 'true' },
    { ok: true, version: 'one' },
    { ok: true, version: -1 },
    { ok: true, version: Number.MAX_VALUE },
    { ok: true, at: START, version: 1, here: 'all' },
    { ok: true, at: 'now', version: 1 },
    { ok: true, rooms: {} },
    { ...shown, snapshot: null },
    { ...shown, at: '1e999' },
    { ...shown, pass: 5 },
    { ...shown, snapshot: { ...shown.snapshot, players: [{}] } },
    { ...shown, snapshot: { ...shown.snapshot, messages: [{ ...LINE, text: {} }] } },
  ])('answer %#', (raw) => {
    expect(readAnswer(raw)).toBeUndefined();
  });

  test.each([
    ['room', { version: 2 }],
    ['room', { version: 2, at: 1e20 }],
    ['room', { version: 2, at: START, state: { seats: 'none' } }],
    ['room', { version: 2, at: START, players: [{ event: 'INSERT' }] }],
    ['chat', { seq: 1 }],
    ['reaction', { player: 'ann', reaction: '<b>' }],
    ['stay', { invitation: 1, pass: 'p' }],
    ['closed', null],
  ] as const)('%s %#', (name, payload) => {
    expect(BROADCASTS[name](payload)).toBeUndefined();
  });
});

/** A copy with something else in one place. */
function spoil(raw: unknown, path: number, junk: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || path === 0) return junk;
  const keys = Object.keys(raw);
  const key = keys[path % keys.length];
  const copy = structuredClone(raw) as Record<string, unknown>;
  if (key !== undefined) copy[key] = spoil(copy[key], Math.floor(path / keys.length), junk);
  return copy;
}

const runs = { numRuns: sized(20_000, 500) };

test('whatever arrives, nothing throws, and what was read reads the same again', () => {
  const answers = fc
    .tuple(fc.constantFrom(...ANSWERS), fc.nat(1e9), fc.jsonValue())
    .map(([answer, path, junk]) => spoil(sent(answer), path, junk));
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), answers), (raw) => {
      const read = readAnswer(raw);
      if (read) expect(sent(readAnswer(sent(read)))).toEqual(sent(read));
    }),
    runs,
  );
  const events = fc
    .tuple(fc.constantFrom(...EVENTS), fc.nat(1e9), fc.jsonValue())
    .map(([event, path, junk]) => spoil(sent(event), path, junk));
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), events), (raw) => {
      for (const read of Object.values(BROADCASTS)) {
        const said = read(raw);
        if (said) expect(sent(read(sent(said.payload)))).toEqual(sent(said));
      }
    }),
    runs,
  );
});
