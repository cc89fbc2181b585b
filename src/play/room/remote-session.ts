/** A room's match. A move made here shows at once and is final once the room has accepted it. */
import { createStore } from 'zustand/vanilla';
import type { Game, MatchRecord, RuleError } from '../../rules/game.ts';
import { play } from '../../rules/match.ts';
import { ok, type Result } from '../../rules/result.ts';
import type { GameId } from '../../variants/rules.ts';
import { rulesOf } from '../games.ts';
import { lastPly, liveState, type Controller, type MatchState } from '../match-state.ts';
import { controls, type Session } from '../session.ts';
import { begin, moved } from '../transitions.ts';

/** A match as its room has it. */
export type RemoteMatch = {
  readonly record: MatchRecord;
  /** The room's round; every round is a new match. */
  readonly round: number;
  /** Who sits where: 'person' for this device's seat, 'remote' for the rest. */
  readonly controllers: readonly Controller[];
};

/** Picking and looking back work as offline; there is no undo, and rounds are the room's. */
export type RemoteSession = Pick<Session, 'game' | 'store' | 'pick' | 'unpick' | 'look'> & {
  /** Applies the room's state. A move made here stays on the board until the room accepts or refuses it. */
  update(match: RemoteMatch): void;
  /** Takes back the move made here after the room refused it. */
  refuse(): void;
};

/** What a remote session needs: `submit` sends a move to the room, with the number of plies before it. */
export type RemotePorts = { submit(ply: number, text: string): void };

/** Opens a room's match; errors as `replay` has them, for rooms whose rules this page doesn't know. */
export function createRemoteSession(
  match: RemoteMatch,
  ports: RemotePorts,
): Result<RemoteSession, RuleError> {
  const game = rulesOf(match.record.game as GameId);
  const started = opened(game, match);
  if (!started.ok) return started;
  const store = createStore<MatchState>(() => started.value);
  let known = match;
  const commit = (text: string): Result<'played', RuleError> => {
    const now = store.getState();
    const next = moved(game, now, text);
    if (!next.ok) return next;
    store.setState(next.value);
    ports.submit(lastPly(now), text);
    return ok('played');
  };
  const { pick, unpick, look } = controls(game, store, commit);
  return ok({
    game,
    store,
    pick,
    unpick,
    look,
    update(next) {
      known = next;
      store.setState((now) => followed(game, now, next));
    },
    refuse() {
      const back = opened(game, known);
      if (back.ok) store.setState(back.value);
    },
  });
}

function opened(game: Game, { record, round, controllers }: RemoteMatch) {
  const { seats, options, first } = record;
  const starter = first === undefined ? {} : { first };
  const setup = { game: game.id as GameId, seats, options, controllers, ...starter };
  return begin(game, setup, { resume: record, round });
}

/** The match after an update from the room; the same object if nothing changed. */
function followed(game: Game, now: MatchState, next: RemoteMatch): MatchState {
  const before = now.record.moves;
  const { moves } = next.record;
  const isSame = now.round === next.round;
  const common = Math.min(before.length, moves.length);
  const agrees = isSame && before.slice(0, common).every((move, ply) => move === moves[ply]);
  const setup = { ...now.setup, controllers: next.controllers };
  // One move more than the room has: the one just made here.
  if (agrees && before.length - moves.length <= 1 && before.length >= moves.length) {
    return { ...now, setup };
  }
  if (agrees) {
    const grown = moves
      .slice(common)
      .reduce<MatchState | null>((match, text) => match && later(game, match, text), {
        ...now,
        setup,
      });
    if (grown) return grown;
  }
  const anew = opened(game, next);
  return anew.ok ? anew.value : now;
}

/** The match after one more move, or after a seat left ("!2"); null where the rules know neither. */
function later(game: Game, match: MatchState, text: string): MatchState | null {
  if (!text.startsWith('!')) {
    const next = moved(game, match, text);
    return next.ok ? next.value : null;
  }
  const left = play(game, liveState(match), Number(text.slice(1)), text);
  if (!left.ok) return null;
  const record = { ...match.record, moves: [...match.record.moves, text] };
  return { ...match, record, states: [...match.states, left.value], picks: [] };
}
