/** Pure transitions of a match. The session stores their results. */
import type { Game, MatchRecord, RuleError, Seat } from '../rules/game.ts';
import { newRecord, play, replay } from '../rules/match.ts';
import { fail, ok, type Result } from '../rules/result.ts';
import {
  isBotsTurn,
  latestState,
  turnOf,
  type MatchSetup,
  type MatchState,
} from './match-state.ts';
import { resultOf } from './match-result.ts';
import { countRound, noScore, type RoundScore } from './score.ts';

/** A match's state to resume with after a reload. */
export type Resume = {
  /** A match to resume. If it is over, its end isn't reported again. */
  readonly resume?: MatchRecord;
  /** With `resume`: its round, from 1, and whether its end was reported (and maybe undone since). */
  readonly round?: number;
  readonly reported?: boolean;
  /** The score so far, for as many seats. */
  readonly score?: RoundScore | undefined;
};

/** A new or resumed match. Errors: bad-options for an invalid setup, else as `replay`. */
export function openMatch(
  game: Game,
  setup: MatchSetup,
  { resume, round = 1, reported = false, score }: Resume,
): Result<MatchState, RuleError> {
  if (setup.controllers.length !== setup.seats) return fail('bad-options');
  const fresh = newRecord(game, setup.seats, setup.options, setup.first);
  if (!fresh.ok) return fresh;
  const record = resume ?? fresh.value;
  const states = replay(game, record);
  if (!states.ok) return states;
  if (!sameSettings(game, record, fresh.value)) return fail('bad-options');
  const none = noScore(setup.seats);
  const start = {
    setup,
    record,
    states: states.value,
    browsedPly: null,
    round,
    reported,
    score: none,
  };
  const match = withDerived(start);
  const result = resultOf(match);
  // A finished match from a link counts as its players' first round.
  const counts = score ?? (result ? countRound(none, result.seats, 1) : none);
  return ok({ ...match, reported: reported || result !== null, score: counts });
}

/** The match after one more move of the seat whose turn it is. Errors as `play`. */
export function makeMove(
  game: Game,
  match: MatchState,
  notation: string,
): Result<MatchState, RuleError> {
  const seat = turnOf(match);
  if (seat === null) return fail('game-over');
  const next = play(game, latestState(match), seat, notation);
  if (!next.ok) return next;
  const record = { ...match.record, moves: [...match.record.moves, notation] };
  const after = withDerived({ ...match, record, states: [...match.states, next.value] });
  const result = resultOf(after);
  return ok(result ? { ...after, score: countRound(match.score, result.seats, 1) } : after);
}

/** The match with every move after a ply taken back. If the ply on view is gone, the view returns to the latest. */
export function cutAt(match: MatchState, ply: number): MatchState {
  const record = { ...match.record, moves: match.record.moves.slice(0, ply) };
  const result = resultOf(match);
  const score = result ? countRound(match.score, result.seats, -1) : match.score;
  const browsedPly = match.browsedPly !== null && match.browsedPly > ply ? null : match.browsedPly;
  return withDerived({
    ...match,
    record,
    score,
    browsedPly,
    states: match.states.slice(0, ply + 1),
  });
}

/** The next round with the same settings on an empty board. */
export function nextRound(game: Game, match: MatchState): MatchState {
  const { setup } = match;
  const round = match.round + 1;
  const first = chooseStarter(setup, round);
  const { game: id, version, seats, options } = match.record;
  const record = { game: id, version, seats, options, moves: [] };
  return withDerived({
    setup,
    record: first === undefined ? record : { ...record, first },
    states: [game.setup(seats, options, first ?? 0)],
    browsedPly: null,
    round,
    reported: false,
    score: match.score,
  });
}

/** The seat that starts a round: always the same, or with `alternate` each in turn. */
function chooseStarter({ first, seats, alternate }: MatchSetup, round: number) {
  if (alternate !== true) return first;
  return (((first ?? 0) + round - 1) % seats) satisfies Seat;
}

/** Compares with `fresh`, whose options are complete; another record may omit defaults. */
function sameSettings(game: Game, { seats, options }: MatchRecord, fresh: MatchRecord): boolean {
  const filled = game.options(options, seats);
  return seats === fresh.seats && JSON.stringify(filled) === JSON.stringify(fresh.options);
}

/** Values derived from the moves: no picks, and whether a bot should think. */
function withDerived(match: Omit<MatchState, 'picks' | 'thinking' | 'botError'>): MatchState {
  const fresh = { ...match, picks: [], thinking: false, botError: null };
  return { ...fresh, thinking: isBotsTurn(fresh) };
}
