/** A match's state for screens, and its derived values. */
import { SEARCH_LEVELS } from '../bots/levels.ts';
import {
  type Game,
  type Json,
  type MatchRecord,
  type Outcome,
  type Seat,
  type SymbolId,
  asSymbol,
} from '../rules/game.ts';
import { findMove, leaverOf } from '../rules/match.ts';
import type { GameId } from '../variants/rules.ts';
import { loadedId, rulesOf } from './loaded-games.ts';
import { movesCompletedBy } from './picking.ts';
import type { RoundScore } from './score.ts';

/**
 * The computer's levels to choose from: those of the bots, Hard with more time, and one that follows the
 * player's results.
 */
export const LEVELS = [...SEARCH_LEVELS, 'expert', 'adaptive'] as const;
export type Level = (typeof LEVELS)[number];

/** Today's id of a level in saved matches, statistics and addresses: earlier versions called the adaptive one 'match'. */
export const currentLevelId = (id: unknown): unknown => (id === 'match' ? 'adaptive' : id);

/** A level by its id, which is untrusted. */
export const readLevel = (id: unknown): Level | undefined =>
  LEVELS.find((level) => level === currentLevelId(id));

/** The controller of a seat. */
export type Controller =
  | { readonly kind: 'person'; readonly name?: string }
  | { readonly kind: 'bot'; readonly level: Level }
  /** Somebody in the same room, on another device. */
  | { readonly kind: 'remote'; readonly name: string };

/** People on every seat, who share this device. */
export const peopleFor = (seats: number): readonly Controller[] =>
  Array.from({ length: seats }, () => ({ kind: 'person' }));

/** A match's setup. `alternate`: another seat starts each round. */
export type MatchSetup = {
  readonly game: GameId;
  readonly seats: number;
  readonly options: Json;
  readonly first?: Seat;
  readonly controllers: readonly Controller[];
  readonly alternate?: boolean;
};

/** The setup of a loaded game's record. Throws a RangeError for other games. */
export function setupOf(
  { game, seats, options, first }: MatchRecord,
  controllers: readonly Controller[],
): MatchSetup {
  const setup = { game: loadedId(game), seats, options, controllers };
  return first === undefined ? setup : { ...setup, first };
}

/** A match in progress or finished. Only its session changes it; lessons, puzzles, studies and rooms have their own. */
export type MatchState = {
  readonly setup: MatchSetup;
  readonly record: MatchRecord;
  /** By ply: the empty board first, one more than there are moves. */
  readonly states: readonly Json[];
  /** The picks of an incomplete move. */
  readonly picks: readonly string[];
  /** The ply shown while looking back, 0 to the number of moves; null follows the match. */
  readonly browsedPly: number | null;
  /** A bot should move now. */
  readonly thinking: boolean;
  /** Why the bot failed to move, for the browser's console; null otherwise. */
  readonly botError: string | null;
  /** From 1, increased by Play again. */
  readonly round: number;
  /** `onEnd` isn't called (again) in this round, even after an undo. The score is counted apart from that. */
  readonly reported: boolean;
  /** All finished rounds, this one too once it is over. */
  readonly score: RoundScore;
};

/** A match's rules. */
export const gameOf = (match: MatchState): Game => rulesOf(match.setup.game);

/** The symbol that a seat plays, its team's in teams; null for one that the site doesn't draw. */
export function symbolOfSeat(match: MatchState, seat: Seat): SymbolId | null {
  return asSymbol(gameOf(match).symbol(seat, match.record.options)) ?? null;
}

/** The players' symbols, a team's once. */
export const symbolsOf = (match: MatchState): readonly SymbolId[] => [
  ...new Set(match.setup.controllers.flatMap((_, seat) => symbolOfSeat(match, seat) ?? [])),
];

/** The latest ply: the number of moves in the record, leaving included. */
export const latestPly = (match: MatchState): number => match.states.length - 1;

/** The ply on the board: the one looked back at, or the latest. */
export const shownPly = (match: MatchState): number => match.browsedPly ?? latestPly(match);

/** True unless looking back. */
export const isLatestShown = (match: MatchState): boolean => match.browsedPly === null;

/** The position on the board: the one looked back at, or the latest. */
export const shownState = (match: MatchState): Json => stateAt(match, shownPly(match));

/** The latest position, even while looking back. */
export const latestState = (match: MatchState): Json => stateAt(match, latestPly(match));

/** The match's outcome, even while looking back; null before its end. */
export const finalOutcome = (match: MatchState): Outcome | null =>
  gameOf(match).outcome(latestState(match));

/** The seat to move in the latest position; null when it is over. */
export const turnOf = (match: MatchState): Seat | null => gameOf(match).toMove(latestState(match));

/** True when a bot has the turn. */
export function isBotsTurn(match: MatchState): boolean {
  const seat = turnOf(match);
  return seat !== null && match.setup.controllers[seat]?.kind === 'bot';
}

/** True when somebody on this device has the turn. */
export function isPersonsTurn(match: MatchState): boolean {
  const seat = turnOf(match);
  return seat !== null && match.setup.controllers[seat]?.kind === 'person';
}

/**
 * The next picks that lead to a legal move, given those made in any order. Empty when nobody on this device
 * may pick: after the end, in another's turn, or while looking back.
 */
export function allowedNext(match: MatchState): ReadonlySet<string> {
  if (!isLatestShown(match) || !isPersonsTurn(match)) return new Set();
  const state = latestState(match);
  return new Set(
    movesCompletedBy(gameOf(match), state, match.picks).flatMap(({ missing }) => missing),
  );
}

/** The ply that Undo goes back to: a person's turn, before a move of theirs; null when there is none. */
export function undoPly(match: MatchState): number | null {
  if (!isLatestShown(match)) return null;
  const game = gameOf(match);
  const ply = match.states.findLastIndex((state, at) => {
    const seat = at < latestPly(match) ? game.toMove(state) : null;
    return seat !== null && match.setup.controllers[seat]?.kind === 'person';
  });
  return ply < 0 ? null : ply;
}

/** True when `undo` would take a move back. */
export const canUndo = (match: MatchState): boolean => undoPly(match) !== null;

/** A move made: its seat, notation and picks (none for a seat that left). */
type MadeMove = {
  readonly seat: Seat;
  readonly notation: string;
  readonly picks: readonly string[];
};

/** The move that led to the position on the board, also while looking back; null on the empty board. */
export const shownMove = (match: MatchState): MadeMove | null => moveAt(match, shownPly(match));

/** The move that led to a ply; null for the empty board. */
export function moveAt(match: MatchState, ply: number): MadeMove | null {
  const notation = match.record.moves[ply - 1];
  if (notation === undefined) return null;
  const leaver = leaverOf(notation);
  if (leaver !== null) return { seat: leaver, notation, picks: [] };
  const game = gameOf(match);
  const before = stateAt(match, ply - 1);
  const move = findMove(game, before, notation);
  return {
    seat: game.toMove(before) ?? 0,
    notation,
    picks: move === undefined ? [] : game.picks(move),
  };
}

/** The number of moves so far, not counting seats that left. */
export const movesMade = ({ record }: MatchState): number =>
  record.moves.filter((move) => leaverOf(move) === null).length;

function stateAt(match: MatchState, ply: number): Json {
  const state = match.states[ply];
  if (state === undefined) throw new RangeError(`no such ply: ${ply}`);
  return state;
}
