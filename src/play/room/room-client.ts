/**
 * One device's connection to a room: which step the player is at, from the entry to the board; the room's state; and
 * the news for the player. No React.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type CreateRequest,
  type FollowedRoom,
  ownPlayer,
  remainingPlayers,
  type Rooms,
  type SeatKey,
  type SeatRequest,
  type SeatGrant,
  type SpectatorGrant,
} from '../../rooms/protocol/client-port.ts';
import type { ClassGrant } from '../../rooms/protocol/class-port.ts';
import type { RoomsError } from '../../rooms/protocol/errors.ts';
import type { Result } from '../../rules/result.ts';
import { knownState } from '../../rooms/referee/position.ts';
import { games } from '../../variants/rules.ts';
import { registerGame } from '../loaded-games.ts';
import type { Reaction } from '../../rooms/protocol/wire.ts';
import { type Controller, turnOf } from '../match-state.ts';
import {
  createRemoteSession,
  type RemoteMatch,
  type RemotePorts,
  type RemoteSession,
} from './remote-session.ts';
import { type Attempted, newsBetween, type RoomNews, roundOf } from './room-news.ts';
import { createTalk, type Talk } from './talk.ts';
import { leaverOf } from '../../rules/match.ts';

type RoomStep = 'entry' | 'create' | 'join' | 'lobby' | 'game';

/** Everything that a screen of online rooms shows. */
type RoomClientState = {
  readonly step: RoomStep;
  /** The attempt under way. */
  readonly busy: 'creating' | 'joining' | null;
  /** Null outside of a room. */
  readonly followed: FollowedRoom | null;
  /** The room's match; null before its first start. */
  readonly session: RemoteSession | null;
  /** The round in which the player went back to the lobby; the next start leads to the match again. */
  readonly lobbySinceRound: number;
  /** The round in which this page requested a new one. */
  readonly roundRequestedIn: number | null;
};

export type RoomPorts = {
  readonly rooms: Rooms;
  tell(news: RoomNews): void;
  /** A seat was taken, with its name from the room. False when this device can't keep it. */
  keep(key: SeatKey, name: string): boolean;
  /** A seat was lost. False when none was kept. */
  forget(code: string): boolean;
  /** The code was a class's, and this device is a pupil's now. Without it only rooms can be joined. */
  readonly enterClass?: (grant: ClassGrant) => void;
};

export type RoomClient = {
  readonly store: StoreApi<RoomClientState>;
  /** Moves between the steps before a room. */
  go(step: 'entry' | 'create' | 'join'): void;
  create(request: CreateRequest): Promise<void>;
  /** Resolves to the failure for full rooms and the like, so that the page can offer to watch. */
  join(name: string, code: string, invitation?: string): Promise<RoomsError | null>;
  /** Whether the room can be watched; also true if the player navigated away meanwhile. */
  watch(code: string, invitation?: string): Promise<boolean>;
  /** Returns to a kept seat, or forgets a lost one. Resolves to why it can't; null also if the player navigated away. */
  resume(key: SeatKey): Promise<RoomsError | null>;
  leave(): Promise<void>;
  /** Takes a player who is still alone in a public room to another one, if that has a seat. */
  switchRoom(name: string, code: string): Promise<void>;
  /** Gives up a kept seat without entering the room. */
  giveUp(key: SeatKey): Promise<void>;
  toLobby(): void;
  toGame(): void;
  start(): Promise<void>;
  newRound(): Promise<void>;
  answer(agrees: boolean): Promise<void>;
  decide(player: string, choice: 'random' | 'end'): Promise<void>;
  /** Makes a random move for a player who keeps the others waiting. */
  skip(): Promise<void>;
  /** As host: a player, a spectator by number, or all spectators (null). */
  remove(who: string | number | null): Promise<void>;
  vote(player: string, isFor: boolean): Promise<void>;
  /** Sends chat messages. */
  readonly talk: Talk;
  react(reaction: Reaction): Promise<void>;
  /** Stops listening; the seat stays. */
  dispose(): void;
};

