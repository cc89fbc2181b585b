/** A device's state in a room, and its updates from the room. */
import type { StoreApi } from 'zustand/vanilla';
import type { RoomView, SeatKey } from '../../rooms/protocol/contract.ts';
import type { RoomsError } from '../../rooms/protocol/errors.ts';
import type { Snapshot, Reaction } from '../../rooms/protocol/wire.ts';
import { type Controller, type MatchState, turnOf } from '../match-state.ts';
import {
  createRemoteSession,
  type RemoteMatch,
  type RemotePorts,
  type RemoteSession,
} from './remote-session.ts';
import { describe } from '../result.ts';
import type { GameResult } from '../stats/tallies.ts';

export type Step = 'menu' | 'create' | 'join' | 'lobby' | 'game';

/** Everything that a screen of online rooms shows. */
export type RoomState = {
  readonly step: Step;
  /** The pending call. */
  readonly busy: 'creating' | 'joining' | null;
  /** Null outside of a room. */
  readonly view: RoomView | null;
  /** The room's match; null before its first start. */
  readonly session: RemoteSession | null;
  /** The round in which the player went back to the lobby; the next start leads to the game again. */
  readonly left: number;
};

/** Events that players are notified of. */
export type RoomNews =
  | { readonly kind: 'failed'; readonly call: Call; readonly error: RoomsError }
  | { readonly kind: 'created' | 'joined'; readonly code: string }
  | { readonly kind: 'left' }
  /** The room is gone, or this player or spectator was removed. */
  | { readonly kind: 'closed'; readonly why: 'gone' | 'removed'; readonly watched: boolean }
  /** A round began: the lobby's start, or a new one on the board. */
  | { readonly kind: 'started' | 'reset'; readonly snapshot: Snapshot }
  /** A round ended by its rules; `verdict` is of this device's seat, null for watchers. */
  | { readonly kind: 'over'; readonly match: MatchState; readonly verdict: GameResult | null }
  | { readonly kind: 'came' | 'gone'; readonly name: string }
  | {
      readonly kind: 'reacted';
      readonly reaction: Reaction;
      readonly name: string;
      readonly isOwn: boolean;
    }
  /** The round continues: the request for a new one was declined or withdrawn. */
  | { readonly kind: 'declined' }
  /** This player's turn ran out, and the room moved. */
  | { readonly kind: 'overtime' };

/** The failed call; some have words of their own. */
export type Call = 'create' | 'join' | 'start' | 'move' | 'say' | 'react' | 'other';

/** Rounds that the room has started. */
export const roundOf = ({ snapshot }: RoomView): number => snapshot.room.game_state.round;

/** What an update needs: this device's seat, the listener, and where to send moves. */
type Broadcast = {
  readonly own: SeatKey | null;
  readonly tell: (news: RoomNews) => void;
  readonly submit: RemotePorts['submit'];
};

/** Applies the room's state: updates the match and the step, and reports events. */
export function changed(
  store: StoreApi<RoomState>,
  view: RoomView,
  { own, tell, submit }: Broadcast,
): void {
  const before = store.getState();
  const isOver = isOvertime(before, view);
  const session = follow(before.session, view, own, submit);
  const isPlaying = view.snapshot.room.status === 'playing';
  const isNew = before.view === null ? false : roundOf(view) > roundOf(before.view);
  const calls = before.step === 'lobby' && isPlaying && roundOf(view) > before.left;
  store.setState({ view, session, ...(calls ? { step: 'game' as const } : {}) });
  if (isNew && isPlaying) {
    const kind = before.step === 'game' ? 'reset' : 'started';
    tell({ kind, snapshot: view.snapshot });
  }
  if (before.view) {
    for (const name of seatedOnlyIn(before.view, view, own)) tell({ kind: 'gone', name });
    for (const name of seatedOnlyIn(view, before.view, own)) tell({ kind: 'came', name });
  }
  if (own && isOver) tell({ kind: 'overtime' });
  if (own && !isNew && isPlaying && askerOf(before.view) === own.player && askerOf(view) === null)
    tell({ kind: 'declined' });
  const hasEnded = before.view?.snapshot.room.status === 'playing' && !isPlaying && !isNew;
  if (!hasEnded || !session) return;
  const match = session.store.getState();
  const result = describe(match);
  if (!result) return;
  const verdict = result.kind === 'tie' ? 'tie' : result.personWon ? 'win' : 'loss';
  tell({ kind: 'over', match, verdict: view.seat === null ? null : verdict });
}

/** A tolerance for clock differences and network delay. */
const CLOCKS_MS = 1000;

/** True if the room moved for this seat after its time ran out, but not if another tab of the seat moved. */
function isOvertime({ view, session }: RoomState, { snapshot, skew }: RoomView): boolean {
  const { game_state: state } = snapshot.room;
  const due = view?.snapshot.room.game_state.deadline ?? null;
  const known = session?.store.getState();
  if (due === null || performance.now() + skew < due - CLOCKS_MS) return false;
  if (!known || known.round !== state.round) return false;
  const seat = turnOf(known);
  const next = state.match?.moves[known.record.moves.length];
  return (
    seat !== null &&
    known.setup.controllers[seat]?.kind === 'person' &&
    next !== undefined &&
    !next.startsWith('!')
  );
}

const askerOf = (view: RoomView | null): string | null =>
  view?.snapshot.room.game_state.consent?.by ?? null;

/** The names of the other players who have a seat in one view but not in the other. */
function seatedOnlyIn(one: RoomView, other: RoomView, own: SeatKey | null): string[] {
  const present = ({ snapshot }: RoomView) =>
    snapshot.players.filter(({ left_at: leftAt }) => leftAt === null);
  const there = new Set(present(other).map(({ id }) => id));
  return present(one)
    .filter(({ id }) => !there.has(id) && id !== own?.player)
    .map(({ player_name: name }) => name);
}

function follow(
  session: RemoteSession | null,
  view: RoomView,
  own: SeatKey | null,
  submit: RemotePorts['submit'],
): RemoteSession | null {
  const match = matchOf(view, own);
  if (!match) return null;
  if (session?.game.id === match.record.game) {
    session.update(match, view.isUnsure);
    return session;
  }
  const made = createRemoteSession(match, { submit });
  return made.ok ? made.value : null;
}

function matchOf({ snapshot }: RoomView, own: SeatKey | null): RemoteMatch | null {
  const { match, seats, round } = snapshot.room.game_state;
  if (!match) return null;
  const controllers = seats.map(({ player, name }): Controller => ({
    kind: player === own?.player ? 'person' : 'remote',
    name,
  }));
  return { record: match, round, controllers };
}
