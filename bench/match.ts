/**
 * `npm run match -- <game> <player> <player> --games N --seed S`: plays two players against each
 * other over paired openings (each opening twice, seats swapped) and prints the first player's
 * result. `npm run match -- ladder <game> --games 100` plays each strength against the one below.
 * More: `--opening 2` (random plies at the start of each pair), `--options '{"size":5}'`, `--seats
 * 3`, `--budget 300` (ms per move) or `--nodes 100000`.
 */
import { parseArgs } from 'node:util';
import { prepare } from '../src/bots/choose.ts';
import { newRecord } from '../src/rules/match.ts';
import { games, isGameId } from '../src/variants/rules.ts';
import { playerOf, PLAYERS } from '../tests/games/bots/players.ts';
import { playSeries, scoreOf } from '../tests/games/bots/series.ts';
import { printLadder } from './ladder.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    opening: { type: 'string' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: '{}' },
    seats: { type: 'string' },
    budget: { type: 'string' },
    nodes: { type: 'string' },
  },
});

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const isLadder = positionals[0] === 'ladder';
const [id = '', one = '', two = ''] = isLadder ? positionals.slice(1) : positionals;
if (!isGameId(id)) fail(`no such game: ${id}; there are ${Object.keys(games).join(', ')}`);
const budget = {
  ...(values.budget !== undefined && { budgetMs: Number(values.budget) }),
  ...(values.nodes !== undefined && { maxNodes: Number(values.nodes) }),
};
const game = games[id];
const made = newRecord(game, Number(values.seats ?? game.seats[0]), JSON.parse(values.options));
const empty = made.ok ? made.value : fail(made.error);
const task = {
  empty,
  games: Number(values.games ?? (isLadder ? 100 : 20)),
  opening: Number(values.opening ?? (isLadder ? 0 : 2)),
  seed: Number(values.seed),
};

await prepare(id);
if (isLadder) printLadder(task, ...positionals.slice(2).map(Number));
else playTwo();

function playTwo(): void {
  const [first, second] = [one, two].map((name) => playerOf(name, budget));
  if (!first || !second) fail(`players are ${PLAYERS}`);
  const rounds = playSeries([first, second], task);
  const points = rounds.flat().map((played) => played.points);
  const { mean, low, high } = scoreOf(rounds);
  const count = (test: (score: number) => boolean): number => points.filter(test).length;
  const percent = (fraction: number): string => `${(fraction * 100).toFixed(1)}%`;
  console.log(
    `${id} ${JSON.stringify(empty.options)}: ${one} against ${two}, ${points.length} games: ` +
      `${count((score) => score > 1 / 2)} wins, ${count((score) => score === 1 / 2)} ties, ` +
      `${count((score) => score < 1 / 2)} losses; ${percent(mean)} of the points, ` +
      `95% from ${percent(Math.max(low, 0))} to ${percent(Math.min(high, 1))}`,
  );
}
