import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { isFields, readField } from '../../../rules/untrusted.ts';
import type { Classes } from '../../../rooms/protocol/class-port.ts';
import type { Rooms } from '../../../rooms/protocol/client-port.ts';
import {
  type ClassClient,
  type ClassClientState,
  createClassClient,
} from '../../../play/room/class-client.ts';
import {
  forgetClass,
  keepClass,
  readKeptClass,
  readClassKey,
} from '../../../play/room/kept-class.ts';
import { keepSeat } from '../../../play/room/kept-seats.ts';
import { classWords } from '../../../text/class.ts';
import { lazyTranslations } from '../../../text/lazy-translations.ts';
import { fetchConfetti } from '../../../ui/effects/confetti.ts';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { useAnnouncement } from '../../../ui/notices/Announcer.tsx';
import { notify } from '../../../ui/notices/notices.ts';
import { NoticeStrip } from '../../../ui/notices/NoticeStrip.tsx';
import { MatchHeader } from '../../../match/MatchHeader.tsx';
import { Actions, Panel } from '../lobby/Panel.tsx';
import { classFailure } from './class-failure.ts';
import page from '../OnlinePage.module.css';
import { storage } from '../use-address.ts';
import { BoardFrame } from './ClassFrame.tsx';
import styles from './ClassPage.module.css';
import { Enter } from './Enter.tsx';
import { Host } from './Host.tsx';
import { ownPairing, PupilPage } from './PupilPage.tsx';
import { Bye, PupilMatch } from './PupilMatch.tsx';
import { SetUp } from './SetUp.tsx';

type Clients = Rooms & { readonly classes: Classes };

/** The lazy part of the route: the page in the visitor's language. */
export async function loadClassPage(rooms: Clients) {
  await lazyTranslations.class?.(classWords);
  return { element: <ClassPage rooms={rooms} /> };
}

/** A class: for the host who leads it, and for each pupil. What the device keeps says which. */
function ClassPage({ rooms }: { rooms: Clients }) {
  const client = useClassClient(rooms);
  const [address] = useSearchParams();
  const code = address.get('code') ?? '';
  const { hash } = useLocation();
  useEffect(() => () => client.dispose(), [client]);
  useEffect(() => {
    const [, id, hostPass] = /^#lead=([0-9a-f-]{36})\.([0-9a-f]{32})$/.exec(hash) ?? [];
    if (id !== undefined && hostPass !== undefined) return void client.lead(id, hostPass);
    const { key: known } = client.store.getState();
    return known && (code === '' || code === known.code) ? undefined : client.resume(code);
  }, [client, code, hash]);
  useEffect(() => {
    fetchConfetti();
  }, []);
  const { key, followed } = useStore(client.store);
  useAnnouncement(followed?.connection === 'lost' ? classWords.lost : '');
  const { snapshot, me = null } = followed ?? {};
  const own = snapshot && me ? ownPairing(snapshot, me) : null;
  const room = own?.pairing.room ?? null;
  const asksCode = address.has('pupil');
  // A new board or form starts at the top of the page.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [room, asksCode, snapshot?.round]);
  const hasSeenEnd = useLater(snapshot?.status === 'between', SEEN_MS);
  const isPlaying =
    snapshot?.status === 'playing' || (snapshot?.status === 'between' && !hasSeenEnd);
  const isRemoved = followed?.connection === 'removed';
  if (key && followed && me && own && isPlaying && !isRemoved) {
    const props = { client, followed, me, at: own.at };
    return (
      <BoardFrame followed={followed}>
        {room === null ? (
          <Bye key={followed.snapshot.round} {...props} />
        ) : (
          // Each match has a separate connection.
          <PupilMatch key={room} rooms={rooms} classKey={key} room={room} {...props} />
        )}
      </BoardFrame>
    );
  }
  if (followed && me === null && !isRemoved)
    return <Host key={followed.snapshot.id} client={client} followed={followed} />;
  return (
    <div className={page['screen']} data-screen>
      <MatchHeader title={classWords.title} guide="online" />
      <NoticeStrip className={page['notices']} />
      <main id="main" tabIndex={-1} className={page['main']}>
        <Part client={client} code={code} asksCode={asksCode} />
      </main>
    </div>
  );
}