// A room can play any game, so all games' rules are loaded.
for (const game of Object.values(games)) registerGame(game);

const OUTSIDE = {
  followed: null,
  session: null,
  lobbySinceRound: 0,
  roundRequestedIn: null,
} as const;

/** A client outside of any room. */
export function createRoomClient(ports: RoomPorts): RoomClient {
  const { rooms } = ports;
  const store = createStore<RoomClientState>(() => ({ step: 'entry', busy: null, ...OUTSIDE }));
  let membership: SeatGrant | SpectatorGrant | null = null;
  let isKept = false;
  let stop = (): void => {};
  /** Counts the attempts to enter a room, so that an outdated one doesn't lead the player there. */
  let attempts = 0;
  /** Starts an attempt. Returns a function that ends it, and says whether it was still the latest. */
  const beginAttempt = (busy: 'creating' | 'joining'): (() => boolean) => {
    attempts += 1;
    const own = attempts;
    store.setState({ busy });
    return () => {
      const isCurrent = own === attempts;
      if (isCurrent) store.setState({ busy: null });
      return isCurrent;
    };
  };

  const own = (): SeatKey | null =>
    membership && 'secret' in membership.key ? membership.key : null;
  const exit = (step: RoomClientState['step']): void => {
    stop();
    stop = () => {};
    membership = null;
    talk.clear();
    store.setState({ step, busy: null, ...OUTSIDE });
  };
  const enter = (next: SeatGrant | SpectatorGrant): void => {
    stop();
    membership = next;
    store.setState({ step: 'lobby', busy: null, ...OUTSIDE });
    stop = rooms.follow(next, {
      onChange(followed) {
        keepUnderNewCode(followed);
        applyRoom(store, followed, { own: own(), tell: ports.tell, submit });
      },
      onReaction: (reaction, player) => {
        const row = store.getState().followed?.snapshot.players.find(({ id }) => id === player);
        const isOwn = player === own()?.player;
        ports.tell({ kind: 'reacted', reaction, name: row?.player_name ?? '', isOwn });
      },
      onClose: (why) => {
        const wasForgotten = membership !== null && !ports.forget(membership.key.code);
        const hasLeft = why === 'removed' && own() !== null && isKept && wasForgotten;
        const watched = own() === null;
        exit('entry');
        ports.tell({ kind: 'closed', why: hasLeft ? 'left' : why, watched });
      },
    });
  };
  /** A removal gives the room a new code: the seat is kept under that one. */
  const keepUnderNewCode = (followed: FollowedRoom): void => {
    const { room_code: code } = followed.snapshot.room;
    const key = own();
    if (!membership || !key || key.code === code) return;
    const next = { ...key, code };
    membership = { ...membership, key: next };
    ports.forget(key.code);
    isKept = ports.keep(next, ownPlayer(followed)?.player_name ?? '');
  };
  const submit = (round: number, ply: number, notation: string): void => {
    const move = async () => {
      const key = own();
      const answer = key && (await rooms.act(key, { do: 'move', round, ply, move: notation }));
      if (!answer || answer.ok) return;
      const { error } = answer;
      const { session } = store.getState();
      // Meanwhile the room may play another round, to which this move doesn't belong.
      if (session?.store.getState().round !== round) return;
      const tell = () => ports.tell({ kind: 'failed', what: 'move', error });
      if (error === 'timeout') return session.doubt(ply, tell);
      session.refuse(ply);
      tell();
    };
    void move();
  };
  const act = async (what: Attempted, requestIn: (round: number) => SeatRequest): Promise<void> => {
    const key = own();
    const { followed } = store.getState();
    const answer = key && followed && (await rooms.act(key, requestIn(roundOf(followed))));
    if (answer && !answer.ok) ports.tell({ kind: 'failed', what, error: answer.error });
  };
  const talk = createTalk({
    async send(message) {
      const key = own();
      const answer = key && (await rooms.act(key, { do: 'say', text: message }));
      return answer === null || answer.ok ? null : answer.error;
    },
    onRefusal: (error) => ports.tell({ kind: 'failed', what: 'say', error }),
  });
  /** Gives up a seat that nobody here will use, without a notice (NTC-22), so that others don't wait for it. */
  const giveBack = async (answer: Result<SeatGrant | ClassGrant, RoomsError>): Promise<null> => {
    if (answer.ok && 'topic' in answer.value) await rooms.act(answer.value.key, { do: 'leave' });
    return null;
  };
  const takeSeat = (seating: SeatGrant): void => {
    const me = seating.snapshot.players.find(({ id }) => id === seating.key.player);
    isKept = ports.keep(seating.key, me?.player_name ?? '');
    enter(seating);
  };

  return {
    store,
    go(step) {
      attempts += 1;
      store.setState({ step, busy: null });
    },
    async create(request) {
      const finishAttempt = beginAttempt('creating');
      const answer = await rooms.create(request);
      if (!finishAttempt()) return void (await giveBack(answer));
      if (!answer.ok) return ports.tell({ kind: 'failed', what: 'create', error: answer.error });
      takeSeat(answer.value);
      ports.tell({ kind: 'created', code: answer.value.key.code });
    },
    async join(name, code, invitation) {
      const finishAttempt = beginAttempt('joining');
      const asked = { name, code, ...(invitation ? { invitation } : {}) };
      const answer = await (ports.enterClass ? rooms.enter(asked) : rooms.join(asked));
      if (!finishAttempt()) return giveBack(answer);
      if (!answer.ok) {
        ports.tell({ kind: 'failed', what: 'join', error: answer.error });
        return answer.error;
      }
      if ('me' in answer.value) {
        ports.enterClass?.(answer.value);
        return null;
      }
      takeSeat(answer.value);
      ports.tell({ kind: 'joined', code: answer.value.key.code });
      return null;
    },
    async watch(code, invitation) {
      const finishAttempt = beginAttempt('joining');
      const answer = await rooms.watch(code, invitation);
      if (!finishAttempt()) return true;
      if (answer.ok) enter(answer.value);
      else ports.tell({ kind: 'failed', what: 'join', error: answer.error });
      return answer.ok;
    },
    async resume(key) {
      const finishAttempt = beginAttempt('joining');
      const answer = await rooms.resume(key);
      if (!finishAttempt()) return null;
      if (answer.ok) {
        // The room may have a new code since the seat was kept.
        if (answer.value.key.code !== key.code) ports.forget(key.code);
        takeSeat(answer.value);
        return null;
      }
      if (answer.error === 'room-not-found' || answer.error === 'not-a-player')
        ports.forget(key.code);
      else ports.tell({ kind: 'failed', what: 'join', error: answer.error });
      return answer.error;
    },
    async leave() {
      const key = own();
      const code = membership?.key.code;
      exit('entry');
      if (code !== undefined) ports.forget(code);
      ports.tell({ kind: 'left' });
      // Ignored silently (NTC-22): the player has left anyway.
      if (key) await rooms.act(key, { do: 'leave' });
    },
    async switchRoom(name, code) {
      const key = own();
      const isAlone = () => {
        const snapshot = store.getState().followed?.snapshot;
        if (own() !== key || !snapshot?.room.settings.listed) return false;
        return remainingPlayers(snapshot).length < 2;
      };
      if (!key || key.code === code || !isAlone()) return;
      const answer = await rooms.join({ name, code });
      if (!answer.ok) return;
      // Somebody has joined meanwhile, or the player has left.
      if (!isAlone()) return void (await giveBack(answer));
      ports.forget(key.code);
      takeSeat(answer.value);
      ports.tell({ kind: 'joined', code });
      await rooms.act(key, { do: 'leave' });
    },
    async giveUp(key) {
      ports.forget(key.code);
      await rooms.act(key, { do: 'leave' });
    },
    toLobby: () =>
      store.setState(({ followed }) => ({
        step: 'lobby',
        lobbySinceRound: followed ? roundOf(followed) : 0,
      })),
    toGame: () =>
      store.setState(({ session }) => (session ? { step: 'game', lobbySinceRound: 0 } : {})),
    start: () => act('start', (round) => ({ do: 'start', round })),
    newRound: () =>
      act('other', (round) => {
        store.setState({ roundRequestedIn: round });
        return { do: 'round', round };
      }),
    answer: (agrees) => act('other', (round) => ({ do: 'answer', round, agrees })),
    decide: (player, choice) =>
      act('other', (round) => ({ do: 'decide', round, absent: player, choice })),
    skip: async () => {
      const ply = store.getState().followed?.snapshot.room.game_state.match?.moves.length;
      if (ply !== undefined) await act('other', (round) => ({ do: 'skip', round, ply }));
    },
    remove: (who) => act('other', () => ({ do: 'remove', who })),
    vote: (player, isFor) => act('other', (round) => ({ do: 'vote', round, who: player, isFor })),
    talk,
    react: (reaction) => act('react', () => ({ do: 'react', reaction })),
    dispose() {
      attempts += 1;
      store.setState({ busy: null });
      stop();
    },
  };
}

