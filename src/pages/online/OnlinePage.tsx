import { useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import type { Rooms } from '../../rooms/protocol/client-port.ts';
import { isRoomGame } from '../../rooms/protocol/room-games.ts';
import { forgetSeat, keepSeat } from '../../play/room/kept-seats.ts';
import { createRoomClient } from '../../play/room/room-client.ts';
import type { RoomNews } from '../../play/room/room-news.ts';
import { countGame } from '../../play/stats/report.ts';
import { online } from '../../text/online.ts';
import { fetchConfetti } from '../../ui/effects/confetti.ts';
import { trackStart } from '../../ui/page/analytics-events.ts';
import { say } from '../../ui/notices/Announcer.tsx';
import { notify } from '../../ui/notices/notices.ts';
import { NoticeStrip } from '../../ui/notices/NoticeStrip.tsx';
import { MatchHeader } from '../../match/MatchHeader.tsx';
import { LazyBelow } from '../../match/below/LazyBelow.tsx';
import layout from '../../match/Match.module.css';
import { isChatMuted } from './talk/Chat.tsx';
import { isCelebrated, noticeOf, variantName } from './messages.ts';
import { cardOf } from '../../variants/menu.ts';
import styles from './OnlinePage.module.css';
import { throwWinConfetti } from './game/win-confetti.ts';
import { Reactions, react } from './talk/Reactions.tsx';
import { aroundRoom, chatOf } from './game/around-room.tsx';
import { RoomGame } from './game/RoomGame.tsx';
import { Steps, type Wanted } from './Steps.tsx';
import { storage, useRoomInAddress } from './use-address.ts';

/** Rounds in rooms count as multiplayer, whatever was played (STA-15). */
const COUNTS_AS = cardOf('multiplayer').stats;

/** The page of online rooms, on the backend that the app chose. */
export function OnlinePage({ rooms }: { rooms: Rooms }) {
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
  const client = useMemo(() => createRoomClient(portsOver(rooms)), [rooms]);
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
    // Nothing to do for the step that the page opened with.
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
          <RoomGame
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
      <LazyBelow id="online" />
    </>
  );
}

/** The client's dependencies on this page. */
function portsOver(rooms: Rooms) {
  return {
    rooms,
    keep: (key: Parameters<typeof keepSeat>[1]['key'], name: string) =>
      void keepSeat(storage, { key, name }),
    forget: (code: string) => forgetSeat(storage, code),
    tell(news: RoomNews) {
      const notice = noticeOf(news);
      if (notice) notify({ ...notice, isAnnounced: news.kind === 'over' || news.kind === 'reset' });
      // Before whose turn it is, which the board says in the same step.
      if (news.kind === 'reset') say(online.notices.newRound(news.by));
      if (news.kind === 'started') trackStart(news.snapshot.room.game_type, 'online');
      if (news.kind === 'reacted' && (news.isOwn || !isChatMuted()))
        react(news.reaction, news.name);
      if (news.kind !== 'over') return;
      if (news.result !== null) countGame(COUNTS_AS, news.result, 'online');
      if (isCelebrated(news)) void throwWinConfetti();
    },
  };
}
