import { describe, expect, test } from 'vitest';
import {
  after,
  joining,
  lobby,
  moving,
  opened,
  played,
  send,
  START,
  started,
  WON,
} from '../../../tests/server/lib/room-states.ts';
import { roomRow } from './database-rows.ts';

const LATER = START + 15_000;
const reportAnn = { do: 'nudge', missed: 'ann' } as const;
const toChance = { do: 'decide', round: 1, absent: 'ann', choice: 'random' } as const;

describe('turn clock', () => {
  const room = started(2, { turnSeconds: 15 });

  test('ONL-80 the deadline counts from the start and from every move', () => {
    expect(room.deadline).toBe(START + 15_000);
    expect(after(room, 'ann', moving(room, '4'), LATER).deadline).toBe(LATER + 15_000);
    expect(started().deadline).toBeNull();
  });

  test('ONL-81 when it ran out a random legal move is made, once', () => {
    const expire = { do: 'expire', round: 1, ply: 0 } as const;
    expect(send(room, 'ben', expire, START + 15_299)).toMatchObject({ error: 'not-expired' });
    const next = after(room, 'ben', expire, START + 15_300, 0.5);
    expect(next.match?.moves).toEqual(['4']);
    expect(next.deadline).toBe(START + 30_300);
    expect(send(next, 'ann', expire, START + 15_301)).toEqual({ ok: true, value: next });
  });

  test("another player's leaving doesn't extend the turn", () => {
    const three = started(3, { turnSeconds: 30 });
    expect(after(three, 'cem', { do: 'leave' }, LATER).deadline).toBe(START + 30_000);
    expect(after(three, 'ann', { do: 'leave' }, LATER).deadline).toBe(LATER + 30_000);
  });

  test('no clock runs after the end', () => {
    expect(after(room, 'ann', { do: 'leave' }).deadline).toBeNull();
  });
});

describe('absence', () => {
  const reported = after(started(), 'ben', reportAnn, LATER);

  test('ONL-82 the seat of a reported player is held for a minute from their last command', () => {
    expect(reported.players[0]?.heldUntil).toBe(START + 60_000);
    expect(send(reported, 'ben', toChance, START + 59_999)).toMatchObject({ error: 'not-absent' });
    const idle = after(started(), 'ben', reportAnn, START + 600_000);
    expect(idle.players[0]?.heldUntil).toBe(START + 645_000);
  });

  test('reporting somebody twice changes nothing', () => {
    expect(send(reported, 'ben', reportAnn, LATER + 5000)).toEqual({ ok: true, value: reported });
  });

  test("recently active players and oneself can't be reported absent", () => {
    expect(send(started(), 'ben', reportAnn, START + 13_999)).toMatchObject({
      error: 'not-absent',
    });
    expect(send(started(), 'ann', reportAnn, LATER)).toMatchObject({ error: 'not-absent' });
  });

  test('ONL-84 a command of theirs ends it', () => {
    const back = after(reported, 'ann', { do: 'here' }, LATER);
    expect(back.players[0]).toMatchObject({ heldUntil: null, seen: LATER });
    expect(send(back, 'ann', { do: 'here' }, LATER)).toEqual({ ok: true, value: back });
  });

  test('ONL-85 the others may let the moves be random, until the player is back', () => {
    const random = after(reported, 'ben', toChance, START + 60_000, 0.5);
    expect(random.match?.moves).toEqual(['4']);
    const next = after(random, 'ben', moving(random, '0'), START + 61_000, 0);
    expect(next.match?.moves).toEqual(['4', '0', '1']);
    const back = after(next, 'ann', { do: 'here' }, START + 62_000);
    const last = after(back, 'ben', moving(back, '2'), START + 63_000);
    expect(last.match?.moves).toEqual(['4', '0', '1', '2']);
  });

  test('ONL-85 or end the round, without a result', () => {
    const end = { do: 'decide', round: 1, absent: 'ann', choice: 'end' } as const;
    const ended = after(reported, 'ben', end, START + 60_000);
    expect(roomRow(ended)).toMatchObject({ status: 'finished', game_state: { winner: null } });
    expect(ended.ties).toBe(0);
  });

  test('a seat left to chance needs not agree to a new round', () => {
    const random = after(reported, 'ben', toChance, START + 60_000);
    expect(after(random, 'ben', { do: 'round', round: 1 }).round).toBe(2);
  });

  test('two seats left to chance do not play on among themselves for ever', () => {
    const three = started(3);
    const both = ['ann', 'ben'].reduce((room, player) => {
      const held = after(room, 'cem', { do: 'nudge', missed: player }, LATER);
      return after(held, 'cem', { ...toChance, absent: player }, START + 60_000);
    }, three);
    expect(both.match?.moves).toEqual(['0', '1']);
    expect(roomRow(both).game_state.currentPlayerIndex).toBe(2);
    const left = after(both, 'cem', { do: 'leave' });
    expect(left).toMatchObject({ status: 'playing', match: { moves: ['0', '1', '!2'] } });
  });

  test('a move under way when the time ran out still counts', () => {
    const room = started(2, { turnSeconds: 15 });
    expect(played(room, [0], ['4']).match?.moves).toEqual(['4']);
    expect(after(room, 'ann', moving(room, '4'), START + 15_200).match?.moves).toEqual(['4']);
  });
});

