import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type FollowedRoom, ownPlayer } from '../../../rooms/protocol/client-port.ts';
import { LIMITS } from '../../../rooms/protocol/limits.ts';
import type { ChatMessage } from '../../../rooms/protocol/wire.ts';
import type { RoomClient } from '../../../play/room/room-client.ts';
import { KEYS, keepText, readText } from '../../../look/storage.ts';
import { online } from '../../../text/online.ts';
import { shellWords } from '../../../text/shell.ts';
import { tabStop } from '../../../ui/board/grid-keys.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/controls/Icon.tsx';
import styles from './Chat.module.css';
import { ReactionButtons } from './ReactionButtons.tsx';
import { TalkMenu } from './TalkMenu.tsx';
import { storage } from '../use-address.ts';

type Props = {
  readonly client: RoomClient;
  readonly followed: FollowedRoom;
  readonly className?: string | undefined;
  /** Shown at the end of its title's line. */
  readonly menu?: ReactNode;
};

/** Whether this device hides the others' messages. */
export const isChatMuted = (): boolean => readText(storage, KEYS.isChatMuted) === 'yes';

/** The room's reactions, first because they are quickest, and its chat; each device can mute others. */
export function Chat({ client, followed, className = '', menu }: Props) {
  const [isMuted, setMuted] = useState(isChatMuted);
  const mute = (next: boolean) => {
    setMuted(next);
    keepText(storage, KEYS.isChatMuted, next ? 'yes' : 'no');
  };
  const hasSeat = followed.ownSeat !== null;
  const end = useRef<HTMLDivElement>(null);
  const bubble = useRef<HTMLButtonElement>(null);
  const section = useRef<HTMLElement>(null);
  const id = useId();
  /** How high it was in its place, while it lies at the foot of a phone's screen instead. */
  const [heldHeight, setHeldHeight] = useState<number | null>(null);
  const isSheet = heldHeight !== null;
  const unread = useUnread(followed, end);
  const lines = () => section.current?.querySelector<HTMLElement>('[role="log"]');
  const openSheet = (target: HTMLElement | null | undefined) => {
    // At once: a phone shows its keyboard only for a focus that comes from a tap.
    target?.focus({ preventScroll: true });
    setHeldHeight(section.current?.offsetHeight ?? 0);
  };
  const closeSheet = () => {
    setHeldHeight(null);
    bubble.current?.focus({ preventScroll: true });
  };
  const showNewest = () => {
    if (bubble.current && bubble.current.getClientRects().length > 0) return openSheet(lines());
    end.current?.scrollIntoView({ block: 'nearest' });
    return lines()?.focus({ preventScroll: true });
  };
  useAboveKeyboard(section, isSheet);
  return (
    <>
      <div className={styles['dock']}>
        {unread && !isMuted ? (
          <button type="button" className={styles['unread']} onClick={showNewest}>
            <bdi className={styles['who']}>{unread.newest.name}:</bdi>{' '}
            <bdi>{unread.newest.text}</bdi>
          </button>
        ) : null}
        {hasSeat ? (
          <TalkMenu
            isOwnTurn={isOwnTurn(followed)}
            unread={isMuted ? 0 : (unread?.count ?? 0)}
            onReact={(reaction) => void client.react(reaction)}
            bubble={bubble}
            isChatOpen={isSheet}
            chatId={id}
            onChat={() => openSheet(section.current?.querySelector<HTMLElement>('input'))}
            onClose={closeSheet}
          />
        ) : null}
      </div>
      {/* Holds its place while it lies elsewhere: nothing below it moves. */}
      <div
        className={className}
        style={isSheet ? { minHeight: heldHeight, visibility: 'hidden' } : undefined}
      >
        <section
          ref={section}
          id={id}
          className={`${styles['chat']} ${isSheet ? styles['sheet'] : ''}`}
          aria-labelledby="chat"
        >
          {hasSeat ? <ReactionButtons onReact={(reaction) => void client.react(reaction)} /> : null}
          <div className={styles['head']} data-muted={isMuted || undefined}>
            <h2 id="chat" className={styles['title']}>
              {online.chat}
            </h2>
            <Button size="small" tone="quiet" aria-pressed={isMuted} onClick={() => mute(!isMuted)}>
              {isMuted ? online.unmute : online.mute}
            </Button>
            {menu}
          </div>
          <div>
            {isMuted ? (
              <p className={styles['quiet']}>{online.muted}</p>
            ) : (
              <Messages followed={followed} isSheet={isSheet} />
            )}
            <div ref={end} className={styles['end']} />
          </div>
          {hasSeat ? (
            isMuted ? null : (
              <Say client={client} onEscape={() => (isSheet ? closeSheet() : tabStop()?.focus())} />
            )
          ) : (
            <p className={styles['quiet']}>{online.onlyPlayers}</p>
          )}
          {isSheet ? (
            <Button
              size="small"
              icon
              className={styles['close']}
              aria-label={shellWords.close}
              onClick={closeSheet}
              onKeyDown={({ key }) => (key === 'Escape' ? closeSheet() : undefined)}
            >
              <Icon name="close" />
            </Button>
          ) : null}
        </section>
      </div>
    </>
  );
}

