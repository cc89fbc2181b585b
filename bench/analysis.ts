/**
 * `npm run bench:analysis`, or `-- ultimate 3d` for some games: in how many of 200 positions of random games the
 * analysis proves every move within 1 s and within 3 s. Takes up to ten minutes for a set of options.
 */
import { analyse } from '../src/bots/analyse.ts';
import { prepare } from '../src/bots/choose.ts';
import { chooseOne, seedRandom } from '../src/engine/random.ts';
import type { Game, Json, MatchRecord } from '../src/rules/game.ts';
import { newRecord, notation } from '../src/rules/match.ts';
import { games, type GameId } from '../src/variants/rules.ts';

const POSITIONS = 200;
/** As the analysis board asks: each question deepens the answers that are kept. */
const STEPS_MS = [1000, 2000];
/** Random games on a board that grows may not end. */
const LONGEST = 60;

const SETS: readonly (readonly [GameId, Readonly<Record<string, Json>>])[] = [
  ['classic', {}],
  ['misere', {}],
  ['misere', { size: 4 }],
  ['wild', {}],
  ['wild', { winner: 'maker' }],
  ['wild', { size: 4 }],
  ['wild', { size: 4, winner: 'maker' }],
  ['extended', {}],
  ['extended', { size: 5 }],
  ['3d', {}],
  ['3d', { board: '3x3x3' }],
  ['3d', { board: '4x4x4' }],
  ['quantum', {}],
  ['ultimate', {}],
  ['infinite', {}],
];

/** Returns a position of a random game, in which every ply is equally likely. */
function position(game: Game, empty: MatchRecord, seed: number): MatchRecord {
  const random = seedRandom(seed, `analysis ${game.id}`);
  let state = game.setup(empty.seats, empty.options, 0);
  const moves: string[] = [];
  while (game.toMove(state) !== null && moves.length < LONGEST) {
    const move = chooseOne(random, game.moves(state));
    moves.push(notation(game, move));
    state = game.apply(state, move);
  }
  return { ...empty, moves: moves.slice(0, Math.floor(random() * moves.length)) };
}

/**
 * Finds the first step after which every move is proven; null when some are still open after the
 * last.
 */
function provenIn(record: MatchRecord): number | null {
  const memory = {};
  const isProven = (budgetMs: number): boolean =>
    analyse(record, { budgetMs, memory }).moves.every(
      ({ value: { kind } }) => kind !== 'guess' && kind !== 'no-loss',
    );
  const step = STEPS_MS.findIndex(isProven);
  return step < 0 ? null : step;
}

async function count(id: GameId, options: Readonly<Record<string, Json>>): Promise<string> {
  await prepare(id);
  const game: Game = games[id];
  const empty = newRecord(game, 2, options);
  if (!empty.ok) throw new Error(empty.error);
  const steps = Array.from({ length: POSITIONS }, (_, seed) =>
    provenIn(position(game, empty.value, seed)),
  );
  const [soon, late] = [0, 1].map((last) => steps.filter((s) => s !== null && s <= last).length);
  return `${id.padEnd(12)} ${soon} within 1 s, ${late} within 3 s, of ${POSITIONS}  ${JSON.stringify(options)}`;
}

const asked = process.argv.slice(2);
for (const [id, options] of SETS) {
  if (asked.length === 0 || asked.includes(id)) console.log(await count(id, options));
}
