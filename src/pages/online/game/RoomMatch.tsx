import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { FollowedRoom } from '../../../rooms/protocol/client-port.ts';
import type { RemoteSession } from '../../../play/room/remote-session.ts';
import type { MatchState } from '../../../play/match-state.ts';
import { viewOf } from '../../../play/view.ts';
import { text } from '../../../text/play.ts';
import { online } from '../../../text/online.ts';
import { announce, useAnnouncement } from '../../../ui/notices/Announcer.tsx';
import { tabStop } from '../../../ui/board/grid-keys.ts';
import { isLastInputKey } from '../../../ui/controls/last-input.ts';
import { notify } from '../../../ui/notices/notices.ts';
import { focusTitle } from '../../../ui/page/focus-title.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { noticeOfMove, type Variant } from '../../../variants/variant.ts';
import { handlePick } from '../../../match/board/use-pick.ts';
import { playMoveSound } from '../../../match/status/sounds.ts';
import { type Chooser, MatchScreen } from '../../../match/MatchScreen.tsx';
import { refusalText } from '../../../match/status/status.ts';
import { failureNotice } from '../notices.ts';
import { isSecondClick } from './double-click.ts';
import { type OfClass, playBlockerIn, statusIn } from './headline.ts';
import { roomTerms } from './room-terms.ts';
import { useVariant } from './use-variant.ts';
import styles from './RoomMatch.module.css';
import { TurnClock } from './TurnClock.tsx';
import type { GameId } from '../../../variants/rules.ts';

/** The chooser with the words of rooms. */
const SymbolChooser = lazyPart(async (): Promise<Chooser> => {
  const { SymbolChooser: Plain } = await import('../../../match/board/SymbolChooser.tsx');
  return (props) => <Plain {...props} label={text.chooser.select} />;
});

/** The elements around the board. */
export type Around = {
  readonly controls: ReactNode;
  readonly above: ReactNode;
  readonly below: ReactNode;
};

type Props = OfClass & {
  readonly followed: FollowedRoom;
  readonly session: RemoteSession;
  readonly around: (match: MatchState, isOver: boolean) => Around;
  /** Sends a chat message, where there is a chat. */
  readonly chat?: ((message: string) => void) | undefined;
};

/** A room's game: the same board as offline, and a turn clock. */
export function RoomMatch(props: Props) {
  const id = props.session.game.id as GameId;
  const variant = useVariant(id);
  return variant ? (
    <Board {...props} id={id} variant={variant} />
  ) : (
    <main id="main" tabIndex={-1}>
      <p className={styles['loading']}>{text.loading}</p>
    </main>
  );
}

type BoardProps = Props & { readonly id: GameId; readonly variant: Variant };

function Board({
  followed,
  session,
  around,
  chat,
  ended,
  round: shownRound,
  pause,
  id,
  variant,
}: BoardProps) {
  const match = useStore(session.store);
  const view = useMemo(() => viewOf(match, variant.extras), [match, variant]);
  const status = useMemo(
    () => statusIn(followed, match, { ended, round: shownRound, pause }),
    [followed, match, ended, shownRound, pause],
  );
  const hasSeat = followed.ownSeat !== null;
  const { round } = followed.snapshot.room.game_state;
  // This part of the status isn't announced with each move.
  useAnnouncement(status.over ? '' : (playBlockerIn(followed) ?? ''));
  useReturn(followed.connection);
  useMoveEffects(variant, session);
  useEffect(() => {
    // The loading page had the focus and is gone.
    if (document.activeElement === document.body) focusTitle();
  }, []);
  useBoardFocus(round);
  const onPick = useCallback(
    (pick: string) =>
      handlePick(session, variant, pick, (error) => {
        const isSilent = error === 'not-your-turn' && isSecondClick(session, pick);
        if (isSilent) return;
        if (!hasSeat) {
          announce(online.watchOnly);
          return;
        }
        if (error === 'not-your-turn') {
          notify(failureNotice('move', error));
          return;
        }
        if (error === 'illegal-move')
          notify({ ...failureNotice('move', error), isAnnounced: true });
        announce(refusalText(error, viewOf(session.store.getState(), variant.extras), pick));
      }),
    [session, variant, hasSeat],
  );
  return (
    <MatchScreen
      id={id}
      variant={variant}
      match={match}
      view={view}
      status={status}
      session={session}
      onPick={onPick}
      Chooser={SymbolChooser}
      terms={roomTerms(followed.snapshot.room.settings)}
      clock={status.over ? null : <TurnClock followed={followed} />}
      column={styles['body']}
      chat={chat}
      {...around(match, status.over)}
    />
  );
}

/** Moves the keyboard's focus from New Round to the new board, because Enter would end that round. */
function useBoardFocus(round: number): void {
  const before = useRef(round);
  useEffect(() => {
    if (round === before.current) return;
    before.current = round;
    if (isLastInputKey() && document.activeElement?.closest('[data-controls]'))
      tabStop()?.focus({ preventScroll: true });
  }, [round]);
}

/** Announces that a lost connection is back. */
function useReturn(connection: FollowedRoom['connection']): void {
  const wasLost = useRef(false);
  useEffect(() => {
    const isBack = connection === 'live' || connection === 'slow';
    if (wasLost.current && isBack) announce(online.regained);
    if (connection !== 'connecting') wasLost.current = connection === 'lost';
  }, [connection]);
}

/** Plays the sound and shows the notice of each move. */
function useMoveEffects(variant: Variant, session: RemoteSession): void {
  useEffect(
    () =>
      session.store.subscribe((match, before) => {
        playMoveSound(variant, match, before);
        const notice = noticeOfMove(variant, match, before);
        if (notice) notify({ ...notice, isAnnounced: true });
      }),
    [variant, session],
  );
}