/** Keeps what lies at the foot of the screen above a phone's keyboard, which covers the page. */
function useAboveKeyboard(sheet: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const { visualViewport: seen } = globalThis;
    if (!isOpen || !seen) return undefined;
    const lift = () => {
      const covered = Math.max(0, innerHeight - seen.height - seen.offsetTop);
      // A page that is zoomed into is not under a keyboard.
      sheet.current?.style.setProperty('--covered', seen.scale > 1 ? '0px' : `${covered}px`);
    };
    lift();
    seen.addEventListener('resize', lift);
    seen.addEventListener('scroll', lift);
    return () => {
      seen.removeEventListener('resize', lift);
      seen.removeEventListener('scroll', lift);
    };
  }, [sheet, isOpen]);
}

const isOwnTurn = (followed: FollowedRoom): boolean => {
  const { seats, currentPlayerIndex } = followed.snapshot.room.game_state;
  return seats[currentPlayerIndex]?.player === ownPlayer(followed)?.id;
};

type Unread = { readonly newest: ChatMessage; readonly count: number };

/** The messages from others that arrived while the chat was out of view; null if there are none. */
function useUnread(followed: FollowedRoom, end: RefObject<HTMLElement | null>): Unread | null {
  const { messages } = followed.snapshot;
  const newest = messages.at(-1);
  const [isInView, setInView] = useState(true);
  const [seen, setSeen] = useState(newest?.seq ?? 0);
  useEffect(() => {
    if (!end.current) return undefined;
    const watch = ([entry]: IntersectionObserverEntry[]) =>
      setInView(entry?.isIntersecting === true);
    const observer = new IntersectionObserver(watch, { rootMargin: '0px 0px -12px' });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end]);
  if (!newest || newest.seq <= seen) return null;
  const own = ownPlayer(followed)?.id;
  if (!isInView && newest.player !== own) {
    const count = messages.filter(({ seq, player }) => seq > seen && player !== own).length;
    return { newest, count };
  }
  setSeen(newest.seq);
  return null;
}

function Messages({ followed, isSheet }: { followed: FollowedRoom; isSheet: boolean }) {
  const { messages } = followed.snapshot;
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [messages.length, isSheet]);
  const isEmpty = messages.length === 0;
  return (
    // The log exists from the start: screen readers only announce what is added to a log that they know.
    <div
      ref={log}
      className={isEmpty ? styles['quiet'] : styles['lines']}
      role="log"
      aria-label={online.chat}
      // A scrolling element must be reachable by keys.
      tabIndex={isEmpty ? undefined : 0}
    >
      {isEmpty ? (
        online.quiet
      ) : (
        <ol>
          {messages.map(({ seq, name, text: line }) => (
            <li key={seq}>
              <bdi className={styles['who']}>{name}</bdi> <bdi>{line}</bdi>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Say({ client, onEscape }: { client: RoomClient; onEscape: () => void }) {
  const { talk } = client;
  const draft = useStore(talk.store, (state) => state.draft);
  return (
    <form
      className={styles['say']}
      onSubmit={(event) => {
        event.preventDefault();
        void talk.say();
      }}
    >
      <label className={styles['field']}>
        <span className="visually-hidden">{online.say}</span>
        <input
          className={styles['input']}
          value={draft}
          maxLength={LIMITS.chat}
          placeholder={online.say}
          autoComplete="off"
          data-message
          onKeyDown={({ key }) => (key === 'Escape' ? onEscape() : undefined)}
          onChange={(event) => talk.write(event.currentTarget.value)}
        />
      </label>
      <Button type="submit" size="small">
        {online.send}
      </Button>
    </form>
  );
}
