/** A bot's move: the one entry to everything the bots can do. */
import type { Game, Json, MatchRecord } from '../rules/game.ts';
import { notation, replay } from '../rules/match.ts';
import { thoughtful } from '../variants/infinite/bot.ts';
import { games, isGameId, type GameId } from '../variants/rules.ts';
import { strengthOf, type Level } from './levels.ts';
import { newTables, tablesOf, type Memory, type Tables } from './memory.ts';
import { pickOne, seeded, type Random } from './random.ts';
import { rate, type Rated } from './search.ts';
import type { Limits } from './search-run.ts';
import { isWon } from './worth.ts';

export type { Level } from './levels.ts';
export type { Memory } from './memory.ts';

/** All optional. Without `budgetMs` no clock is asked and the answer depends on nothing but the rest. */
export type ChooseOptions = {
  /** Thinking time in milliseconds. */
  readonly budgetMs?: number;
  /** Positions to visit, 200,000 if absent (unbounded with a time). */
  readonly maxNodes?: number;
  /** Any number, 0 if absent; another seed picks another of the moves that are as good. */
  readonly seed?: number;
  /** Kept by the caller between moves, so that what was searched is not searched again. */
  readonly memory?: Memory;
};

const NODES = 200_000;

/** The same where choosing the moves worth a thought takes longer than making them. */
const FEWER_NODES = 6000;

/** Enough to solve the games on nine cells, and soon over where there are more. */
const NODES_TO_PREPARE = 60_000;

/** What `prepare` solved, per game with its default options; null where that takes too long. */
const prepared = new Map<GameId, Tables | null>();

/**
 * The notation of the move a level makes (specification 9, AI strength; decision "Modes"): a win in
 * one first, then the level's share of random moves, else the best that search finds - the quickest
 * win, the slowest loss, the seed's choice among equals. Synchronous, and the same for the same
 * record, seed and nodes. Throws when the record is invalid or over (a bug of the caller).
 */
export function choose(record: MatchRecord, level: Level, opts: ChooseOptions = {}): string {
  const { id, game, state } = open(record);
  const random = seeded(opts.seed ?? 0, `${id} ${record.moves.join(' ')}`);
  const tables = opts.memory ? tablesOf(opts.memory, id) : (preparedFor(record, id) ?? newTables());
  const { share, depth } = strengthOf(id, level);
  const move =
    winInOne(game, record.seats, state, random, level) ??
    atRandom(game, state, random, share) ??
    pickBest(random, rate(game, record.seats, state, tables, limitsOf(id, opts), depth).moves);
  return notation(game, move);
}

/**
 * Solves a game's default set-up from its first moves on, if that is quick: `choose` then answers at
 * once. What can't be solved is not kept, so that answers don't depend on it.
 */
export async function prepare(gameId: GameId): Promise<void> {
  if (prepared.has(gameId)) return;
  const { game, seats, options } = defaultsOf(gameId);
  const tables = newTables();
  const empty = game.setup(seats, options, 0);
  const limits = { maxNodes: Math.min(NODES_TO_PREPARE, nodesOf(gameId)), until: Infinity };
  const isSolved = rate(game, seats, empty, tables, limits).isSolved;
  const starts = isSolved ? game.moves(empty).map((move) => game.apply(empty, move)) : [];
  const all = starts.map((state) => rate(game, seats, state, tables, limits).isSolved);
  prepared.set(gameId, isSolved && all.every(Boolean) ? tables : null);
}

function defaultsOf(gameId: GameId): { game: Game; seats: number; options: Json } {
  const game = searched(gameId);
  const [seats] = game.seats;
  const options = game.options({}, seats);
  if (options === undefined) throw new Error(`${gameId} has no default options`);
  return { game, seats, options };
}

function preparedFor({ seats, options }: MatchRecord, id: GameId): Tables | null {
  const tables = prepared.get(id);
  if (!tables) return null;
  const usual = defaultsOf(id);
  const asked = usual.game.options(options, seats);
  const isUsual = JSON.stringify(asked) === JSON.stringify(usual.options);
  return seats === usual.seats && isUsual ? tables : null;
}

/** A game as bots search it: where all moves are too many, only those worth a thought. */
const searched = (id: GameId): Game => (id === 'infinite' ? thoughtful : games[id]);

function open(record: MatchRecord): { id: GameId; game: Game; state: Json } {
  if (!isGameId(record.game)) throw new Error(`no such game: ${record.game}`);
  const game = searched(record.game);
  const states = replay(game, record);
  if (!states.ok) throw new Error(`no bot can play this record: ${states.error}`);
  const state = states.value.at(-1) ?? null;
  if (game.toMove(state) === null) throw new Error('the match is over: no move to choose');
  return { id: record.game, game, state };
}

const nodesOf = (id: GameId): number => (id === 'infinite' ? FEWER_NODES : NODES);

function limitsOf(id: GameId, { budgetMs, maxNodes }: ChooseOptions): Limits {
  if (budgetMs === undefined) return { maxNodes: maxNodes ?? nodesOf(id), until: Infinity };
  return { maxNodes: maxNodes ?? Infinity, until: Date.now() + budgetMs };
}

/** The best move that wins at once. Hard leaves a win by half a point to its search: a whole one may follow. */
function winInOne(
  game: Game,
  seats: number,
  state: Json,
  random: Random,
  level: Level,
): Json | undefined {
  const free = { maxNodes: Infinity, until: Infinity };
  const rated = rate(game, seats, state, newTables(), free, 1).moves;
  const wins = rated.filter(({ worth }) => (level === 'hard' ? isWon(worth, 1) : worth > 0));
  return wins.length > 0 ? pickBest(random, wins) : undefined;
}

function atRandom(game: Game, state: Json, random: Random, share: number): Json | undefined {
  return random() < share ? pickOne(random, game.moves(state)) : undefined;
}

function pickBest(random: Random, rated: readonly Rated[]): Json {
  const best = Math.max(...rated.map(({ worth }) => worth));
  return pickOne(
    random,
    rated.filter(({ worth }) => worth === best),
  ).move;
}