/** The context of an update: this device's seat, the listener, and the function that sends moves. */
type UpdateContext = {
  readonly own: SeatKey | null;
  readonly tell: (news: RoomNews) => void;
  readonly submit: RemotePorts['submit'];
};

/** Applies the room's state: updates the match and the step, and tells of events. */
function applyRoom(
  store: StoreApi<RoomClientState>,
  followed: FollowedRoom,
  { own, tell, submit }: UpdateContext,
): void {
  const before = store.getState();
  const isTimeUp = hasRunOutOfTime(before, followed);
  const session = updateSession(before.session, followed, own, submit);
  const { status, game_state: state } = followed.snapshot.room;
  // Who comes back after the end finds the result, as who stayed does.
  const isBack =
    before.followed === null &&
    status === 'finished' &&
    state.seats.some(({ player }) => player === own?.player);
  const opensGame =
    before.step === 'lobby' &&
    (isBack || (status === 'playing' && roundOf(followed) > before.lobbySinceRound));
  store.setState({ followed, session, ...(opensGame ? { step: 'game' as const } : {}) });
  const match = session?.store.getState() ?? null;
  for (const news of newsBetween(before, { followed, match, isTimeUp }, own)) tell(news);
}

/** A tolerance for clock differences and network delay. */
const CLOCKS_MS = 1000;

