/** Turns a match record into what the search engines need. */
import type { Brain, Limits, Position } from '../rules/bot.ts';
import type { Game, Json, MatchRecord } from '../rules/game.ts';
import { replay } from '../rules/match.ts';
import { SWAP } from '../rules/game.ts';
import { brainOf } from '../variants/rules.ts';
import { games, isGameId, type GameId } from '../variants/rules.ts';
import { ContractPosition } from './search/contract-position.ts';
import { newTables, tablesOf, type Memory, type Tables } from './search/memory.ts';

/** An unfinished match, ready to be searched. */
export type Opened = {
  readonly id: GameId;
  readonly game: Game;
  readonly state: Json;
  readonly brain: Brain | undefined;
  readonly position: Position;
  readonly tables: Tables;
};

/** Throws when the record is invalid or the match is over (a bug of the caller). */
export function open(record: MatchRecord, memory: Memory | undefined): Opened {
  if (!isGameId(record.game)) throw new Error(`no such game: ${record.game}`);
  const game = games[record.game];
  const states = replay(game, record);
  if (!states.ok) throw new Error(`no bot can play this record: ${states.error}`);
  const state = states.value.at(-1) ?? null;
  if (game.toMove(state) === null) throw new Error('the match is over: no move to choose');
  const brain = brainOf(record.game);
  const position = brain?.pack(state) ?? new ContractPosition(game, record.seats, state);
  // Fingerprints don't cover the turn order: another starter, a leaver or a swap makes it another match.
  const turned = record.moves.filter((text) => text.startsWith('!') || text === SWAP);
  const about = JSON.stringify([record.game, record.seats, record.options, record.first, turned]);
  const tables = memory ? tablesOf(memory, about) : newTables();
  return { id: record.game, game, state, brain, position, tables };
}

/** Without a limit Hard thinks for `BUDGET_MS`. */
export type Budget = {
  /** Thinking time in milliseconds. */
  readonly budgetMs?: number | undefined;
  /** Nodes to visit. Without `budgetMs` no clock is read and the answer is deterministic. */
  readonly maxNodes?: number;
};

/** The default thinking time in milliseconds. */
export const BUDGET_MS = 300;

/** The limits of a search that began at this `Date.now()`. */
export function limitsOf({ budgetMs, maxNodes }: Budget, began: number): Limits {
  if (budgetMs === undefined && maxNodes !== undefined) return { maxNodes, until: Infinity };
  return { maxNodes: maxNodes ?? Infinity, until: began + (budgetMs ?? BUDGET_MS) };
}

/** The limits of the first part of a search. */
export function shareOf({ maxNodes, until }: Limits, share: number): Limits {
  const now = Date.now();
  return {
    maxNodes: maxNodes * share,
    until: until === Infinity ? until : now + (until - now) * share,
  };
}
