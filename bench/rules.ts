/** `npm run bench:rules`: random plies per second for every game, through the `Game` contract. */
import type { Game, Json } from '../src/rules/game.ts';
import { games, isGameId, type GameId } from '../src/variants/rules.ts';
import { whole } from './measure.ts';
import { optionSets } from '../tests/games/lib/option-sets.ts';

const MILLISECONDS = 600;
/** Infinite can take thousands of plies: matches are cut off here. */
const LONGEST = 60;

/** Plies per second to reach with the default options; extended and 3D have no aim. */
const AIMS: Partial<Readonly<Record<GameId, number>>> = {
  classic: 500_000,
  misere: 500_000,
  wild: 500_000,
  multiplayer: 500_000,
  quantum: 500_000,
  ultimate: 150_000,
  infinite: 100_000,
};

let seed = 1;
/** Marsaglia's xorshift: fast, and the same games on every run. */
function random(below: number): number {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed >>> 0) % below;
}

/** Plays one random game and returns its number of plies. */
function playOut(game: Game, seats: number, options: Json): number {
  let state = game.setup(seats, options, 0);
  let plies = 0;
  for (; plies < LONGEST && game.toMove(state) !== null; plies += 1) {
    const moves = game.moves(state);
    state = game.apply(state, moves[random(moves.length)] ?? null);
  }
  return plies;
}

function pliesASecond(game: Game, seats: number, options: Json, milliseconds: number): number {
  const start = performance.now();
  let plies = 0;
  let spent = 0;
  while (spent < milliseconds) {
    for (let match = 0; match < 20; match += 1) plies += playOut(game, seats, options);
    spent = performance.now() - start;
  }
  return (plies * 1000) / spent;
}

const count = (value: number): string => whole(value).padStart(10);
const missed: string[] = [];
for (const id of Object.keys(games).filter(isGameId)) {
  const game: Game = games[id];
  const [seats] = game.seats;
  optionSets(game, seats).forEach((options, at) => {
    pliesASecond(game, seats, options, MILLISECONDS / 3);
    const speed = pliesASecond(game, seats, options, MILLISECONDS);
    const aim = at === 0 ? AIMS[id] : undefined;
    const verdict = aim === undefined ? '' : `  aim ${count(aim)}${speed < aim ? '  MISSED' : ''}`;
    if (aim !== undefined && speed < aim) missed.push(id);
    console.log(`${id.padEnd(12)}${count(speed)} plies/s${verdict}  ${JSON.stringify(options)}`);
  });
}
if (missed.length > 0) console.log(`below the aim: ${missed.join(', ')}`);
