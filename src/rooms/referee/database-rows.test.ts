import { describe, expect, test } from 'vitest';
import {
  BY_TURNS,
  opened,
  played,
  started,
  TIED,
  WON,
} from '../../../tests/server/lib/room-states.ts';
import type { RequestedSettings } from '../protocol/wire.ts';
import { playerRows, roomRow, snapshotOf } from './database-rows.ts';

const stateAfter = (
  asked: Partial<RequestedSettings>,
  moves: readonly string[],
  seats = [...BY_TURNS, 1],
) => roomRow(played(started(2, asked), seats, moves)).game_state;

describe('rows', () => {
  test('DB-02, DB-04 game_rooms', () => {
    const row = roomRow(opened({ players: 4, listed: true }));
    expect(row).toMatchObject({
      id: '00000000-0000-8000-a000-000000000001',
      room_code: 'ABCDEF',
      game_type: 'classic',
      max_players: 4,
      current_players: 1,
      status: 'waiting',
      settings: { gridSize: 3, playerCount: 4, gameVariant: 'classic', listed: true },
      updated_at: '2027-01-15T08:00:00.000Z',
    });
    expect(row.game_state.gameStarted).toBe(false);
  });

  test('DB-11 room_players, without the hash of the secret', () => {
    const [row] = playerRows(opened());
    expect(row).toMatchObject({
      id: 'ann',
      room_id: '00000000-0000-8000-a000-000000000001',
      player_name: 'Ann',
      player_symbol: 'X',
      player_index: 0,
    });
    expect(JSON.stringify(snapshotOf(opened(), []))).not.toContain('hash of');
  });
});

describe('game_state', () => {
  test('DB-05, DB-10 flat cells, the turn, the start', () => {
    expect(stateAfter({}, ['4'])).toMatchObject({
      board: [null, null, null, null, 'X', null, null, null, null],
      currentPlayerIndex: 1,
      gameStarted: true,
      winner: null,
    });
    expect(stateAfter({ variant: 'misere', gridSize: 4 }, []).board).toHaveLength(16);
    expect(stateAfter({ variant: 'wild' }, ['0-O']).board).toHaveProperty([0], 'O');
  });

  test('DB-06 winner: a symbol, tie, or several', () => {
    expect(stateAfter({}, WON).winner).toBe('X');
    expect(stateAfter({}, TIED).winner).toBe('tie');
    const three = played(
      started(3, { variant: 'misere' }),
      [0, 1, 2, 0, 1, 2, 0],
      ['0', '3', '4', '1', '5', '7', '2'],
    );
    expect(roomRow(three).game_state.winner).toEqual(['O', 'A']);
  });

  test('DB-08 ultimate: boards, winners, activeBoard', () => {
    const { board } = stateAfter({ variant: 'ultimate' }, ['4.0', '0.4']);
    expect(board).toMatchObject({ activeBoard: 4, winners: Array.from({ length: 9 }, () => null) });
    expect(board).toHaveProperty(['boards', 4, 0], 'X');
    expect(board).toHaveProperty(['boards', 0, 4], 'O');
  });

  test('DB-09 3d: 27 flat cells, 64 on size 4', () => {
    expect(stateAfter({ variant: '3d' }, []).board).toHaveLength(27);
    expect(stateAfter({ variant: '3d', gridSize: 4 }, ['0.0']).board).toHaveLength(64);
  });

  test('DB-10, QNT-24 quantum: classical marks and pairs', () => {
    expect(stateAfter({ variant: 'quantum' }, ['0-1']).board).toEqual({
      classical: Array.from({ length: 9 }, () => null),
      pairs: [{ cells: [0, 1], symbol: 'X', moveNumber: 1 }],
    });
    const measured = stateAfter({ variant: 'quantum' }, ['0-1', '0-1', '0'], [0, 1, 0]);
    expect(measured.board).toMatchObject({
      classical: ['O', 'X', ...Array.from({ length: 7 }, () => null)],
      pairs: [],
    });
  });

  test('DB-07, DB-10 infinite: the rectangle with its origin, and its size', () => {
    const state = stateAfter({ variant: 'infinite' }, ['0,0']);
    expect(state).toMatchObject({ gridSize: 6, board: { x: -1, y: -1, width: 6, height: 6 } });
    expect(state.board).toHaveProperty(['cells', 7], 'X');
    expect(stateAfter({}, [])).not.toHaveProperty('gridSize');
  });
});
