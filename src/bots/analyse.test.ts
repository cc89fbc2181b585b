import { describe, expect, test } from 'vitest';
import { cube, plane, threatPositions } from '../../scripts/puzzles/threat-positions.ts';
import { reached, winsWithin } from '../../tests/games/bots/ultimate-positions.ts';
import type { MatchRecord } from '../rules/game.ts';
import { analyse } from './analyse.ts';
import { ultimate } from '../variants/ultimate/rules.ts';
import { Dice } from '../engine/dice.ts';
import { choose, prepare } from './choose.ts';
import { seedRandom } from '../engine/random.ts';

const record = (game: string, moves: string, options = {}, seats = 2): MatchRecord => ({
  game,
  version: 1,
  seats,
  options,
  moves: moves === '' ? [] : moves.split(' '),
});

const valueOf = (asked: MatchRecord, move: string) =>
  analyse(asked, { maxNodes: 1e6 }).moves.find((each) => each.move === move)?.value;

describe('the value of a move', () => {
  test('classic: an immediate win, a tie, and a loss in two plies', () => {
    expect(valueOf(record('classic', '0 3 1 4'), '2')).toEqual({
      kind: 'win',
      plies: 1,
      isHalf: false,
    });
    expect(valueOf(record('classic', '0'), '4')).toEqual({ kind: 'tie' });
    expect(valueOf(record('classic', '0 4 8'), '2')).toMatchObject({ kind: 'loss' });
    expect(valueOf(record('classic', '0 3 1'), '4')).toEqual({
      kind: 'loss',
      plies: 2,
      isHalf: false,
    });
  });

  test('lists every legal move, best first; Hard plays one of the best', () => {
    const asked = record('3d', '1.4');
    const { best, moves } = analyse(asked, { maxNodes: 1e6 });
    expect(moves).toHaveLength(35);
    expect(moves[0]?.value).toEqual({ kind: 'loss', plies: 6, isHalf: false });
    expect(moves.map(({ move }) => move)).toContain(best);
  });

  test('infinite: Hard’s move comes first, even in a poor position', () => {
    const asked = record('infinite', '2,2 3,3 2,4', { length: 5 });
    const { best, moves } = analyse(asked, { maxNodes: 20_000 });
    expect(moves[0]).toMatchObject({ move: best, value: { kind: 'guess' } });
    expect(choose(asked, 'hard', { maxNodes: 20_000 })).toBe(best);
  });

  test('quantum: distinguishes half a point from a whole one', () => {
    const asked = record('quantum', '0-8 2-6 0-2');
    const { moves } = analyse(asked, { maxNodes: 1e7 });
    expect(moves[0]?.value).toMatchObject({ kind: 'loss', isHalf: true });
  });

  test('quantum: the book opens in opposite corners', async () => {
    await prepare('quantum');
    const openings = new Set<string>();
    for (let seed = 0; seed < 20; seed += 1) {
      openings.add(choose(record('quantum', ''), 'hard', { seed, maxNodes: 1000 }));
    }
    expect([...openings].toSorted()).toEqual(['0-8', '2-6']);
  });

  test('with three seats a later win is a guess: the others may play differently', () => {
    const { moves } = analyse(record('multiplayer', '0 3 6 1', {}, 3), { maxNodes: 1e5 });
    const kinds = new Set(moves.map(({ value }) => value.kind));
    expect(kinds).toEqual(new Set(['guess']));
  });
});

describe('proven results are not shown as guesses', () => {
  test.each([
    ['4x4x4', cube],
    ['infinite, five in a row', plane(5)],
  ] as const)('R-BOT-10 %s: a win by up to four threats', (name, place) => {
    for (const { record: asked } of threatPositions(place, 8, 4, seedRandom(12, name))) {
      const { best, moves } = analyse(asked, { maxNodes: 20_000 });
      const value = moves.find(({ move }) => move === best)?.value;
      expect(value).toMatchObject({ kind: 'win', isHalf: false });
      expect(value?.kind === 'win' ? value.plies % 2 : 0).toBe(1);
    }
  });

  test('R-BOT-8 5x5: a reply that leaves a pairing is no loss', () => {
    const asked = record('extended', '12', { size: 5, teams: false });
    const { best, moves } = analyse(asked, { maxNodes: 2000 });
    expect(moves.find(({ move }) => move === best)?.value).toEqual({ kind: 'no-loss' });
  });

  test.each([{ maxNodes: 0 }, { budgetMs: 0 }])(
    'ultimate: without time every move is a guess, not a loss (%j)',
    (limits) => {
      const { moves } = analyse(record('ultimate', ''), limits);
      expect(moves).toHaveLength(81);
      expect(new Set(moves.map(({ value }) => value.kind))).toEqual(new Set(['guess']));
    },
  );

  test('R-BOT-9 ultimate: wins in three, and positions in which every move loses', () => {
    const dice = new Dice(21);
    const seen = { win: 0, loss: 0 };
    while (seen.win < 5 || seen.loss < 5) {
      const each = reached(30 + dice.roll(30), dice);
      if (!each) continue;
      const { state } = each;
      const isWon = winsWithin(state, 3).length > 0;
      const isLost = ultimate
        .moves(state)
        .every((text) => winsWithin(ultimate.apply(state, text), 3).length > 0);
      if (!isWon && !isLost) continue;
      const kind = isWon ? 'win' : 'loss';
      seen[kind] += 1;
      const { best, moves } = analyse(each.record, { maxNodes: 50_000 });
      expect(moves.find(({ move }) => move === best)?.value.kind).toBe(kind);
    }
  });
});
