/** Chooses a bot's move: the entry point to the bots. */
import { CERTAIN, GUESS, MAX_DEPTH } from '../engine/worth.ts';
import type { SearchLimits } from '../engine/brain.ts';
import type { Json, MatchRecord } from '../rules/game.ts';
import { brainOf, type GameId } from '../variants/rules.ts';
import { levelSettingsOf, type Skill } from './levels.ts';
import type { MemoryKey } from '../engine/memory.ts';
import { limitsOf, openBotMatch, type Budget, type BotMatch } from './bot-match.ts';
import { chooseBest } from '../engine/choose-best.ts';
import { chooseOne, seedRandom, type Random } from '../engine/random.ts';
import { rateAtOnce, rate, type Rated } from '../engine/rate.ts';
import { chooseByThinking } from './think.ts';
import { chooseAsHuman } from './strength/human-like.ts';
import { notationOf, withSwap } from './swap.ts';
import type { SearchLevel } from '../rules/about.ts';

/** All optional. */
export type ChooseOptions = Budget & {
  /** Any number, 0 if absent: chooses among equally good moves. */
  readonly seed?: number;
  /** Pass the same object for every move of a match, to reuse earlier searches. */
  readonly memory?: MemoryKey;
};

/**
 * Chooses a move, as notation, for a level or for a human strength (R-BOT-1 to R-BOT-3): a win in one, else the
 * level's fraction of random moves, else the best move found: the quickest win or the slowest loss; the seed chooses
 * among equals. With a human strength no clock is read: the strength sets how many positions are visited.
 * Synchronous and deterministic for a record, a seed and a number of nodes. Throws when the record is
 * invalid or over (a bug of the caller).
 */
export function choose(record: MatchRecord, skill: Skill, opts: ChooseOptions = {}): string {
  const began = Date.now();
  const opened = openBotMatch(record, opts.memory);
  const seed = opts.seed ?? 0;
  const random = seedRandom(seed, `${opened.id} ${record.moves.join(' ')}`);
  if (typeof skill === 'object') {
    const move = chooseAsHuman({ opened, record, random, seed }, skill.strength);
    return notationOf(opened, move);
  }
  return chooseAtLevel(opened, skill, { random, seed, limits: limitsOf(opened, opts, began) });
}

type Aim = {
  readonly limits: SearchLimits;
  readonly seed: number;
  readonly random: Random;
};

function chooseAtLevel(
  opened: BotMatch,
  level: SearchLevel,
  { random, seed, limits }: Aim,
): string {
  const { atRandom, depth } = levelSettingsOf(opened.game, level);
  const now = rateAtOnce(opened.position);
  const move =
    winInOne(now, random, level) ??
    (random() < atRandom ? chooseOne(random, now).move : undefined) ??
    (depth < MAX_DEPTH
      ? searchShallow(opened, random, { limits, depth })
      : chooseByThinking(opened, { limits, seed, random, replyNodes: REPLY_NODES }));
  return notationOf(opened, move);
}

const loads = new Map<string, Promise<void> | undefined>();

/**
 * Loads a game's books, proof and network, those for a record's options or all. A second call loads again
 * only what failed. Without them its bots are slower.
 */
export async function prepare(gameId: GameId, options?: Json): Promise<void> {
  const key = JSON.stringify([gameId, options]);
  const load = loads.get(key) ?? brainOf(gameId)?.prepare?.(options);
  loads.set(key, load);
  try {
    await load;
  } catch (error) {
    if (loads.get(key) === load) loads.delete(key);
    throw error;
  }
}

/**
 * Returns the best immediate win. Hard leaves a win by half a point to its search, which may find a
 * whole one.
 */
function winInOne(now: readonly Rated[], random: Random, level: SearchLevel): number | undefined {
  const least = level === 'hard' ? CERTAIN : GUESS;
  const wins = now.filter(({ worth }) => worth > least);
  return wins.length > 0 ? chooseBest(random, wins) : undefined;
}

type Shallow = { readonly limits: SearchLimits; readonly depth: number };

function searchShallow(opened: BotMatch, random: Random, { limits, depth }: Shallow): number {
  const { position, transpositions } = opened;
  const request = { limits, estimate: 'guess', deepest: depth } as const;
  return chooseBest(random, withSwap(opened, rate(position, transpositions, request).moves));
}

/** Nodes to search for the opponent's mistakes when all moves lose: enough in the solved games. */
const REPLY_NODES = 5000;