/** True if the room moved for this seat after its time ran out, but not if another tab of the seat moved. */
function hasRunOutOfTime(
  { followed, session }: RoomClientState,
  { snapshot, skew }: FollowedRoom,
): boolean {
  const { game_state: state } = snapshot.room;
  const due = followed?.snapshot.room.game_state.deadline ?? null;
  const known = session?.store.getState();
  if (due === null || performance.now() + skew < due - CLOCKS_MS) return false;
  if (!known || known.round !== state.round) return false;
  const seat = turnOf(known);
  const next = state.match?.moves[known.record.moves.length];
  return (
    seat !== null &&
    known.setup.controllers[seat]?.kind === 'person' &&
    next !== undefined &&
    leaverOf(next) === null
  );
}

function updateSession(
  session: RemoteSession | null,
  followed: FollowedRoom,
  own: SeatKey | null,
  submit: RemotePorts['submit'],
): RemoteSession | null {
  const match = matchOf(followed, own);
  if (!match) return null;
  if (session?.game.id === match.record.game) {
    session.update(match, followed.isUnsure);
    return session;
  }
  const made = createRemoteSession(match, { submit });
  return made.ok ? made.value : null;
}

function matchOf({ snapshot }: FollowedRoom, own: SeatKey | null): RemoteMatch | null {
  const { match, seats, round } = snapshot.room.game_state;
  if (!match) return null;
  const controllers = seats.map(({ player, name }): Controller => ({
    kind: player === own?.player ? 'person' : 'remote',
    name,
  }));
  return { record: match, state: knownState(match), round, controllers };
}
