/**
 * One device in a class: enters, keeps its key and leaves, and holds the class's state. No React.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { keepTrying } from '../../look/keep-trying.ts';
import type {
  ClassGrant,
  ClassKey,
  ClassPageCommand,
  Classes,
  FollowedClass,
} from '../../rooms/protocol/class-port.ts';
import type { ClassSettings } from '../../rooms/protocol/class-wire.ts';
import type { Rooms, SeatGrant } from '../../rooms/protocol/client-port.ts';
import type { RoomsError } from '../../rooms/protocol/errors.ts';
import { fail, type Result } from '../../rules/result.ts';

export type ClassClientState = {
  /** Whether the device's storage was read for a key. */
  readonly hasLooked: boolean;
  readonly key: ClassKey | null;
  /** Null before the first answer. */
  readonly followed: FollowedClass | null;
  /** Whether this device is entering. */
  readonly isBusy: boolean;
  /** While this device asks to lead a class, and a host has to let it in: the number to show. */
  readonly leadNumber: number | null;
  /** Why it could not enter. */
  readonly failure: RoomsError | null;
  /** Why this device isn't in a class. After a removal it keeps its key, since a host may undo that. */
  readonly end: 'gone' | 'removed' | 'left' | null;
};

type ClassPorts = {
  readonly rooms: Pick<Rooms, 'enter'>;
  readonly classes: Classes;
  readonly kept: {
    readonly read: () => ClassKey | null;
    readonly keep: (key: ClassKey) => void;
    readonly forget: (key: ClassKey) => void;
  };
  /** The code was a room's, and this device has a seat there. */
  readonly enterRoom: (grant: SeatGrant) => void;
  /** A command failed. */
  readonly tell: (error: RoomsError) => void;
};

/** How a pupil comes in: with the class's code, and the name or the code for a new device. */
type ClassEntry = { readonly code: string; readonly name: string; readonly deviceCode: string };

export type ClassClient = {
  readonly store: StoreApi<ClassClientState>;
  /** Returns to the class whose key this device keeps, unless the link's code is another class's. */
  resume(linked: string): void;
  open(settings: ClassSettings): Promise<void>;
  enter(entry: ClassEntry): Promise<void>;
  /** Asks to lead a class as well, with a host's link: `leadNumber` until a host has answered. */
  lead(id: string, hostPass: string): Promise<void>;
  /** Stops asking. The link is used up. */
  stopAsking(): void;
  act(command: ClassPageCommand): Promise<void>;
  /** Each resolves to null on failure, after telling it. */
  newHostPass(): Promise<string | null>;
  revokeHostPass(): Promise<void>;
  newDeviceCode(pupil: number): Promise<string | null>;
  /** Takes the pupil out of the class, for good. */
  leave(): Promise<void>;
  /** Forgets the key without telling the class. */
  forget(): void;
  dispose(): void;
};

/** How often the page of a removed pupil asks whether it is back in. */
const OUT_MS = 10_000;

const OUTSIDE = {
  hasLooked: true,
  key: null,
  followed: null,
  isBusy: false,
  leadNumber: null,
  failure: null,
  end: null,
} as const;

