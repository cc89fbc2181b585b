import { describe, expect, test } from 'vitest';
import {
  after,
  BY_TURNS,
  joining,
  moving,
  played,
  send,
  START,
  started,
  WON,
} from '../../../tests/server/lib/room-states.ts';
import { readAnswer } from '../protocol/answers.ts';
import { eventOf } from './changes.ts';
import { roomOf, roomRow, snapshotOf, storedPlayer, storedRoom } from './database-rows.ts';
import type { Room } from './room.ts';

const CLASS = '00000000-0000-8000-a000-00000000000c';
const room: Room = { ...started(), classId: CLASS };
const finished = played(room, BY_TURNS, WON);

describe("in a class's room", () => {
  test.each([
    { do: 'start', round: 1 },
    { do: 'round', round: 1 },
    { do: 'answer', round: 1, agrees: true },
    { do: 'vote', who: 'ben', isFor: true },
    { do: 'remove', who: 'ben' },
    { do: 'remove', who: null },
    { do: 'expire', round: 1, ply: 0 },
    { do: 'skip', round: 1, ply: 0 },
    { do: 'decide', round: 1, absent: 'ben', choice: 'end' },
    { do: 'decide', round: 1, absent: 'ben', choice: 'random' },
  ] as const)('%j is refused during the game and after it', (command) => {
    expect(send(room, 'ann', command)).toEqual({ ok: false, error: 'in-class' });
    expect(send(finished, 'ann', command)).toEqual({ ok: false, error: 'in-class' });
  });

  test('nobody joins, not even where everybody has left', () => {
    const left = after(after(room, 'ann', { do: 'leave' }), 'ben', { do: 'leave' });
    for (const each of [room, finished, left])
      expect(send(each, null, joining('Cem'))).toEqual({ ok: false, error: 'not-accepting' });
  });

  test('who leaves has lost, and the first end is final', () => {
    const left = after(room, 'ann', { do: 'leave' });
    expect([left.status, left.players[1]?.wins]).toEqual(['finished', 1]);
    expect(after(finished, 'ann', { do: 'leave' }).match).toEqual(finished.match);
    expect(send(finished, 'ben', moving(finished, '5'))).toMatchObject({ error: 'game-over' });
  });

  test('an absent pupil can be reported, and a command gives the seat back', () => {
    const reported = after(room, 'ben', { do: 'nudge', missed: 'ann' }, START + 15_000);
    expect(reported.players[0]?.heldUntil).toBe(START + 60_000);
    expect(after(reported, 'ann', { do: 'here' }, START + 70_000).players[0]?.heldUntil).toBe(null);
  });

  test('its rows name the class, and those of other rooms name none', () => {
    expect(roomRow(room).class_id).toBe(CLASS);
    expect(roomRow(started())).not.toHaveProperty('class_id');
    const players = room.players.map((player) => storedPlayer(room, player));
    expect(roomOf(storedRoom(room), players)).toEqual(room);
    const shown = { ok: true, at: START, topic: 't', snapshot: snapshotOf(room, []) };
    expect(readAnswer(JSON.parse(JSON.stringify(shown)))).toEqual(shown);
    expect(eventOf(room, after(room, 'ann', moving(room, '4')))).toEqual({
      version: room.version + 1,
      at: START,
      moves: { from: 0, texts: ['4'] },
    });
  });
});
