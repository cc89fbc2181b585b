/** A room's match. A move made here shows at once and is final once the room has accepted it. */
import { createStore } from 'zustand/vanilla';
import type { Game, Json, MatchRecord, RuleError } from '../../rules/game.ts';
import { play, leaverOf } from '../../rules/match.ts';
import { ok, type Result } from '../../rules/result.ts';
import { rulesOf } from '../loaded-games.ts';
import {
  latestPly,
  latestState,
  type Controller,
  type MatchState,
  setupOf,
  turnOf,
} from '../match-state.ts';
import { createControls, type Session } from '../session.ts';
import { openMatch, cutAt, makeMove } from '../transitions.ts';

/** A match according to its room. */
export type RemoteMatch = {
  readonly record: MatchRecord;
  /** The position after its last move, if the room's client has played that. */
  readonly state?: Json | undefined;
  /** The room's round; every round is a new match. */
  readonly round: number;
  /** The controllers: 'person' for this device's seat, 'remote' for the others. */
  readonly controllers: readonly Controller[];
};

/** Picking and looking back work as offline; there is no undo, and rounds are the room's. */
export type RemoteSession = Pick<Session, 'game' | 'store' | 'pick' | 'unpick' | 'browse'> & {
  /**
   * Applies the room's state. A move made here stays on the board until the room accepts or refuses it, or
   * until a state shows which; with `isUnsure` the state may be older than the missing answer.
   */
  update(match: RemoteMatch, isUnsure: boolean): void;
  /** Takes back the move made at this ply: the room refused it. */
  refuse(ply: number): void;
  /**
   * The room did not answer in time: the next state shows whether it has that move; if not, `fail` is called.
   */
  doubt(ply: number, fail: () => void): void;
};

/**
 * The dependencies of a remote session: `submit` sends a move to the room, with its round and the ply before it.
 */
export type RemotePorts = { submit(round: number, ply: number, notation: string): void };

/** Opens a room's match; errors as for `replay`, since this page may not know the room's rules. */
export function createRemoteSession(
  match: RemoteMatch,
  ports: RemotePorts,
): Result<RemoteSession, RuleError> {
  const game = rulesOf(match.record.game);
  const started = openRoomMatch(game, match);
  if (!started.ok) return started;
  const store = createStore<MatchState>(() => started.value);
  let known = match;
  let doubt: { readonly ply: number; readonly fail: () => void } | null = null;
  const commit = (notation: string): Result<'played', RuleError> => {
    const now = store.getState();
    const next = makeMove(game, now, notation);
    if (!next.ok) return next;
    store.setState(next.value);
    ports.submit(now.round, latestPly(now), notation);
    return ok('played');
  };
  const { pick, unpick, browse } = createControls(game, store, commit);
  return ok({
    game,
    store,
    pick,
    unpick,
    browse,
    update(next, isUnsure) {
      if (next.round !== known.round) doubt = null;
      known = next;
      const decided = isUnsure ? null : doubt;
      if (decided) doubt = null;
      const hasMade = latestPly(store.getState()) > (decided?.ply ?? Infinity);
      store.setState((now) => followRoom(game, now, next, decided?.ply ?? null));
      if (decided && hasMade && next.record.moves.length <= decided.ply) decided.fail();
    },
    refuse: (ply) => store.setState((now) => followRoom(game, now, known, ply)),
    doubt(ply, fail) {
      doubt = { ply, fail };
    },
  });
}

function openRoomMatch(game: Game, { record, round, controllers }: RemoteMatch) {
  return openMatch(game, setupOf(record, controllers), { resume: record, round });
}

/**
 * Finds the ply of the first move on this page that differs from the room's; null if none does. Moves beyond
 * the room's are still being sent and don't count as different, unless the one made at ply `lost` is known not to
 * have arrived.
 */
export function firstConflict(
  here: readonly string[],
  room: readonly string[],
  lost: number | null,
): number | null {
  const isLost = lost !== null && room.length <= lost;
  const conflict = here.findIndex((move, ply) => (ply < room.length ? move !== room[ply] : isLost));
  return conflict < 0 ? null : conflict;
}

/** The match after an update from the room. */
function followRoom(
  game: Game,
  now: MatchState,
  next: RemoteMatch,
  lost: number | null,
): MatchState {
  const { moves } = next.record;
  const conflict = firstConflict(now.record.moves, moves, lost);
  const kept = conflict === null ? now : cutAt(now, conflict);
  const setup = { ...now.setup, controllers: next.controllers };
  const from = kept.record.moves.length;
  const grown =
    now.round === next.round &&
    moves
      .slice(from)
      .reduce<MatchState | null>(
        (match, notation, at) =>
          match &&
          matchAfter(
            game,
            match,
            notation,
            from + at + 1 === moves.length ? next.state : undefined,
          ),
        { ...kept, setup },
      );
  if (grown) return grown;
  const anew = openRoomMatch(game, next);
  return anew.ok ? anew.value : now;
}

/**
 * The match after one more move, or after a seat left ("!2"); null where the rules allow neither. `state`:
 * the state after the move, if known.
 */
function matchAfter(
  game: Game,
  match: MatchState,
  notation: string,
  state?: Json,
): MatchState | null {
  const seat = leaverOf(notation) ?? turnOf(match) ?? 0;
  const next = state === undefined ? play(game, latestState(match), seat, notation) : ok(state);
  if (!next.ok) return null;
  const record = { ...match.record, moves: [...match.record.moves, notation] };
  return { ...match, record, states: [...match.states, next.value], picks: [] };
}
