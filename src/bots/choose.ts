/** A bot's move: the one entry to everything the bots can do. */
import { CERTAIN, GUESS, MAX_DEPTH } from '../rules/search/worth.ts';
import type { MatchRecord } from '../rules/game.ts';
import { brainOf } from '../variants/rules.ts';
import type { GameId } from '../variants/rules.ts';
import { strengthOf, type Level } from './levels.ts';
import type { Memory } from './search/memory.ts';
import { limitsOf, open, type Budget, type Opened } from './opened.ts';
import { pickBest } from './search/pick.ts';
import { pickOne, seeded, type Random } from './search/random.ts';
import { atOnce, rate, type Rated } from './search/rate.ts';
import { think } from './search/think.ts';

export type { Level } from './levels.ts';
export type { Memory } from './search/memory.ts';

/** All optional. */
export type ChooseOptions = Budget & {
  /** Any number, 0 if absent; another seed picks another of the moves that are as good. */
  readonly seed?: number;
  /** Kept by the caller between moves, so that what was searched is not searched again. */
  readonly memory?: Memory;
};

/**
 * The notation of the move a level makes (specification 9, AI strength; decision "Modes"): a win in
 * one first, then the level's share of random moves, else the best that search finds - the quickest
 * win, the slowest loss, the seed's choice among equals. Synchronous, and the same for the same
 * record, seed and nodes. Throws when the record is invalid or over (a bug of the caller).
 */
export function choose(record: MatchRecord, level: Level, opts: ChooseOptions = {}): string {
  const began = Date.now();
  const opened = open(record, opts.memory);
  const seed = opts.seed ?? 0;
  const random = seeded(seed, `${opened.id} ${record.moves.join(' ')}`);
  const limits = limitsOf(opts, began);
  const { share, depth } = strengthOf(opened.game, level);
  const now = atOnce(opened.position);
  const move =
    winInOne(now, random, level) ??
    (random() < share ? pickOne(random, now).move : undefined) ??
    (depth < MAX_DEPTH
      ? shallow(opened, random, { limits, depth })
      : deep(opened, random, { limits, seed }));
  return opened.position.notation(move);
}

/** Loads what a game's bots know by heart; without it they answer as well, more slowly. */
export async function prepare(gameId: GameId): Promise<void> {
  await brainOf(gameId)?.prepare?.();
}

/** The best move that wins at once. Hard leaves a win by half a point to its search: a whole one may follow. */
function winInOne(now: readonly Rated[], random: Random, level: Level): number | undefined {
  const least = level === 'hard' ? CERTAIN : GUESS;
  const wins = now.filter(({ worth }) => worth > least);
  return wins.length > 0 ? pickBest(random, wins) : undefined;
}

type Shallow = { readonly limits: ReturnType<typeof limitsOf>; readonly depth: number };

function shallow({ position, tables }: Opened, random: Random, { limits, depth }: Shallow): number {
  const order = { limits, judgement: 'guess', deepest: depth } as const;
  return pickBest(random, rate(position, tables, order).moves);
}

/** Positions to visit for the answers to a move, where all moves lose: enough in the games that are solved in time. */
const LOOK = 5000;

type Deep = { readonly limits: ReturnType<typeof limitsOf>; readonly seed: number };

function deep(opened: Opened, random: Random, { limits, seed }: Deep): number {
  const { moves } = think(opened, { limits, seed, every: false });
  return pickBest(random, moves, { ...opened, limits: { ...limits, maxNodes: LOOK } });
}
