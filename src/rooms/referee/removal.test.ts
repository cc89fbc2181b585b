import { describe, expect, test } from 'vitest';
import {
  after,
  lobby,
  moving,
  send,
  START,
  started,
} from '../../../tests/server/lib/room-states.ts';
import { remainingIn, type Room } from './room.ts';

const names = (room: Room): readonly string[] => remainingIn(room).map(({ name }) => name);
const remove = (who: string | number | null) => ({ do: 'remove', who }) as const;
const vote = (player: string, isFor = true) => ({ do: 'vote', who: player, isFor }) as const;

describe('ONL-87 the host removes', () => {
  test('a player in the lobby: the seat is free, and code and link are new', () => {
    const room = lobby(3);
    const next = after(room, 'ann', remove('ben'), START, 0.5);
    expect(names(next)).toEqual(['Ann', 'Cem']);
    expect([next.code === room.code, next.invitation === room.invitation]).toEqual([false, false]);
    expect([next.code, next.invitation]).toEqual([
      expect.stringMatching(/^[A-Z2-9]{6}$/),
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ]);
    expect(send(next, 'ben', { do: 'here' })).toEqual({ ok: false, error: 'not-a-player' });
  });

  test('a player in a round of three: the others play on; of two: the round ends without a win', () => {
    const three = after(started(3), 'ann', remove('ben'));
    expect([three.status, three.match?.moves]).toEqual(['playing', ['!1']]);
    expect(three.players.find(({ id }) => id === 'ben')?.secretHash).toBe('');
    const two = after(started(2), 'ann', remove('ben'));
    expect([two.status, two.players[0]?.wins]).toEqual(['finished', 0]);
  });

  test.each([null, 2])('spectators (%j): only code and link change', (who) => {
    const room = started(2);
    const next = after(room, 'ann', remove(who), START, 0.5);
    const { code, invitation, version, updatedAt, players, ...rest } = next;
    expect(room).toMatchObject(rest);
    expect([code === room.code, invitation === room.invitation, version]).toEqual([
      false,
      false,
      room.version + 1,
    ]);
    expect([players.length, updatedAt]).toEqual([2, START]);
  });

  test('only the host removes, and not themselves; a player who has already left is no error', () => {
    const room = lobby(3);
    for (const [who, whom] of [
      ['ben', 'cem'],
      ['ben', null],
      ['ben', 1],
      ['ann', 'ann'],
    ] as const)
      expect(send(room, who, remove(whom))).toEqual({ ok: false, error: 'not-host' });
    expect(after(room, 'ann', remove('dee')).code).toBe(room.code);
  });

  test('a host whose seat is no longer held loses the role', () => {
    const room = lobby(3);
    const late = START + 300_000;
    const reported = after(room, 'ben', { do: 'nudge', missed: 'ann' }, START + 100_000);
    expect(send(reported, 'ben', remove('cem'), START + 101_000)).toMatchObject({ ok: false });
    expect(names(after(reported, 'ben', remove('ann'), late))).toEqual(['Ben', 'Cem']);
  });

  test('the player who has been here longest is the host once the creator left', () => {
    const room = after(started(3), 'ann', { do: 'leave' });
    expect(names(after(room, 'ben', remove('cem')))).toEqual(['Ben']);
    expect(send(room, 'cem', remove('ben'))).toMatchObject({ error: 'not-host' });
  });
});

describe('ONL-88 the others vote', () => {
  test('more than half of them decide, also about the host', () => {
    const one = after(started(4), 'ben', vote('ann'));
    expect([names(one).length, one.votes]).toEqual([4, [{ player: 'ann', by: ['ben'] }]]);
    const two = after(one, 'cem', vote('ann'));
    expect(names(two)).toEqual(['Ben', 'Cem', 'Dee']);
    expect([two.votes, two.code === one.code]).toEqual([[], false]);
  });

  test('a vote counts once and can be taken back; those of players who left do not count', () => {
    const one = after(started(4), 'ben', vote('ann'));
    expect(after(one, 'ben', vote('ann')).votes).toEqual(one.votes);
    expect(after(one, 'ben', vote('ann', false)).votes).toEqual([]);
    const gone = after(one, 'ben', { do: 'leave' });
    expect(gone.votes).toEqual([]);
    const next = after(gone, 'cem', vote('ann'));
    expect(names(next)).toEqual(['Ann', 'Cem', 'Dee']);
    expect(names(after(next, 'dee', vote('ann')))).toEqual(['Cem', 'Dee']);
  });

  test('a majority that arises because somebody leaves counts at once', () => {
    const two = ['ann', 'ben'].reduce((room, voter) => after(room, voter, vote('eve')), started(5));
    expect(names(two)).toHaveLength(5);
    expect(names(after(two, 'cem', { do: 'leave' }))).toEqual(['Ann', 'Ben', 'Dee']);
  });

  test('nobody is voted out of the lobby, where a stranger could take two seats', () => {
    expect(send(lobby(3), 'ben', vote('ann'))).toEqual({ ok: false, error: 'no-vote' });
  });

  test('two players can not outvote each other', () => {
    expect(send(started(2), 'ann', vote('ben'))).toEqual({ ok: false, error: 'no-vote' });
  });
});

describe('ONL-89 a player who never moves', () => {
  const skip = (room: Room) =>
    ({ do: 'skip', round: 1, ply: room.match?.moves.length ?? 0 }) as const;

  test('is skipped after two minutes, though the page says "here"', () => {
    const room = started(2);
    const here = after(room, 'ann', { do: 'here' }, START + 119_000);
    expect(send(here, 'ben', skip(room), START + 119_999)).toEqual({
      ok: false,
      error: 'not-expired',
    });
    const next = after(here, 'ben', skip(room), START + 120_000);
    expect(next.match?.moves).toHaveLength(1);
    expect(next.players.every(({ isRandom }) => !isRandom)).toBe(true);
    // The next turn begins with the move, and a second press skips nobody else.
    expect(next.turnSince).toBe(START + 120_000);
    expect(after(next, 'ben', skip(room), START + 120_001).match?.moves).toHaveLength(1);
  });

  test('each turn has its two minutes', () => {
    const room = started(2);
    const moved = after(room, 'ann', moving(room, '4'), START + 60_000);
    expect(send(moved, 'ann', skip(moved), START + 179_999)).toMatchObject({ ok: false });
    expect(after(moved, 'ann', skip(moved), START + 180_000).match?.moves).toHaveLength(2);
  });
});