/** A client outside of any class. */
export function createClassClient({
  rooms,
  classes,
  kept,
  enterRoom,
  tell,
}: ClassPorts): ClassClient {
  const store = createStore<ClassClientState>(() => ({ ...OUTSIDE, hasLooked: false }));
  let stopFollowing = (): void => {};
  let stopResuming = (): void => {};
  let withdrawLeadRequest = (): void => {};
  const stop = (): void => {
    withdrawLeadRequest();
    stopResuming();
    stopFollowing();
    stopFollowing = () => {};
    stopResuming = () => {};
  };
  const follow = (grant: ClassGrant): void => {
    stop();
    kept.keep(grant.key);
    store.setState({ ...OUTSIDE, key: grant.key });
    const listener = {
      onChange: (followed: FollowedClass) => store.setState({ followed }),
      onGone: () => {
        kept.forget(grant.key);
        store.setState({ ...OUTSIDE, end: 'gone' });
      },
    };
    stopFollowing = classes.follow(grant, listener, { boards: true });
  };
  const applyGrant = (answer: Result<ClassGrant, RoomsError>): void => {
    if (answer.ok) follow(answer.value);
    else store.setState({ isBusy: false, leadNumber: null, failure: answer.error });
  };
  const take = async (granting: Promise<Result<ClassGrant, RoomsError>>): Promise<void> => {
    store.setState({ isBusy: true });
    applyGrant(await granting);
  };
  const sendCommand = async <T>(call: (key: ClassKey) => Promise<Result<T, RoomsError>>) => {
    const { key } = store.getState();
    const answer = key ? await call(key) : fail('not-a-player' as const);
    if (answer.ok) return answer.value;
    tell(answer.error);
    return null;
  };
  const forget = (): void => {
    const { key } = store.getState();
    stop();
    if (key) kept.forget(key);
    store.setState(OUTSIDE);
  };
  return {
    store,
    resume(linked) {
      withdrawLeadRequest();
      const key = kept.read();
      if (!key || (linked !== '' && linked !== key.code)) return store.setState(OUTSIDE);
      store.setState({ ...OUTSIDE, key });
      const resume = async (): Promise<ClassGrant | null> => {
        const answer = await classes.resume(key);
        if (answer.ok) return answer.value;
        if (answer.error === 'not-a-player') {
          store.setState({ ...OUTSIDE, key, end: 'removed' });
          const timer = setTimeout(attempt, OUT_MS);
          stopResuming = () => clearTimeout(timer);
          return null;
        }
        if (answer.error !== 'class-not-found') throw new Error(answer.error);
        kept.forget(key);
        store.setState({ ...OUTSIDE, end: 'gone' });
        return null;
      };
      const attempt = (): void => {
        stopResuming = keepTrying(resume, { got: (grant) => grant && follow(grant) });
      };
      attempt();
    },
    open: (settings) => take(classes.open(settings)),
    async enter({ code, name, deviceCode }) {
      if (deviceCode !== '') return take(classes.changeDevice(code, deviceCode));
      store.setState({ isBusy: true });
      const answer = await rooms.enter({ code, name });
      if (!answer.ok) return store.setState({ isBusy: false, failure: answer.error });
      if ('me' in answer.value) return follow(answer.value);
      store.setState({ isBusy: false });
      return enterRoom(answer.value);
    },
    async lead(id, hostPass) {
      withdrawLeadRequest();
      const stopping = new AbortController();
      const { signal } = stopping;
      withdrawLeadRequest = () => stopping.abort();
      store.setState({ isBusy: true, leadNumber: null, failure: null });
      const onNumber = (leadNumber: number): void => {
        if (!signal.aborted) store.setState({ leadNumber });
      };
      const answer = await classes.lead(id, hostPass, { onNumber, signal });
      // If it was stopped, `stopAsking` has already set the state.
      if (answer && !signal.aborted) applyGrant(answer);
    },
    stopAsking() {
      withdrawLeadRequest();
      store.setState({ isBusy: false, leadNumber: null });
    },
    async act(asked) {
      await sendCommand((key) => classes.act(key, asked));
    },
    newHostPass: () => sendCommand((key) => classes.newHostPass(key)),
    async revokeHostPass() {
      await sendCommand((key) => classes.revokeHostPass(key));
    },
    newDeviceCode: (pupil) => sendCommand((key) => classes.newDeviceCode(key, pupil)),
    async leave() {
      const { key } = store.getState();
      forget();
      store.setState({ end: 'left' });
      // A failure is ignored: the pupil has left anyway.
      if (key) await classes.act(key, { do: 'leave' });
    },
    forget,
    dispose: stop,
  };
}
