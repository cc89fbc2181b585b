import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joining, NAMES, opened, START } from '../../../tests/server/lib/room-states.ts';
import { replay } from '../../rules/match.ts';
import { applyEvent, eventOf, trimSnapshot } from './changes.ts';
import { gameOfRecord, stateOf, turnOfRecord } from './position.ts';
import { judgeCommand, type Command } from './referee.ts';
import { remainingIn, type Room } from './room.ts';
import { ROOM_GAMES } from '../protocol/room-games.ts';
import { snapshotOf } from './database-rows.ts';

const ids = NAMES.map((name) => name.toLowerCase());
const player = fc.constantFrom(...ids, 'nobody');
const small = fc.nat(4);

const command: fc.Arbitrary<Command | 'good move'> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('good move' as const) },
  { weight: 2, arbitrary: fc.constantFrom(...NAMES).map(joining) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('start' as const), round: small }) },
  fc.constantFrom<Command>({ do: 'leave' }, { do: 'here' }),
  fc.record({
    do: fc.constant('move' as const),
    id: fc.string(),
    round: small,
    ply: small,
    move: fc.string(),
  }),
  fc.record({ do: fc.constant('round' as const), round: small }),
  fc.record({ do: fc.constant('answer' as const), round: small, agrees: fc.boolean() }),
  fc.record({ do: fc.constant('nudge' as const), missed: player }),
  fc.record({
    do: fc.constant('decide' as const),
    round: small,
    absent: player,
    choice: fc.constantFrom('random' as const, 'end' as const),
  }),
  fc.record({ do: fc.constant('expire' as const), round: small, ply: small }),
);

const step = fc.record({
  player,
  command,
  wait: fc.constantFrom(0, 10, 6000, 61_000),
  chance: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
});

const asked = fc.record({
  variant: fc.constantFrom(...ROOM_GAMES),
  players: fc.integer({ min: 2, max: 6 }),
  gridSize: fc.integer({ min: 3, max: 5 }),
  turnSeconds: fc.constantFrom(0, 15),
  alternate: fc.boolean(),
  options: fc.record({ teams: fc.boolean(), centreClosed: fc.boolean() }),
});

type Step = (typeof step extends fc.Arbitrary<infer T> ? T : never) & { readonly at: number };

/** A legal move by the seat to move, so that matches progress. */
function goodMove(room: Room, at: number): readonly [string, Command] {
  const seat = room.match && turnOfRecord(room.match);
  if (!room.match || seat === null) return ['ann', { do: 'here' }];
  const game = gameOfRecord(room.match);
  const moves = game.moves(stateOf(room.match));
  const picked = moves[(at * 7) % moves.length] ?? null;
  const move = game.picks(picked).join('-');
  const { length } = room.match.moves;
  const mover = room.seats[seat]?.player ?? '';
  return [
    mover,
    { do: 'move', round: room.round, id: `${room.round} ${length}`, ply: length, move },
  ];
}

function checkRoom(room: Room): void {
  const present = remainingIn(room);
  expect(present.length).toBeLessThanOrEqual(room.settings.playerCount);
  expect(new Set(room.players.map(({ index }) => index)).size).toBe(room.players.length);
  expect(new Set(present.map(({ name }) => name)).size).toBe(present.length);
  if (room.status === 'waiting') {
    expect(room.players.map(({ index }) => index)).toEqual(room.players.map((_, at) => at));
  }
  if (room.match) expect(replay(gameOfRecord(room.match), room.match).ok).toBe(true);
  const isOn = room.match !== null && turnOfRecord(room.match) !== null;
  if (room.status === 'playing') expect(isOn).toBe(true);
  if (room.status !== 'playing') expect([room.deadline, room.roundRequest]).toEqual([null, null]);
}

function next(room: Room, { player: sender, command: sent, chance, at }: Step, now: number): Room {
  const frozen = JSON.stringify(room);
  const [from, said] = sent === 'good move' ? goodMove(room, at) : [sender, sent];
  const ruling = judgeCommand(room, from, said, {
    now,
    random: () => chance,
    isWatching: () => true,
  });
  expect(JSON.stringify(room)).toBe(frozen);
  if (!ruling.ok || ruling.value === room) return room;
  const changed = ruling.value;
  expect(changed.version).toBe(room.version + 1);
  checkRoom(changed);
  const event = JSON.parse(JSON.stringify(eventOf(room, changed))) as ReturnType<typeof eventOf>;
  const seen = (each: Room) => trimSnapshot(snapshotOf(each, []));
  expect(applyEvent(seen(room), event)).toEqual(seen(changed));
  expect(applyEvent(seen(changed), event)).toBeNull();
  return changed;
}

describe('whatever is sent', () => {
  test('DB-20, DB-21, DB-23 a room stays consistent, and each step tells followers exactly what changed', () => {
    fc.assert(
      fc.property(asked, fc.array(step, { maxLength: 40 }), (wishes, steps) => {
        let now = START;
        let room = opened(wishes);
        for (const [at, each] of steps.entries()) {
          now += each.wait;
          room = next(room, { ...each, at }, now);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a room that was written and read back is judged alike', () => {
    fc.assert(
      fc.property(asked, fc.array(step, { maxLength: 15 }), (wishes, steps) => {
        let room = opened(wishes);
        for (const [at, each] of steps.entries()) room = next(room, { ...each, at }, START + at);
        const copy = JSON.parse(JSON.stringify(room)) as Room;
        const [sender, move] = goodMove(room, 1);
        const context = { now: START, random: () => 0, isWatching: () => true };
        expect(judgeCommand(copy, sender, move, context)).toEqual(
          judgeCommand(room, sender, move, context),
        );
      }),
      { numRuns: 50 },
    );
  });
});
