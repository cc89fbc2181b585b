import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../rules/game.ts';
import { analyse } from './analyse.ts';
import { choose, prepare } from './choose.ts';

const record = (game: string, moves: string, options = {}, seats = 2): MatchRecord => ({
  game,
  version: 1,
  seats,
  options,
  moves: moves === '' ? [] : moves.split(' '),
});

const valueOf = (asked: MatchRecord, move: string) =>
  analyse(asked, { maxNodes: 1e6 }).moves.find((each) => each.move === move)?.value;

describe('what is known of a move', () => {
  test('classic: a win at once, a draw, and a loss that takes two plies', () => {
    expect(valueOf(record('classic', '0 3 1 4'), '2')).toEqual({
      kind: 'win',
      plies: 1,
      isHalf: false,
    });
    expect(valueOf(record('classic', '0'), '4')).toEqual({ kind: 'draw' });
    expect(valueOf(record('classic', '0 4 8'), '2')).toMatchObject({ kind: 'loss' });
    expect(valueOf(record('classic', '0 3 1'), '4')).toEqual({
      kind: 'loss',
      plies: 2,
      isHalf: false,
    });
  });

  test('every legal move, the best first; the best is what Hard may play', () => {
    const asked = record('3d', '1.4');
    const { best, moves } = analyse(asked, { maxNodes: 1e6 });
    expect(moves).toHaveLength(35);
    expect(moves[0]?.value).toEqual({ kind: 'loss', plies: 6, isHalf: false });
    expect(moves.map(({ move }) => move)).toContain(best);
  });

  test('quantum: half a point is told from a whole one', () => {
    const asked = record('quantum', '0-8 2-6 0-2');
    const { moves } = analyse(asked, { maxNodes: 1e7 });
    expect(moves[0]?.value).toMatchObject({ kind: 'loss', isHalf: true });
  });

  test('quantum: opened by opposite corners, by the book', async () => {
    await prepare('quantum');
    const openings = new Set<string>();
    for (let seed = 0; seed < 20; seed += 1) {
      openings.add(choose(record('quantum', ''), 'hard', { seed, maxNodes: 1000 }));
    }
    expect([...openings].toSorted()).toEqual(['0-8', '2-6']);
  });

  test('among three a win later is a guess: the others may play otherwise', () => {
    const { moves } = analyse(record('multiplayer', '0 3 6 1', {}, 3), { maxNodes: 1e5 });
    const kinds = new Set(moves.map(({ value }) => value.kind));
    expect(kinds).toEqual(new Set(['guess']));
  });
});