/** How long a round's last position stays on the screen. */
const SEEN_MS = 5000;

/** Whether something has been true for this long. */
function useLater(isTrue: boolean, ms: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isTrue, ms]);
  return isTrue && isLate;
}

function useClassClient(rooms: Clients): ClassClient {
  const navigate = useNavigate();
  return useMemo(
    () =>
      createClassClient({
        rooms,
        classes: rooms.classes,
        kept: {
          // Where the device keeps nothing, the browser's history has it.
          read: () => readKeptClass(storage) ?? readClassKey(classKeyIn(history.state)),
          keep(key) {
            keepClass(storage, key);
            // Removes the one-use link from the history.
            void navigate('/class', { replace: true, state: { place: key } });
          },
          forget(key) {
            forgetClass(storage, key);
            void navigate(key.player === null ? '/class' : '/class?pupil', { replace: true });
          },
        },
        enterRoom({ key, snapshot }) {
          const name = snapshot.players.find(({ id }) => id === key.player)?.player_name ?? '';
          keepSeat(storage, { key, name });
          void navigate(`/online?room=${key.code}`);
        },
        tell: (error) => notify({ title: classFailure(error), tone: 'bad', isAnnounced: true }),
      }),
    [rooms, navigate],
  );
}

/** The key that a history entry holds, still to be parsed. */
const classKeyIn = (entry: unknown): unknown => {
  const state = isFields(entry) ? readField(entry, 'usr') : null;
  return isFields(state) ? readField(state, 'place') : null;
};

const endTitle = (end: ClassClientState['end']): string =>
  end === 'gone' ? classWords.gone : end === 'left' ? classWords.left : classWords.removed;

type PartProps = {
  readonly client: ClassClient;
  /** The class's code from a link, or ''. */
  readonly code: string;
  /** Whether a pupil without a link wants to come in. */
  readonly asksCode: boolean;
};

function Part({ client, code, asksCode }: PartProps) {
  const state = useStore(client.store);
  const { key, followed, end, failure, isBusy, leadNumber } = state;
  useEffect(() => {
    if (failure !== null && code === '' && !asksCode)
      notify({ title: classFailure(failure), tone: 'bad', isAnnounced: true });
  }, [failure, code, asksCode]);
  useAnnouncement(leadNumber === null ? '' : classWords.asking(leadNumber));
  if (leadNumber !== null) {
    return (
      <Panel title={classWords.askingTitle}>
        <p className={styles['number']}>{leadNumber}</p>
        <p>{classWords.asking(leadNumber)}</p>
        <Actions>
          <Button onClick={() => client.stopAsking()}>{classWords.stopAsking}</Button>
        </Actions>
      </Panel>
    );
  }
  if (end !== null || followed?.connection === 'removed') {
    return (
      <Panel title={endTitle(end)}>
        <Actions>
          <ButtonLink to="/class?pupil" onClick={() => client.forget()}>
            {classWords.joinByCode}
          </ButtonLink>
          {key?.player === null || end === 'gone' ? (
            <ButtonLink to="/class" onClick={() => client.forget()}>
              {classWords.another}
            </ButtonLink>
          ) : null}
        </Actions>
      </Panel>
    );
  }
  if (key && !followed) return <p>{classWords.loading}</p>;
  if (followed?.me) {
    const { me, connection } = followed;
    return (
      <>
        {connection === 'lost' ? <p className={styles['lost']}>{classWords.lost}</p> : null}
        <PupilPage client={client} followed={followed} me={me} />
      </>
    );
  }
  if (code !== '' || asksCode) {
    // Wait until the device's storage was read, so that a pupil doesn't come in twice.
    return state.hasLooked ? (
      <Enter client={client} state={state} linked={code} />
    ) : (
      <p>{classWords.joining}</p>
    );
  }
  return <SetUp busy={isBusy} onOpen={(settings) => void client.open(settings)} />;
}
