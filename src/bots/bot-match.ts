/** Prepares a match record for the search engines. */
import type { Brain, SearchLimits, Position } from '../engine/brain.ts';
import { hasOptions } from '../rules/about.ts';
import { type Game, type Json, type MatchRecord, SWAP } from '../rules/game.ts';
import { lastStateOf, leaverOf } from '../rules/match.ts';
import type { TurnState } from '../rules/turns.ts';
import { brainOf, games, isGameId, type GameId } from '../variants/rules.ts';
import { ContractPosition } from '../engine/contract-position.ts';
import {
  newTranspositions,
  transpositionsOf,
  type MemoryKey,
  type Transpositions,
} from '../engine/memory.ts';

/** An unfinished match, ready to be searched. */
export type BotMatch = {
  readonly id: GameId;
  readonly game: Game;
  readonly state: Json;
  readonly brain: Brain | undefined;
  readonly position: Position;
  readonly transpositions: Transpositions;
  /** With these options the game is solved: Hard's search reaches the end from every position. */
  readonly isSolved: boolean;
};

/** Throws when the record is invalid or the match is over (a bug of the caller). */
export function openBotMatch(record: MatchRecord, memory: MemoryKey | undefined): BotMatch {
  if (!isGameId(record.game)) throw new Error(`no such game: ${record.game}`);
  const game = games[record.game];
  const last = lastStateOf(game, record);
  if (!last.ok) throw new Error(`no bot can play this record: ${last.error}`);
  const state = last.value;
  if (game.toMove(state) === null) throw new Error('the match is over: no move to choose');
  const brain = brainOf(record.game);
  const position = brain?.pack(state) ?? new ContractPosition(game, record.seats, state);
  // Fingerprints don't cover the turn order: with another starter, a leaver or a swap it counts as
  // another match.
  const turned = record.moves.filter(
    (notation) => leaverOf(notation) !== null || notation === SWAP,
  );
  const matchKey = JSON.stringify([
    record.game,
    record.seats,
    record.options,
    record.first,
    turned,
  ]);
  const transpositions = memory ? transpositionsOf(memory, matchKey) : newTranspositions();
  const isSolved =
    position.sides.length === 2 &&
    (game.about.solved ?? []).some((set) => hasOptions((state as TurnState).options, set));
  return { id: record.game, game, state, brain, position, transpositions, isSolved };
}

/** Without a limit Hard thinks for its usual time. */
export type Budget = {
  /** Thinking time in milliseconds. */
  readonly budgetMs?: number | undefined;
  /**
   * The number of nodes to visit. Without `budgetMs` no clock is read and the answer is
   * deterministic.
   */
  readonly maxNodes?: number;
};

/**
 * The usual thinking time, and the longer one of solved games, which exact play may need on slow
 * devices. In milliseconds.
 */
export const BUDGET_MS = 300;
export const SOLVED_MS = 3000;

/** The limits of a search that began at this `Date.now()`. */
export function limitsOf(
  { isSolved }: Pick<BotMatch, 'isSolved'>,
  { budgetMs, maxNodes }: Budget,
  began: number,
): SearchLimits {
  if (budgetMs === undefined && maxNodes !== undefined) return { maxNodes, until: Infinity };
  const usual = isSolved ? SOLVED_MS : BUDGET_MS;
  return { maxNodes: maxNodes ?? Infinity, until: began + (budgetMs ?? usual) };
}
