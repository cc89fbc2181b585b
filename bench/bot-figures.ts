/**
 * Measures one game for `npm run bench:bots`, in its own process as the page uses its own worker:
 * `node bot-figures.ts moves|memory <game> <options>` prints one line of JSON.
 */
import { choose } from '../src/bots/choose.ts';
import { limitsOf, openBotMatch } from '../src/bots/bot-match.ts';
import { answerQuestion } from '../src/bots/worker/answer.ts';
import { cpuNow } from './measure.ts';
import { seedRandom } from '../src/engine/random.ts';
import { think } from '../src/bots/think.ts';
import type { Game, MatchRecord } from '../src/rules/game.ts';
import { findMove, newRecord, notation } from '../src/rules/match.ts';
import { games, isGameId } from '../src/variants/rules.ts';

/** The line of JSON that one process prints. */
export type Moves = {
  /** Positions per second of wall-clock and of processor time. */
  readonly speed: number;
  readonly cpuSpeed: number;
  /** The slowest move after 0, 1, 2... plies with an empty memory: milliseconds of wall-clock and of processor time. */
  readonly slowest: readonly { readonly clock: number; readonly cpu: number }[];
};
export type Memory = { readonly plies: number; readonly base: number; readonly peak: number };

/** Search time for the speed (ms), positions per ply, and how many of the first plies to time. */
const SEARCH = 1000;
const SAMPLE = 8;
const PLIES = 4;
const LONGEST = 60;
const MEGABYTE = 2 ** 20;

function timed(work: () => void): { readonly clock: number; readonly cpu: number } {
  const [clock, cpu] = [performance.now(), cpuNow()];
  work();
  return { clock: performance.now() - clock, cpu: cpuNow() - cpu };
}

/** The record after some random plies; null when the match is over by then. */
function onward(game: Game, empty: MatchRecord, plies: number, seed: number): MatchRecord | null {
  const random = seedRandom(seed, 'bench');
  let state = game.setup(empty.seats, empty.options, 0);
  const moves: string[] = [];
  while (moves.length < plies && game.toMove(state) !== null) {
    const legal = game.moves(state);
    const move = legal[Math.floor(random() * legal.length)] ?? null;
    moves.push(notation(game, move));
    state = game.apply(state, move);
  }
  return game.toMove(state) === null ? null : { ...empty, moves };
}

async function movesOf(game: Game, empty: MatchRecord): Promise<Moves> {
  await answerQuestion({ ask: 'warm-up', id: 0, record: empty, opts: {} });
  const slowest = Array.from({ length: PLIES }, (_, plies) => {
    const times = Array.from({ length: plies === 0 ? 1 : SAMPLE }, (__, seed) => {
      const asked = onward(game, empty, plies, seed);
      const ask = (record: MatchRecord) => choose(record, 'hard', { seed });
      return timed(() => asked && ask(asked));
    });
    return {
      clock: Math.max(...times.map(({ clock }) => clock)),
      cpu: Math.max(...times.map(({ cpu }) => cpu)),
    };
  });
  const opened = openBotMatch(onward(game, empty, 1, 0) ?? empty, undefined);
  let nodes = 0;
  const { clock, cpu } = timed(() => {
    const task = {
      limits: limitsOf(opened, { budgetMs: SEARCH }, Date.now()),
      seed: 0,
      every: true,
    };
    ({ nodes } = think(opened, task));
  });
  return { speed: (nodes / clock) * 1000, cpuSpeed: (nodes / cpu) * 1000, slowest };
}

/** Hard plays both sides of a match with one memory, as the page's worker does. */
async function memoryOf(game: Game, empty: MatchRecord): Promise<Memory> {
  const base = process.memoryUsage.rss() / MEGABYTE;
  const memory = {};
  await answerQuestion({ ask: 'warm-up', id: 0, record: empty, opts: {} }, memory);
  const moves: string[] = [];
  let state = game.setup(empty.seats, empty.options, 0);
  while (game.toMove(state) !== null && moves.length < LONGEST) {
    const record = { ...empty, moves: [...moves] };
    const text = choose(record, 'hard', { seed: moves.length, memory });
    const move = findMove(game, state, text) ?? null;
    state = game.apply(state, move);
    moves.push(text);
  }
  return { plies: moves.length, base, peak: process.resourceUsage().maxRSS / 1024 };
}

const [what, id = '', raw = '{}'] = process.argv.slice(2);
if (isGameId(id)) {
  const game: Game = games[id];
  const made = newRecord(game, game.seats[0], JSON.parse(raw));
  if (!made.ok) throw new Error(made.error);
  if (what === 'memory') console.log(JSON.stringify(await memoryOf(game, made.value)));
  else console.log(JSON.stringify(await movesOf(game, made.value)));
}
