import { beforeEach, describe, expect, test, vi } from 'vitest';
import { games } from '../../variants/rules.ts';
import { registerGame } from '../loaded-games.ts';
import { latestPly } from '../match-state.ts';
import { createArgument, type ProvenMove, type MoveByProof, progressOf } from './argument.ts';

const { classic } = games;
registerGame(classic);

/** Not a proof: X's moves for one line of classic, by the number of marks. */
const MOVES: Readonly<Record<number, ProvenMove>> = {
  0: { notation: '4', left: 5, plies: null },
  2: { notation: '0', left: 2, plies: null },
  4: { notation: '2', left: 0, plies: 3 },
  6: { notation: '6', left: 0, plies: 1 },
};
const moveByProof: MoveByProof = (state) => {
  const move = MOVES[classic.marks(state).length];
  if (!move) throw new Error('not in the proof');
  return move;
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

async function reply(session: ReturnType<typeof createArgument>, cell: string): Promise<void> {
  expect(session.pick(cell).ok).toBe(true);
  await vi.runAllTimersAsync();
}

describe('LES-07: an argument', () => {
  test('the proof moves first and replies each time, which may be taken back', async () => {
    const session = createArgument('classic', {}, moveByProof);
    expect(session.pick('0')).toEqual({ ok: false, error: 'bot-thinking' });
    await vi.runAllTimersAsync();
    expect(session.store.getState().record.moves).toEqual(['4']);
    await reply(session, '1');
    expect(session.store.getState().record.moves).toEqual(['4', '1', '0']);
    session.undo();
    expect(session.store.getState().record.moves).toEqual(['4']);
    expect(session.undo()).toBe(false);
    session.dispose();
  });

  test('its progress falls with each reply, and says how much a bad one cost', async () => {
    const session = createArgument('classic', {}, moveByProof);
    const progress = () => progressOf(moveByProof, session.store.getState());
    expect(progress()).toBeNull();
    await vi.runAllTimersAsync();
    expect(progress()).toEqual({ left: 4, moves: null, cost: null });
    await reply(session, '1');
    // Four more moves were possible, and two are left, of which this was one.
    expect(progress()).toEqual({ left: 1, moves: null, cost: 2 });
    await reply(session, '8');
    expect(progress()).toEqual({ left: 0, moves: 1, cost: 1 });
    await reply(session, '5');
    expect(latestPly(session.store.getState())).toBe(7);
    expect(progress()).toEqual({ left: 0, moves: 0, cost: 0 });
    session.dispose();
  });

  test('options that the game refuses are a bug', () => {
    expect(() => createArgument('classic', { teams: true }, moveByProof)).toThrow(
      'classic refuses',
    );
  });
});