describe('seats in the lobby', () => {
  const full = lobby(2);
  const reported = after(full, 'ben', reportAnn, LATER);

  test('a seat that was held for a minute goes to the next player, and not before', () => {
    expect(send(reported, null, joining('Cem'), START + 59_999)).toMatchObject({
      error: 'room-full',
    });
    const next = after(reported, null, joining('Cem'), START + 60_000);
    expect(next.players.map(({ id, index }) => [id, index])).toEqual([
      ['ben', 0],
      ['cem', 1],
    ]);
    expect(send(full, null, joining('Cem'), START + 600_000)).toMatchObject({ error: 'room-full' });
  });

  test('while there is a free seat, held seats are kept', () => {
    const roomy = after(lobby(2, { players: 3 }), 'ben', reportAnn, LATER);
    expect(after(roomy, null, joining('Cem'), START + 600_000).players).toHaveLength(3);
  });

  test('ONL-75: a player who is here keeps a public room in the list, but not every command counts', () => {
    const listed = opened({ listed: true });
    const here = { do: 'here' } as const;
    expect(send(listed, 'ann', here, START + 239_999)).toEqual({ ok: true, value: listed });
    expect(after(listed, 'ann', here, START + 240_000).players[0]?.seen).toBe(START + 240_000);
    expect(send(opened(), 'ann', here, START + 600_000)).toEqual({ ok: true, value: opened() });
  });
});

test('ONL-58: New Round also starts one after a player left and another joined', () => {
  const over = played(started(), [0, 1, 0, 1, 0], WON);
  const alone = after(over, 'ben', { do: 'leave' });
  const again = after(alone, null, joining('Cem'), LATER);
  expect(again.status).toBe('waiting');
  const round = { do: 'round', round: 1 } as const;
  expect(send(alone, 'ann', round)).toMatchObject({ error: 'need-players' });
  expect(after(again, 'ann', round)).toMatchObject({ status: 'playing', round: 2 });
  expect(send(lobby(2), 'ann', { do: 'round', round: 0 })).toMatchObject({
    error: 'not-started',
  });
});

describe('a command that comes twice counts once:', () => {
  const room = started(3);
  const ask = { do: 'round', round: 1, id: 'ask' } as const;
  const asked = after(room, 'ben', ask);

  test('a round that was asked for and declined is not asked for again', () => {
    const declined = after(asked, 'ann', { do: 'answer', round: 1, agrees: false, id: 'no' });
    expect(send(declined, 'ben', ask)).toEqual({ ok: true, value: declined });
    expect(after(declined, 'ben', { ...ask, id: 'another' }).roundRequest?.by).toBe('ben');
  });

  test("a repeated answer doesn't count for a later question", () => {
    const no = { do: 'answer', round: 1, agrees: false, id: 'no' } as const;
    const again = after(after(asked, 'ann', no), 'ben', { ...ask, id: 'again' });
    expect(send(again, 'ann', no)).toEqual({ ok: true, value: again });
    expect(again.roundRequest?.by).toBe('ben');
  });

  test('the answer that began the round, and the choice that ended it, are not refused', () => {
    const yes = { do: 'answer', round: 1, agrees: true, id: 'yes' } as const;
    const two = after(started(), 'ben', ask);
    const begun = after(two, 'ann', yes);
    expect([begun.round, send(begun, 'ann', yes)]).toEqual([2, { ok: true, value: begun }]);
    const end = { do: 'decide', round: 1, absent: 'ann', choice: 'end', id: 'end' } as const;
    const over = after(after(started(), 'ben', reportAnn, LATER), 'ben', end, START + 60_000);
    expect(send(over, 'ben', end, START + 63_000)).toEqual({ ok: true, value: over });
  });
});
