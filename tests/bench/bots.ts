/** `npm run bench:bots`: positions a second that Hard visits, and how long its first moves take, cold. */
import { choose, prepare } from '../../src/bots/choose.ts';
import { BUDGET_MS, limitsOf, open } from '../../src/bots/opened.ts';
import { think } from '../../src/bots/think.ts';
import { newRecord, notation } from '../../src/rules/match.ts';
import { grow } from '../../src/rules/mcts.ts';
import { Tree } from '../../src/rules/mcts-tree.ts';
import { UltimateArena } from '../../src/variants/ultimate/bot-arena.ts';
import { ultimate } from '../../src/variants/ultimate/rules.ts';
import { games, isGameId } from '../../src/variants/rules.ts';
import { optionsToTry } from '../games/option-sets.ts';

/** Milliseconds to search for the speed, and openings to answer. */
const SEARCH = 1000;
const OPENINGS = 12;

for (const id of Object.keys(games).filter(isGameId)) {
  const game = games[id];
  await prepare(id);
  for (const raw of optionsToTry(id)) {
    const made = newRecord(game, game.seats[0], raw);
    if (!made.ok) continue;
    const empty = made.value;
    const state = game.setup(empty.seats, empty.options, 0);
    const legal = game.moves(state).map((move) => notation(game, move));
    const step = Math.ceil(legal.length / OPENINGS);
    const answered = [[], ...legal.filter((_, at) => at % step === 0).map((text) => [text])];
    const times = answered.map((moves) => {
      const start = performance.now();
      choose({ ...empty, moves }, 'hard', { budgetMs: BUDGET_MS });
      return performance.now() - start;
    });
    const opened = open({ ...empty, moves: legal.slice(0, 1) }, undefined);
    const start = performance.now();
    const task = { limits: limitsOf({ budgetMs: SEARCH }, Date.now()), seed: 0, every: true };
    const { nodes } = think(opened, task);
    const speed = Math.round((nodes / (performance.now() - start)) * 1000);
    console.log(
      `${id.padEnd(12)}${speed.toLocaleString('en').padStart(10)} positions/s, slowest first move ` +
        `${Math.max(...times)
          .toFixed(0)
          .padStart(4)} ms  ${JSON.stringify(empty.options)}`,
    );
  }
}

const arena = new UltimateArena(ultimate.setup(2, {}, 0), 1);
for (const run of ['cold', 'warm']) {
  const until = Date.now() + SEARCH;
  const taken = grow(new Tree(1_000_000), arena, { maxNodes: Infinity, until }, 0.3);
  console.log(`ultimate    ${taken.toLocaleString('en').padStart(10)} playouts/s, ${run}`);
}
