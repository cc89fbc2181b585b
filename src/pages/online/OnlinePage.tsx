import { useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import type { Rooms } from '../../rooms/protocol/contract.ts';
import { cleanName } from '../../rooms/referee/names.ts';
import { isOnlineVariant } from '../../rooms/protocol/variants.ts';
import { forgetSeat, keepSeat, keptSeat, keptSeats } from '../../play/room/kept-seats.ts';
import type { RoomNews } from '../../play/room/room-changes.ts';
import { createRoomClient, type RoomClient } from '../../play/room/room-client.ts';
import { count } from '../../play/stats/stats.ts';
import { text } from '../../text/play.ts';
import { online } from '../../text/online.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { fetchConfetti } from '../../ui/effects/confetti.ts';
import { Icon } from '../../ui/controls/Icon.tsx';
import { measureHowToPlay, measureStart } from '../../ui/page/measure.ts';
import { notify } from '../../ui/notices/notices.ts';
import { NoticeStrip } from '../../ui/notices/NoticeStrip.tsx';
import { SiteNav } from '../../ui/page/SiteNav.tsx';
import { Tools } from '../../ui/controls/Tools.tsx';
import { BelowGame } from '../../match/below/BelowGame.tsx';
import layout from '../../match/Match.module.css';
import { useKept } from '../../ui/page/use-kept.ts';
import { isChatMuted } from './talk/Chat.tsx';
import { Create } from './lobby/Create.tsx';
import { inviteIn, roomCodeIn } from './lobby/room-code.ts';
import { Join } from './lobby/Join.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { Menu } from './lobby/Menu.tsx';
import { noticeOf, variantName } from './messages.ts';
import { roomForTwo } from './lobby/wish.ts';
import { cardOf } from '../../variants/screens.ts';
import styles from './OnlinePage.module.css';
import { throwWinConfetti } from './game/win-confetti.ts';
import { Reactions, react } from './talk/Reactions.tsx';
import { RoomGame } from './game/RoomGame.tsx';
import { codeIn, storage, useAddress, useSteps } from './use-address.ts';

/** Rounds in rooms count as multiplayer, whatever was played (STA-15). */
const COUNTS_AS = cardOf('multiplayer').stats;

/** The page of online rooms, on the backend that the app chose. */
export function OnlinePage({ rooms }: { rooms: Rooms }) {
  const { key } = useLocation();
  const type = useNavigationType();
  const [now, setNow] = useState(key);
  const [visit, setVisit] = useState(0);
  // Back and Forward restore a step or a room, as a reload does.
  if (key !== now) {
    setNow(key);
    if (type === NavigationType.Pop) setVisit(visit + 1);
  }
  return <Visit key={visit} rooms={rooms} isReturn={visit > 0} />;
}

function Visit({ rooms, isReturn }: { rooms: Rooms; isReturn: boolean }) {
  const client = useMemo(() => createRoomClient(portsOver(rooms)), [rooms]);
  const state = useStore(client.store);
  const { step, view, session } = state;
  useAddress(client);
  useEffect(() => {
    fetchConfetti();
    return () => client.dispose();
  }, [client]);
  const title =
    step === 'game' && view ? online.roomTitle(variantName(view.snapshot)) : online.title;
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
  const inGame = step === 'game' && view && session;
  return (
    <>
      <div className={inGame ? layout['screen'] : styles['screen']} data-screen>
        {inGame ? <title>{title}</title> : null}
        <header className={layout['header']}>
          <ButtonLink to="/" size="small" icon aria-label={text.back}>
            <Icon name="back" />
          </ButtonLink>
          <h1 className={layout['title']}>{title}</h1>
          <SiteNav />
          <ButtonLink
            to="/how-to-play/online"
            size="small"
            className={layout['howTo']}
            onClick={() => measureHowToPlay('online')}
          >
            {text.page.howToPlay}
          </ButtonLink>
          <Tools />
        </header>
        {inGame ? (
          <RoomGame client={client} view={view} session={session} />
        ) : (
          <>
            <NoticeStrip className={styles['notices']} />
            <main id="main" tabIndex={-1} className={styles['main']}>
              <Steps rooms={rooms} client={client} />
            </main>
          </>
        )}
        <Reactions />
      </div>
      <BelowGame id="online" />
    </>
  );
}

function Steps({ rooms, client }: { rooms: Rooms; client: RoomClient }) {
  const { step, busy, view } = useStore(client.store);
  const [address] = useSearchParams();
  const { open, back } = useSteps(client);
  const [name, setName] = useName();
  const [code, setCode] = useState(() => codeIn(address));
  const [invite, setInvite] = useState(() => inviteIn(`?${address}`));
  // Read it each time, because seats that were left or given up are forgotten.
  const [given, setGiven] = useState(0);
  const kept = keptSeats(storage);
  const asked = address.get('variant');
  if (view && (step === 'lobby' || step === 'game')) return <Lobby client={client} view={view} />;
  if (step === 'create') {
    return (
      <Create
        name={name}
        onName={setName}
        variant={isOnlineVariant(asked) ? asked : null}
        busy={busy !== null}
        onBack={back}
        onCreate={(wish) => {
          if (cleanName(name) === null) return sayNameless();
          return void client.create({ ...wish, name });
        }}
      />
    );
  }
  const join = (wanted: string) => {
    if (cleanName(name) === null || wanted.trim() === '') {
      const { missing, missingHint } = online.notices;
      notify({ title: missing, description: missingHint, tone: 'bad' });
      return Promise.resolve(null);
    }
    return joinOrReturn(client, name, wanted, invite);
  };
  if (step === 'join') {
    return (
      <Join
        name={name}
        onName={setName}
        code={code}
        onCode={(typed) => {
          setCode(roomCodeIn(typed));
          setInvite(inviteIn(typed) ?? invite);
        }}
        busy={busy !== null}
        onBack={back}
        onJoin={() => join(code)}
        onWatch={() => void client.watch(code, invite)}
      />
    );
  }
  return (
    <Menu
      rooms={rooms}
      name={name}
      onName={setName}
      kept={kept}
      busy={busy !== null}
      onCreate={() => open('create')}
      onOpen={(variant) => void client.create({ ...roomForTwo(variant), name })}
      onJoin={() => open('join')}
      onListed={(listed) => void join(listed)}
      onResume={(seat) => {
        const come = async () => {
          const isBack = await client.resume(seat.key);
          setGiven(given + 1);
          if (!isBack && !keptSeat(storage, seat.key.code)) sayGone();
        };
        void come();
      }}
      onGiveUp={(seat) => {
        void client.giveUp(seat.key);
        setGiven(given + 1);
      }}
    />
  );
}

/** Returns to the seat that this device has in the room: a second one would replace it. */
async function joinOrReturn(
  client: RoomClient,
  name: string,
  wanted: string,
  invite: string | undefined,
) {
  const code = roomCodeIn(wanted);
  const seat = keptSeat(storage, code);
  if (seat && (await client.resume(seat.key))) return null;
  // Still kept: the server couldn't be reached, and a notice said so.
  return keptSeat(storage, code) ? null : client.join(name, wanted, invite);
}

function sayNameless(): void {
  const { nameRequired, nameRequiredHint } = online.notices;
  notify({ title: nameRequired, description: nameRequiredHint, tone: 'bad' });
}

function sayGone(): void {
  const { closed, closedHint } = online.notices;
  notify({ title: closed, description: closedHint, tone: 'bad' });
}

const NAME = 'tic-tac-toe.name';

/** The player's name, kept on the device. */
function useName(): readonly [string, (name: string) => void] {
  const [name, setName] = useKept('online name', storage.getItem(NAME) ?? '');
  const keep = (next: string) => {
    setName(next);
    try {
      storage.setItem(NAME, next);
    } catch {
      // Storage is full or forbidden: ask again next time.
    }
  };
  return [name, keep];
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
      if (notice) notify({ ...notice, isTold: news.kind === 'over' });
      if (news.kind === 'started') measureStart(news.snapshot.room.game_type, 'online');
      if (news.kind === 'reacted' && (news.isOwn || !isChatMuted()))
        react(news.reaction, news.name);
      if (news.kind !== 'over') return;
      if (news.verdict !== null) count(COUNTS_AS, news.verdict);
      if (news.verdict !== 'tie' && notice?.title !== online.notices.tie) void throwWinConfetti();
    },
  };
}
