/**
 * One session of a match on this device. Only it changes its match; lessons, puzzles, studies and rooms have sessions of
 * their own. No React, no timers of its own.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BotPort } from '../bots/worker/bot-port.ts';
import type { Game, Outcome, RuleError } from '../rules/game.ts';
import { notation } from '../rules/match.ts';
import { fail, ok, type Result } from '../rules/result.ts';
import { rulesOf } from './loaded-games.ts';
import {
  finalOutcome,
  isBotsTurn,
  isPersonsTurn,
  latestPly,
  latestState,
  turnOf,
  undoPly,
  type MatchSetup,
  type MatchState,
} from './match-state.ts';
import { movesCompletedBy } from './picking.ts';
import type { RoundScore } from './score.ts';
import { waitFor } from './reply-delay.ts';
import { openMatch, cutAt, makeMove, nextRound, type Resume } from './transitions.ts';
import { driveBots } from './turn-driver.ts';

/** Why a pick was refused. */
export type PickError = RuleError | 'bot-thinking' | 'looking-back';

/** A session's dependencies. */
export type SessionPorts = {
  readonly bots: BotPort;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Called once a round, at its end. */
  readonly onEnd?: (outcome: Outcome, state: MatchState) => void;
} & Resume;

/** A match and its controls. After `dispose`, bots no longer answer. */
export type Session = {
  readonly game: Game;
  readonly store: StoreApi<MatchState>;
  /** Picks a cell, a symbol...: plays a move when complete. Refused picks change nothing. */
  pick(pick: string): Result<'played' | 'picked', PickError>;
  /** Takes back the last pick of an incomplete move. */
  unpick(): void;
  /** Returns to the person's previous turn; false when there is none. Cancels a thinking bot. */
  undo(): boolean;
  /** Looks back at a ply (clamped to the existing ones); null follows the match again. */
  browse(ply: number | null): void;
  /** Asks a failed bot again; does nothing otherwise. */
  askBotAgain(): void;
  /** The next round with the same settings. */
  playAgain(): void;
  /** Changes the score's names, or starts a new score. */
  setScore(score: RoundScore): void;
  dispose(): void;
};

/** Starts or resumes a match; bad-options when setup and controllers make no sense, else as `replay`. */
export function createSession(setup: MatchSetup, ports: SessionPorts): Result<Session, RuleError> {
  const game = rulesOf(setup.game);
  const started = openMatch(game, setup, ports);
  if (!started.ok) return started;
  const store = createStore<MatchState>(() => started.value);
  const commit = (move: string): Result<'played', RuleError> => {
    const next = makeMove(game, store.getState(), move);
    if (!next.ok) return next;
    const outcome = next.value.reported ? null : finalOutcome(next.value);
    store.setState(outcome ? { ...next.value, reported: true } : next.value);
    if (outcome) ports.onEnd?.(outcome, store.getState());
    return ok('played');
  };
  const wait = ports.wait ?? waitFor;
  const stop = driveBots(store, { bots: ports.bots, wait, commit });
  return ok({ game, store, ...createControls(game, store, commit), dispose: stop });
}

/** A person's controls. */
type SessionControls = Pick<
  Session,
  'pick' | 'unpick' | 'undo' | 'browse' | 'askBotAgain' | 'playAgain' | 'setScore'
>;

/** The controls of a match in a store; `commit` plays a complete move. */
export function createControls(
  game: Game,
  store: StoreApi<MatchState>,
  commit: (move: string) => Result<'played', RuleError>,
): SessionControls {
  return {
    pick(pick) {
      const match = store.getState();
      const refusal = refusalOf(match);
      if (refusal) return fail(refusal);
      const picks = [...match.picks, pick];
      const candidates = movesCompletedBy(game, latestState(match), picks);
      const complete = candidates.find(({ missing }) => missing.length === 0);
      if (complete) return commit(notation(game, complete.move));
      if (candidates.length === 0) return fail('illegal-move');
      store.setState({ picks });
      return ok('picked');
    },
    unpick: () => store.setState(({ picks }) => ({ picks: picks.slice(0, -1) })),
    undo() {
      const ply = undoPly(store.getState());
      if (ply !== null) store.setState((match) => cutAt(match, ply));
      return ply !== null;
    },
    browse: (ply) =>
      store.setState((match) => ({ browsedPly: ply === null ? null : clampPly(match, ply) })),
    askBotAgain: () =>
      store.setState((match) =>
        match.botError === null ? match : { botError: null, thinking: isBotsTurn(match) },
      ),
    playAgain: () => store.setState((match) => nextRound(game, match)),
    setScore: (score) => store.setState({ score }),
  };
}

/** Clamps a ply to the existing ones. */
const clampPly = (match: MatchState, ply: number): number =>
  Math.max(0, Math.min(latestPly(match), Math.trunc(ply) || 0));

function refusalOf(match: MatchState): PickError | null {
  if (match.browsedPly !== null) return 'looking-back';
  if (turnOf(match) === null) return 'game-over';
  if (isBotsTurn(match)) return 'bot-thinking';
  return isPersonsTurn(match) ? null : 'not-your-turn';
}
