/** `node tests/bench/ultimate.ts 100000 200`: Hard at 300 ms against so many plain playouts, so many games. */
import { Tree } from '../../src/rules/mcts-tree.ts';
import { grow } from '../../src/rules/mcts.ts';
import { UltimateArena } from '../../src/variants/ultimate/bot-arena.ts';
import { ultimate } from '../../src/variants/ultimate/rules.ts';
import { standing, type Standing } from '../games/ultimate-match.ts';

const [playouts = 10_000, games = 200] = process.argv.slice(2).map(Number);

const arena = new UltimateArena(ultimate.setup(2, {}, 0), 1);
for (const ms of [300, 1000]) {
  const taken = grow(
    new Tree(1_000_000),
    arena,
    { maxNodes: Infinity, until: Date.now() + ms },
    0.3,
  );
  console.log(`${Math.round(taken / ms)} thousand playouts/s from the empty board in ${ms} ms`);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const say = ({ games: played, share, error }: Standing): boolean => {
  if (played > 0 && played % 10 === 0)
    console.log(`${played} games: ${percent(share)} +- ${percent(error)}`);
  return false;
};
const { games: played, share, error } = standing(games / 2, playouts, { budgetMs: 300 }, say);
console.log(`Hard at 300 ms against ${playouts} plain playouts, ${played} games:`);
console.log(`${percent(share)} of the points, 95 % interval +- ${percent(error)}`);
