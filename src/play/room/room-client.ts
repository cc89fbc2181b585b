/** One device in a room: where its player is between menu and board, and what the room says. No React. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  CreateRequest,
  Reaction,
  Rooms,
  Seating,
  SeatKey,
  Watching,
} from '../../online/protocol/contract.ts';
import type { RoomsError } from '../../online/protocol/errors.ts';
import type { Result } from '../../rules/result.ts';
import { games } from '../../variants/rules.ts';
import { learn } from '../games.ts';
import { type Call, changed, type RoomNews, roundOf, type RoomState } from './room-changes.ts';
import { createTalk, type Talk } from './talk.ts';

/** What the client acts through. */
export type RoomPorts = {
  readonly rooms: Rooms;
  tell(news: RoomNews): void;
  /** A seat was taken, with the name that the room gave; or it is no longer ours. */
  keep(key: SeatKey, name: string): void;
  forget(code: string): void;
};

export type RoomClient = {
  readonly store: StoreApi<RoomState>;
  /** Between the steps before a room. */
  go(step: 'menu' | 'create' | 'join'): void;
  create(request: CreateRequest): Promise<void>;
  /** `full` rooms and such come back, so that the page can offer to watch. */
  join(name: string, code: string): Promise<RoomsError | null>;
  /** Whether the room can be watched; also true for whoever turned elsewhere meanwhile. */
  watch(code: string): Promise<boolean>;
  /** Back to a kept seat; one that is gone is forgotten, and the answer is false. True also for whoever turned elsewhere meanwhile. */
  resume(key: SeatKey): Promise<boolean>;
  leave(): Promise<void>;
  /** Gives a kept seat up, without going there. */
  giveUp(key: SeatKey): Promise<void>;
  toLobby(): void;
  toGame(): void;
  start(): Promise<void>;
  newRound(): Promise<void>;
  answer(agrees: boolean): Promise<void>;
  decide(player: string, choice: 'random' | 'end'): Promise<void>;
  /** What is written and said here. */
  readonly talk: Talk;
  react(reaction: Reaction): Promise<void>;
  /** Stops listening; the seat stays. */
  dispose(): void;
};

// Rooms play every game: whoever comes in may meet any of them.
for (const game of Object.values(games)) learn(game);

const OUTSIDE = { view: null, session: null, left: 0 } as const;

