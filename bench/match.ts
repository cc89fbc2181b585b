/**
 * `npm run match -- <game> <player> <player> --games N --seed S`: plays two players against each other over
 * paired openings (each opening twice, seats swapped) and prints the first player's result.
 * More: `--opening 2` (random plies at the start of each pair), `--options '{"size":5}'`, `--seats 3`, `--budget 300` (ms per move) or `--nodes 100000`.
 */
import { parseArgs } from 'node:util';
import { prepare } from '../src/bots/choose.ts';
import { pickOne, seeded } from '../src/bots/search/random.ts';
import type { Game, Json, MatchRecord } from '../src/rules/game.ts';
import { newRecord, notation, replay } from '../src/rules/match.ts';
import { margin } from '../src/rules/search/worth.ts';
import { games, isGameId } from '../src/variants/rules.ts';
import { playerOf, PLAYERS, type Player } from '../tests/games/bots/players.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20' },
    opening: { type: 'string', default: '2' },
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

const [id = '', one = '', two = ''] = positionals;
if (!isGameId(id)) fail(`no such game: ${id}; there are ${Object.keys(games).join(', ')}`);
const budget = {
  ...(values.budget !== undefined && { budgetMs: Number(values.budget) }),
  ...(values.nodes !== undefined && { maxNodes: Number(values.nodes) }),
};
const game = games[id];
const made = newRecord(game, Number(values.seats ?? game.seats[0]), JSON.parse(values.options));
const empty = made.ok ? made.value : fail(made.error);
const [first, second] = [one, two].map((name) => playerOf(name, budget));
if (!first || !second) fail(`players are ${PLAYERS}`);

function opening(seed: number): MatchRecord {
  const random = seeded(seed, id);
  let state = stateOf(game, empty);
  const moves: string[] = [];
  while (moves.length < Number(values.opening)) {
    const move = pickOne(random, game.moves(state));
    const next = game.apply(state, move);
    if (game.outcome(next)) continue;
    moves.push(notation(game, move));
    state = next;
  }
  return { ...empty, moves };
}

function stateOf(played: Game, record: MatchRecord): Json {
  const states = replay(played, record);
  if (!states.ok) throw new Error(`${record.moves.join(' ')}: ${states.error}`);
  return states.value.at(-1) ?? null;
}

/** The first player's points, 0 to 1. */
function playOut(
  start: MatchRecord,
  seat: number,
  players: readonly [Player, Player],
  seed: number,
) {
  const memories = [{}, {}] as const;
  const moves = [...start.moves];
  let state = stateOf(game, start);
  for (let turn = game.toMove(state); turn !== null; turn = game.toMove(state)) {
    const who = turn === seat ? 0 : 1;
    moves.push(players[who]({ ...start, moves }, seed, memories[who]));
    state = stateOf(game, { ...start, moves });
  }
  const outcome = game.outcome(state);
  return outcome ? (margin(outcome.scores, seat) + 1) / 2 : 1 / 2;
}

await prepare(id);
const rounds = Math.ceil(Number(values.games) / empty.seats);
const points: number[] = [];
const means: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const seed = Number(values.seed) * 100_003 + round;
  const start = opening(seed);
  const scores = Array.from({ length: empty.seats }, (_, seat) =>
    playOut(start, seat, [first, second], seed),
  );
  points.push(...scores);
  means.push(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
const mean = means.reduce((sum, score) => sum + score, 0) / means.length;
const spread = means.reduce((sum, score) => sum + (score - mean) ** 2, 0);
// The two games of a pair aren't independent: the error is computed over the pairs' means.
const error = 1.96 * Math.sqrt(spread / Math.max(means.length - 1, 1) / means.length);
const count = (test: (score: number) => boolean): number => points.filter(test).length;
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
console.log(
  `${id} ${JSON.stringify(empty.options)}: ${one} against ${two}, ${points.length} games: ` +
    `${count((score) => score > 1 / 2)} wins, ${count((score) => score === 1 / 2)} draws, ` +
    `${count((score) => score < 1 / 2)} losses; ${percent(mean)} of the points, ` +
    `95% from ${percent(Math.max(mean - error, 0))} to ${percent(Math.min(mean + error, 1))}`,
);
