import { useEffect, useMemo, useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import { useStore } from 'zustand';
import type { Classes } from '../../rooms/protocol/class-port.ts';
import type { Rooms } from '../../rooms/protocol/client-port.ts';
import { isRoomGame } from '../../rooms/protocol/room-games.ts';
import { keepClass } from '../../play/room/kept-class.ts';
import { createRoomClient } from '../../play/room/room-client.ts';
import { online } from '../../text/online.ts';
import { fetchConfetti } from '../../ui/effects/confetti.ts';
import { NoticeStrip } from '../../ui/notices/NoticeStrip.tsx';
import { MatchHeader } from '../../match/MatchHeader.tsx';
import { LazyRelated } from '../../match/related/LazyRelated.tsx';
import layout from '../../match/Match.module.css';
import { variantName } from './notices.ts';
import styles from './OnlinePage.module.css';
import { Reactions } from './talk/Reactions.tsx';
import { aroundRoom, chatOf } from './game/around-room.tsx';
import { RoomMatch } from './game/RoomMatch.tsx';
import { deviceSeats, roomPorts } from './room-ports.ts';
import { Steps, type Wanted } from './Steps.tsx';
import { storage, useRoomInAddress } from './use-address.ts';

/** The lazy part of both routes, on the backend that the app chose. */
export async function loadPage(rooms: Rooms & { readonly classes: Classes }, isClass: boolean) {
  if (!isClass) return { element: <OnlinePage rooms={rooms} /> };
  return (await import('./class/ClassPage.tsx')).loadClassPage(rooms);
}

/** The page of online rooms. */
function OnlinePage({ rooms }: { rooms: Rooms }) {
  const { key } = useLocation();
  const type = useNavigationType();
  const [now, setNow] = useState(key);
  const [visit, setVisit] = useState(0);
  const asked = useSearchParams()[0].get('variant');
  const [wanted, onWant] = useState(isRoomGame(asked) ? asked : null);
  // Back and Forward restore a step or a room, as a reload does.
  if (key !== now) {
    setNow(key);
    if (type === NavigationType.Pop) setVisit(visit + 1);
  }
  return <Visit key={visit} rooms={rooms} isReturn={visit > 0} {...{ wanted, onWant }} />;
}

type VisitProps = Wanted & { readonly rooms: Rooms; readonly isReturn: boolean };

function Visit({ rooms, isReturn, ...game }: VisitProps) {
  const navigate = useNavigate();
  const client = useMemo(
    () =>
      createRoomClient({
        ...roomPorts(rooms, deviceSeats),
        enterClass({ key }) {
          keepClass(storage, key);
          void navigate('/class');
        },
      }),
    [rooms, navigate],
  );
  const state = useStore(client.store);
  const { step, followed, session } = state;
  useRoomInAddress(client);
  useEffect(() => {
    fetchConfetti();
    return () => client.dispose();
  }, [client]);
  const title =
    step === 'game' && followed ? online.roomTitle(variantName(followed.snapshot)) : online.title;
  const isOpened = useRef(isReturn);
  useEffect(() => {
    // The step that the page opened with needs no scrolling and no focus.
    if (!isOpened.current) {
      isOpened.current = true;
      return;
    }
    // Start each step at its top, and move the focus from a button that is gone to what comes next.
    window.scrollTo(0, 0);
    const main = document.getElementById('main');
    const next = ['[data-first]', 'h2[tabindex]'].map((each) =>
      main?.querySelector<HTMLElement>(each),
    );
    (next.find(Boolean) ?? main)?.focus({ preventScroll: true });
  }, [step]);
  const inGame = step === 'game' && followed && session;
  return (
    <>
      <div className={inGame ? layout['screen'] : styles['screen']} data-screen>
        {inGame ? <title>{title}</title> : null}
        <MatchHeader title={title} guide="online" />
        {inGame ? (
          <RoomMatch
            followed={followed}
            session={session}
            around={aroundRoom(client, followed)}
            chat={chatOf(client, followed)}
          />
        ) : (
          <>
            <NoticeStrip className={styles['notices']} />
            <main id="main" tabIndex={-1} className={styles['main']}>
              <Steps rooms={rooms} client={client} {...game} />
            </main>
          </>
        )}
        <Reactions />
      </div>
      <LazyRelated id="online" />
    </>
  );
}