/** A client that is in no room yet. */
export function createRoomClient(ports: RoomPorts): RoomClient {
  const { rooms } = ports;
  const store = createStore<RoomState>(() => ({ step: 'menu', busy: null, ...OUTSIDE }));
  let place: Seating | Watching | null = null;
  let stop = (): void => {};
  /** Counts what is asked for on the way into a room: whoever turned elsewhere, or left the page, is not led there any more. */
  let errand = 0;
  /** Sets out; the answer says whether it is still wanted. */
  const setOut = (busy: 'creating' | 'joining'): (() => boolean) => {
    errand += 1;
    const own = errand;
    store.setState({ busy });
    return () => {
      const isWanted = own === errand;
      if (isWanted) store.setState({ busy: null });
      return isWanted;
    };
  };

  const own = (): SeatKey | null => (place && 'secret' in place.key ? place.key : null);
  const exit = (step: RoomState['step']): void => {
    stop();
    stop = () => {};
    place = null;
    talk.clear();
    store.setState({ step, busy: null, ...OUTSIDE });
  };
  const enter = (next: Seating | Watching): void => {
    stop();
    place = next;
    store.setState({ step: 'lobby', busy: null, ...OUTSIDE });
    stop = rooms.follow(next, {
      changed: (view) => changed(store, view, { own: own(), tell: ports.tell, submit }),
      reacted: (reaction, player) => {
        const row = store.getState().view?.snapshot.players.find(({ id }) => id === player);
        const isOwn = player === own()?.player;
        ports.tell({ kind: 'reacted', reaction, name: row?.player_name ?? '', isOwn });
      },
      closed: () => {
        if (place) ports.forget(place.key.code);
        exit('menu');
        ports.tell({ kind: 'closed' });
      },
    });
  };
  const submit = (ply: number, text: string): void => {
    const move = async () => {
      if (!(await act('move', (seat) => rooms.move(seat, ply, text))))
        store.getState().session?.refuse();
    };
    void move();
  };
  const act = async (
    call: Call,
    ask: (key: SeatKey) => Promise<Result<null, RoomsError>>,
  ): Promise<boolean> => {
    const key = own();
    if (!key) return false;
    const result = await ask(key);
    if (!result.ok) ports.tell({ kind: 'failed', call, error: result.error });
    return result.ok;
  };
  const talk = createTalk({
    async send(line) {
      const key = own();
      const said = key && (await rooms.say(key, line));
      return said === null || said.ok ? null : said.error;
    },
    refused: (error) => ports.tell({ kind: 'failed', call: 'say', error }),
  });
  /** A seat that is not wanted any more is left, silently as ever (specification 8): the others would wait for its player. */
  const giveBack = async (result: Result<Seating, RoomsError>): Promise<null> => {
    if (result.ok) await rooms.leave(result.value.key);
    return null;
  };
  const seated = (seating: Seating): void => {
    const me = seating.snapshot.players.find(({ id }) => id === seating.key.player);
    ports.keep(seating.key, me?.player_name ?? '');
    enter(seating);
  };

  return {
    store,
    go(step) {
      errand += 1;
      store.setState({ step, busy: null });
    },
    async create(request) {
      const isWanted = setOut('creating');
      const result = await rooms.create(request);
      if (!isWanted()) return void (await giveBack(result));
      if (!result.ok) return ports.tell({ kind: 'failed', call: 'create', error: result.error });
      seated(result.value);
      ports.tell({ kind: 'created', code: result.value.key.code });
    },
    async join(name, code) {
      const isWanted = setOut('joining');
      const result = await rooms.join({ name, code });
      if (!isWanted()) return giveBack(result);
      if (!result.ok) {
        ports.tell({ kind: 'failed', call: 'join', error: result.error });
        return result.error;
      }
      seated(result.value);
      ports.tell({ kind: 'joined', code: result.value.key.code });
      return null;
    },
    async watch(code) {
      const isWanted = setOut('joining');
      const result = await rooms.watch(code);
      if (!isWanted()) return true;
      if (result.ok) enter(result.value);
      else ports.tell({ kind: 'failed', call: 'join', error: result.error });
      return result.ok;
    },
    async resume(key) {
      const isWanted = setOut('joining');
      const result = await rooms.resume(key);
      if (!isWanted()) return true;
      if (result.ok) seated(result.value);
      else if (result.error === 'room-not-found' || result.error === 'not-a-player')
        ports.forget(key.code);
      else ports.tell({ kind: 'failed', call: 'join', error: result.error });
      return result.ok;
    },
    async leave() {
      const key = own();
      const code = place?.key.code;
      exit('menu');
      if (code !== undefined) ports.forget(code);
      ports.tell({ kind: 'left' });
      // Swallowed silently (specification 8): whoever leaves has left.
      if (key) await rooms.leave(key);
    },
    async giveUp(key) {
      ports.forget(key.code);
      await rooms.leave(key);
    },
    toLobby: () =>
      store.setState(({ view }) => ({ step: 'lobby', left: view ? roundOf(view) : 0 })),
    toGame: () => store.setState(({ session }) => (session ? { step: 'game', left: 0 } : {})),
    start: async () => void (await act('start', (key) => rooms.start(key))),
    newRound: async () => {
      const view = store.getState().view;
      if (view) await act('other', (key) => rooms.round(key, roundOf(view)));
    },
    answer: async (agrees) => void (await act('other', (key) => rooms.answer(key, agrees))),
    decide: async (player, choice) =>
      void (await act('other', (key) => rooms.decide(key, player, choice))),
    talk,
    react: async (reaction) => void (await act('react', (key) => rooms.react(key, reaction))),
    dispose() {
      errand += 1;
      store.setState({ busy: null });
      stop();
    },
  };
}
