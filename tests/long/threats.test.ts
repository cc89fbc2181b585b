/** Larger samples of wins by threats, and 4x4x4's first player. The figures are printed. */
import { expect, test } from 'vitest';
import { seeded } from '../../src/bots/random.ts';
import { newRecord, notation } from '../../src/rules/match.ts';
import { games } from '../../src/variants/rules.ts';
import { playerOf } from '../bench/players.ts';
import { cube, plane, threatScenes, winsFrom } from '../games/threat-positions.ts';

const HOUR = 3_600_000;

test.each([
  ['4x4x4', cube, 1],
  ['infinite, five in a row', plane(5), 0.98],
  ['infinite, four in a row', plane(4), 0.98],
] as const)(
  'R-BOT-10 %s: wins by at most six threats',
  (name, place, aim) => {
    const scenes = threatScenes(place, 300, 6, seeded(8, name));
    const won = scenes.filter((each) => winsFrom(place, each, 30, { maxNodes: 5000, seed: 1 }));
    console.log(`${name}: ${won.length} of ${scenes.length} wins by threats`);
    expect(won.length / scenes.length).toBeGreaterThanOrEqual(aim);
  },
  HOUR,
);

test.each(['random', 'easy', 'medium', 'ab-2', 'ab-4', 'ab-6'])(
  'AI-10 4x4x4: Hard, moving first, wins every game against %s',
  (name) => {
    const game = games['3d'];
    const made = newRecord(game, 2, { board: '4x4x4' });
    const [hard, other] = [playerOf('hard', { maxNodes: 40_000 }), playerOf(name, {})];
    if (!made.ok || !hard || !other) throw new Error('no match');
    const won = Array.from({ length: 10 }, (_, seed) => {
      const memories = [{}, {}];
      const moves: string[] = [];
      let state = game.setup(2, made.value.options, 0);
      for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
        const record = { ...made.value, moves: [...moves] };
        const text = (seat === 0 ? hard : other)(record, seed, memories[seat] ?? {});
        const move = game.moves(state).find((each) => notation(game, each) === text) ?? null;
        state = game.apply(state, move);
        moves.push(text);
      }
      return game.outcome(state)?.scores[0] === 1;
    });
    expect(won).not.toContain(false);
  },
  HOUR,
);
