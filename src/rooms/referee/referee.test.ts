import { describe, expect, test } from 'vitest';
import {
  after,
  BY_TURNS,
  joined,
  joining,
  lobby,
  moving,
  NAMES,
  opened,
  played,
  send,
  START,
  started,
  TIED,
  WON,
} from '../../../tests/server/lib/room-states.ts';
import { remainingIn, type Room } from './room.ts';
import { playerRows, roomRow } from './database-rows.ts';

const names = (room: Room) => playerRows(room).map((row) => row.player_name);
const symbols = (room: Room) => playerRows(room).map((row) => row.player_symbol);

describe('lobby', () => {
  test('ONL-36 the creator is player index 0 with symbol X', () => {
    const room = opened();
    expect(playerRows(room)).toMatchObject([{ player_index: 0, player_symbol: 'X' }]);
    expect(roomRow(room)).toMatchObject({ status: 'waiting', current_players: 1, version: 1 });
  });

  test('ONL-37, ONL-38 joiners take the symbol for their join order, each its own', () => {
    expect(symbols(lobby(6))).toEqual(['X', 'O', 'A', 'B', 'C', 'D']);
  });

  test('ONL-39 in teams seats alternate X and O', () => {
    expect(symbols(lobby(4, { options: { teams: true } }))).toEqual(['X', 'O', 'X', 'O']);
    const match = started(4, { options: { teams: true } });
    expect(match.seats.map(({ symbol }) => symbol)).toEqual(['X', 'O', 'X', 'O']);
  });

  test('ONL-39 teams that lack a player do not start', () => {
    const room = NAMES.slice(1, 3).reduce<Room>(
      (each, name) => joined(each, name),
      opened({ players: 4, options: { teams: true } }),
    );
    expect(send(room, 'ann', { do: 'start', round: 0 })).toEqual({
      ok: false,
      error: 'bad-teams',
    });
  });

  test('ONL-07 a second Sam becomes Sam 2', () => {
    const room = after(opened({ players: 4 }), null, { ...joining('sam'), name: 'Sam' } as never);
    const sam = { do: 'join', player: 'other', secretHash: 'h', name: 'Sam' } as const;
    expect(names(after(room, null, sam))).toEqual(['Ann', 'Sam', 'Sam 2']);
  });

  test('NTC-17 nobody can join a full room', () => {
    expect(send(lobby(2), null, joining('Cem'))).toEqual({ ok: false, error: 'room-full' });
  });

  test('NTC-16, ONL-46 nobody can join a started room', () => {
    const room = after(lobby(2, { players: 4 }), 'ann', { do: 'start', round: 0 });
    expect(send(room, null, joining('Cem'))).toEqual({ ok: false, error: 'not-accepting' });
  });

  test('ONL-41 in the lobby only the leaver is removed and the indices close up', () => {
    const room = after(lobby(3), 'ben', { do: 'leave' });
    expect(playerRows(room)).toMatchObject([
      { player_name: 'Ann', player_index: 0 },
      { player_name: 'Cem', player_index: 1, player_symbol: 'O' },
    ]);
    expect(send(room, 'ben', { do: 'start', round: 0 })).toEqual({
      ok: false,
      error: 'not-a-player',
    });
  });

  test('ONL-33 fewer than the least do not start', () => {
    expect(send(opened(), 'ann', { do: 'start', round: 0 })).toEqual({
      ok: false,
      error: 'need-players',
    });
  });

  test('ONL-35, ONL-44, ONL-45 any player starts, which freezes the seats', () => {
    const room = after(lobby(3, { players: 6 }), 'cem', { do: 'start', round: 0 });
    expect(room).toMatchObject({ status: 'playing', round: 1, match: { seats: 3, moves: [] } });
    expect(room.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cem']);
  });

  test('a late Start starts no second round from the lobby', () => {
    const won = played(started(2, { players: 3 }), BY_TURNS, WON);
    const waiting = joined(after(won, 'ben', { do: 'leave' }), 'Cem');
    expect(waiting.status).toBe('waiting');
    const late = { do: 'start', round: 0, id: 'late' } as const;
    expect(send(waiting, 'ann', late)).toEqual({ ok: true, value: waiting });
    expect(after(waiting, 'ann', { ...late, round: 1 })).toMatchObject({
      status: 'playing',
      round: 2,
    });
  });

  const asking = (id: string) => ({ do: 'round', round: 1, id }) as const;
  const declined = (room: Room) => after(room, 'ben', { do: 'answer', round: 1, agrees: false });
  const ids = (room: Room) => room.players[0]?.recent.map(({ id }) => id);

  test('commands are known for the 22 s in which a copy may come', () => {
    const asked = (room: Room, id: string, now = START) =>
      declined(after(room, 'ann', asking(id), now));
    const room = asked(asked(started(), 'a'), 'b', START + 21_999);
    expect(ids(room)).toEqual(['a', 'b']);
    expect(after(room, 'ann', asking('a'), START + 99_999)).toBe(room);
    expect(ids(asked(room, 'c', START + 22_000))).toEqual(['b', 'c']);
  });

  test('a copy of a refused Start is refused, though somebody has joined', () => {
    const start = (id: string) => ({ do: 'start', round: 0, id }) as const;
    const alone = send(opened(), 'ann', start('a'));
    expect(alone).toMatchObject({ ok: false, error: 'need-players', value: { version: 2 } });
    const room = joined(alone.value ?? opened(), 'Ben');
    expect(send(room, 'ann', start('a'), START + 21_000)).toEqual({
      ok: false,
      error: 'need-players',
    });
    expect(after(room, 'ann', start('b')).status).toBe('playing');
  });

  test('a copy of a wish that changed nothing does not ask again after it was declined', () => {
    const wished = after(started(), 'ann', asking('a'));
    const room = declined(after(wished, 'ann', asking('b')));
    expect(after(room, 'ann', asking('b'), START + 21_000)).toBe(room);
    expect(room.roundRequest).toBeNull();
  });

  test('no command that could act again is forgotten: a player who sends too many has to wait', () => {
    const all = Array.from({ length: 64 }, (_, at) => `${at}`);
    const full = all.reduce((room, id) => declined(after(room, 'ann', asking(id))), started());
    expect(ids(full)).toEqual(all);
    expect(after(full, 'ann', asking('0'), START + 21_999)).toBe(full);
    expect(send(full, 'ann', asking('more'), START + 21_999)).toEqual({
      ok: false,
      error: 'too-many',
    });
    // A move is judged anyway: a copy of it can't act twice.
    const move = moving(full, '4');
    const moved = after(full, 'ann', move, START + 21_999);
    expect(moved.match?.moves).toEqual(['4']);
    expect(send(moved, 'ann', move, START + 21_999)).toMatchObject({ error: 'not-your-turn' });
    // The command was not decided, so it may be repeated.
    expect(after(full, 'ann', asking('more'), START + 22_000).roundRequest?.by).toBe('ann');
  });

  test('only the newest commands are remembered when there are many moves and earlier rounds', () => {
    const starts = Array.from({ length: 100 }, (_, at) => `${at}`);
    const room = starts.reduce((before, id) => {
      const { round } = before;
      const moved = after(before, 'ann', moving(before, '4'));
      const wished = after(moved, 'ann', { do: 'round', round, id });
      return after(wished, 'ben', { do: 'answer', round, agrees: true });
    }, started());
    const known = ids(room) ?? [];
    expect(known.slice(-32)).toEqual(starts.slice(-16).flatMap((id) => [`${+id + 1}:0:4`, id]));
    expect(known.length).toBeLessThanOrEqual(64);
  });

  test('a refused move changes nothing: at its ply it stays refused', () => {
    const room = started();
    const early = { ...moving(room, '4'), id: 'early' } as const;
    expect(send(room, 'ben', early)).toEqual({ ok: false, error: 'not-your-turn' });
    const next = after(room, 'ann', moving(room, '0'));
    expect(send(next, 'ben', early)).toEqual({ ok: false, error: 'stale' });
  });

  test('players who left are remembered for 22 s, the last 64 of them; nobody else is kept out', () => {
    const passing = (room: Room, name: string, now = START) =>
      after(joined(room, name, now), name.toLowerCase(), { do: 'leave' }, now);
    const many = Array.from({ length: 65 }, (_, at) => `P${at}`);
    const room = many.reduce((each, name) => passing(each, name), opened());
    expect(room.recentLeavers.map(({ id }) => id)).toEqual(
      many.slice(1).map((name) => name.toLowerCase()),
    );
    expect(send(room, null, joining('P1'), START + 21_999)).toMatchObject({
      error: 'not-a-player',
    });
    expect(send(room, null, joining('Ben'), START + 21_999)).toMatchObject({ ok: true });
    expect(passing(room, 'Ben', START + 22_000).recentLeavers.map(({ id }) => id)).toEqual(['ben']);
  });

  test('a second Start finds the game started', () => {
    const room = started();
    expect(send(room, 'ben', { do: 'start', round: 0 })).toEqual({ ok: true, value: room });
  });
});

describe('game', () => {
  test('ONL-66, ONL-68 moves apply only from start to end', () => {
    expect(send(lobby(2), 'ann', moving(lobby(2), '0'))).toMatchObject({ error: 'not-started' });
    const won = played(started(), BY_TURNS, WON);
    expect(won.status).toBe('finished');
    expect(send(won, 'ben', moving(won, '8'))).toMatchObject({ error: 'game-over' });
  });

  test('ONL-69, NTC-18 only the player whose turn it is can move', () => {
    expect(send(started(), 'ben', moving(started(), '0'))).toMatchObject({
      error: 'not-your-turn',
    });
  });

  test('ONL-70, NTC-19 a taken cell is no move, nor is leaving for somebody else', () => {
    const room = played(started(), BY_TURNS, ['4']);
    expect(send(room, 'ben', moving(room, '4'))).toMatchObject({ error: 'illegal-move' });
    expect(send(room, 'ben', moving(room, '!1'))).toMatchObject({ error: 'illegal-move' });
  });

  test('ONL-71 ultimate sends to a board', () => {
    const room = played(started(2, { variant: 'ultimate' }), BY_TURNS, ['4.0']);
    expect(send(room, 'ben', moving(room, '4.1'))).toMatchObject({ error: 'illegal-move' });
    expect(after(room, 'ben', moving(room, '0.4')).match?.moves).toEqual(['4.0', '0.4']);
  });

  test('ONL-67 turns pass in order, seats that left are skipped', () => {
    const room = played(started(3), [0], ['0']);
    expect(roomRow(room).game_state.currentPlayerIndex).toBe(1);
    const left = after(room, 'cem', { do: 'leave' });
    expect(roomRow(played(left, [1], ['1'])).game_state.currentPlayerIndex).toBe(0);
    expect(playerRows(left)[2]?.left_at).toBe('2027-01-15T08:00:00.000Z');
  });

  test('when one player is left, they win', () => {
    const room = after(started(), 'ann', { do: 'leave' });
    expect(roomRow(room)).toMatchObject({ status: 'finished', game_state: { winner: 'O' } });
    expect(playerRows(room)[1]?.wins).toBe(1);
  });

  test('a move meant for another ply is stale', () => {
    const room = started();
    const early = { ...moving(room, '0'), ply: 3 } as never;
    expect(send(room, 'ann', early)).toMatchObject({ error: 'stale' });
  });

  test('the same move again changes nothing', () => {
    const move = moving(started(), '0');
    const room = after(started(), 'ann', move);
    expect(send(room, 'ann', move)).toEqual({ ok: true, value: room });
  });

  test('wins and ties are counted', () => {
    const won = played(started(), BY_TURNS, WON);
    const tied = played(after(won, 'ben', { do: 'round', round: 1 }), BY_TURNS, TIED);
    expect(playerRows(tied).map(({ wins }) => wins)).toEqual([1, 0]);
    expect(roomRow(tied).game_state).toMatchObject({ winner: 'tie', ties: 1, round: 2 });
  });

  test('ONL-40 a line wins for a teammate who left, too', () => {
    const room = after(started(4, { options: { teams: true } }), 'cem', { do: 'leave' });
    const won = played(room, [0, 1, 3, 0, 1, 3, 0], ['0', '3', '4', '1', '8', '7', '2']);
    expect(playerRows(won).map(({ wins }) => wins)).toEqual([1, 0, 1, 0]);
  });
});

describe('rounds', () => {
  const won = played(started(3), [0, 1, 2, 0, 1, 2, 0], ['0', '3', '4', '1', '5', '7', '2']);

  test('ONL-60, ONL-62, ONL-63 a finished room starts a new round with seat 0', () => {
    const room = after(won, 'ben', { do: 'round', round: 1 });
    expect(roomRow(room).game_state).toMatchObject({
      board: Array.from({ length: 9 }, () => null),
      winner: null,
      currentPlayerIndex: 0,
      round: 2,
    });
  });

  test('ONL-63, 3D-15 with alternating starters the next seat starts', () => {
    const room = played(started(2, { alternate: true }), BY_TURNS, WON);
    const next = after(room, 'ann', { do: 'round', round: 1 });
    expect(roomRow(next).game_state.currentPlayerIndex).toBe(1);
    expect(next.seats.map(({ symbol }) => symbol)).toEqual(['X', 'O']);
  });

  test('two simultaneous requests start one round', () => {
    const room = after(won, 'ben', { do: 'round', round: 1 });
    expect(send(room, 'ann', { do: 'round', round: 1 })).toEqual({ ok: true, value: room });
  });

  test('ONL-61 in mid-match everyone must agree', () => {
    const asked = after(played(started(3), [0], ['4']), 'ben', { do: 'round', round: 1 });
    expect(roomRow(asked).game_state.roundRequest).toEqual({
      by: 'ben',
      agreed: ['ben'],
      awaited: ['ann', 'cem'],
    });
    const half = after(asked, 'ann', { do: 'answer', round: 1, agrees: true });
    expect(half).toMatchObject({ round: 1, roundRequest: { agreed: ['ben', 'ann'] } });
    const all = after(half, 'cem', { do: 'round', round: 1 });
    expect(all).toMatchObject({ round: 2, roundRequest: null, match: { moves: [] } });
  });

  test('ONL-61 one refusal ends the question', () => {
    const asked = after(started(3), 'ben', { do: 'round', round: 1 });
    const declined = after(asked, 'cem', { do: 'answer', round: 1, agrees: false });
    expect(declined).toMatchObject({ round: 1, roundRequest: null });
    expect(send(declined, 'ann', { do: 'answer', round: 1, agrees: true })).toMatchObject({
      error: 'nothing-asked',
    });
  });

  test('ONL-61 the last one asked agrees by leaving', () => {
    const asked = after(started(3), 'ben', { do: 'round', round: 1 });
    const half = after(asked, 'ann', { do: 'answer', round: 1, agrees: true });
    expect(after(half, 'cem', { do: 'leave' })).toMatchObject({ round: 2, match: { seats: 2 } });
  });

  test('seats of players who left close up at the next round, and teams end', () => {
    const room = after(started(4, { options: { teams: true } }), 'ben', { do: 'leave' });
    const ended = after(after(room, 'dee', { do: 'leave' }), 'ann', { do: 'round', round: 1 });
    expect(ended.match).toMatchObject({ seats: 2, options: { teams: false } });
    expect(names(ended)).toEqual(['Ann', 'Cem']);
    expect(symbols(ended)).toEqual(['X', 'O']);
  });

  test('a finished room with too few players takes new ones', () => {
    const alone = after(started(), 'ann', { do: 'leave' });
    expect(send(alone, 'ben', { do: 'round', round: 1 })).toMatchObject({
      error: 'need-players',
    });
    const room = joined(alone, 'Cem');
    expect(room.status).toBe('waiting');
    expect(playerRows(room)).toMatchObject([
      { player_name: 'Ben', player_index: 0, left_at: null },
      { player_name: 'Cem', player_index: 1 },
    ]);
    expect(remainingIn(after(room, 'cem', { do: 'start', round: 0 })).length).toBe(2);
  });
});

test('the start of time is what the rows above say', () => {
  expect(new Date(START).toISOString()).toBe('2027-01-15T08:00:00.000Z');
});
