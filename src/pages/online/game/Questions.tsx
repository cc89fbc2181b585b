import { type ReactNode, useEffect, useRef } from 'react';
import { type FollowedRoom, ownPlayer } from '../../../rooms/protocol/client-port.ts';
import { LIMITS } from '../../../rooms/protocol/limits.ts';
import type { PlayerRow } from '../../../rooms/protocol/wire.ts';
import type { RoomClient } from '../../../play/room/room-client.ts';
import { online } from '../../../text/online.ts';
import { tabStop } from '../../../ui/board/grid-keys.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { sentence, useAnnouncement } from '../../../ui/notices/Announcer.tsx';
import styles from './Questions.module.css';
import { useLeft } from './TurnClock.tsx';

type Props = { readonly client: RoomClient; readonly followed: FollowedRoom };

/** Questions to the players: a new round in mid-match, and seats whose player is absent. */
export function Questions({ client, followed }: Props) {
  const own = ownPlayer(followed);
  return own && followed.snapshot.room.status === 'playing' ? (
    <Asked client={client} followed={followed} own={own} />
  ) : null;
}

function Asked({ client, followed, own }: Props & { readonly own: PlayerRow }) {
  const { players, room } = followed.snapshot;
  const { roundRequest } = room.game_state;
  const requester = players.find(({ id }) => id === roundRequest?.by);
  const held = players.filter((each) => each.held_until !== null && each.id !== own.id);
  const place = useRef<HTMLDivElement>(null);
  const asks = (roundRequest !== null && roundRequest.by !== own.id) || held.length > 0;
  const wasAsked = useRef(false);
  useEffect(() => {
    // Somebody is waiting for the answer, so keep the question in view.
    if (asks) scrollColumnTo(place.current);
    // The button that answered is gone.
    else if (wasAsked.current && document.activeElement === document.body)
      tabStop()?.focus({ preventScroll: true });
    wasAsked.current = asks;
  }, [asks]);
  return (
    <div className={styles['questions']} data-questions>
      {roundRequest && roundRequest.by === own.id ? (
        <Question title={online.askedYou}>
          <div className={styles['answers']}>
            <Button size="small" onClick={() => void client.answer(false)}>
              {online.withdraw}
            </Button>
          </div>
        </Question>
      ) : null}
      <div ref={place} data-asked className={styles['asked']}>
        {roundRequest && roundRequest.by !== own.id ? (
          <Question
            title={online.askedRound(requester?.player_name ?? '')}
            detail={online.askedDetail}
          >
            {roundRequest.awaited.includes(own.id) ? (
              <div className={styles['answers']}>
                <Button size="small" tone="solid" onClick={() => void client.answer(true)}>
                  {online.agree}
                </Button>
                <Button size="small" onClick={() => void client.answer(false)}>
                  {online.decline}
                </Button>
              </div>
            ) : null}
          </Question>
        ) : null}
        <Waiting client={client} followed={followed} own={own} />
        {held.map((player) => (
          <Absent key={player.id} client={client} followed={followed} player={player} />
        ))}
      </div>
    </div>
  );
}

/** Scrolls the column beside the board only: with the page, the board would move. */
function scrollColumnTo(question: HTMLElement | null): void {
  const column = question?.closest('[data-questions]')?.parentElement;
  if (!question || !column) return;
  const [inner, outer] = [question.getBoundingClientRect(), column.getBoundingClientRect()];
  if (inner.bottom > outer.bottom)
    column.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top);
  else if (inner.top < outer.top) column.scrollTop -= outer.top - inner.top;
}

type QuestionProps = {
  readonly title: string;
  /** Announced together with the title. */
  readonly detail?: string;
  readonly children: ReactNode;
};

function Question({ title, detail = '', children }: QuestionProps) {
  useAnnouncement(`${sentence(title)} ${detail}`.trim());
  return (
    <div className={styles['question']}>
      <p>
        <strong>{title}</strong>
      </p>
      {detail === '' ? null : <p className={styles['detail']}>{detail}</p>}
      {children}
    </div>
  );
}

/** A long turn: its player is asked to move, and the others may skip it. */
function Waiting({ client, followed, own }: Props & { readonly own: PlayerRow }) {
  const { players, room } = followed.snapshot;
  const { seats, currentPlayerIndex, turnSince, deadline } = room.game_state;
  const left = useLeft(turnSince === null ? null : turnSince + LIMITS.patience, followed.skew);
  const id = seats[currentPlayerIndex]?.player;
  const mover = players.find((each) => each.id === id);
  // The turn clock covers this; absent players are handled below.
  if (left === null || !mover || deadline !== null) return null;
  if (mover.id === own.id) {
    if (left > LIMITS.patience / 2) return null;
    return (
      <Question title={online.hurry}>
        <p>{online.hurryDetail(Math.ceil(Math.max(0, left) / 1000))}</p>
      </Question>
    );
  }
  if (left > 0 || mover.held_until !== null) return null;
  return (
    <Question title={online.waiting(mover.player_name)} detail={online.waitingDetail}>
      <div className={styles['answers']}>
        <Button size="small" onClick={() => void client.skip()}>
          {online.skip}
        </Button>
      </div>
    </Question>
  );
}

/** An absent player's seat is held for 45 s after the report, or slightly longer (`holdAbsentSeat`); then the others decide. */
function Absent({ client, followed, player }: Props & { readonly player: PlayerRow }) {
  const left = useLeft(player.held_until, followed.skew) ?? 0;
  // A player who is there has an open page, which answers at once; say nothing while the seat is held.
  if (left > 0 && followed.present.has(player.id)) return null;
  const title = online.absent(player.player_name);
  return left > 0 ? (
    <Question title={title}>
      <p>{online.absentDetail(Math.ceil(left / 1000))}</p>
    </Question>
  ) : (
    <Question title={title} detail={online.absentDecide}>
      <div className={styles['answers']}>
        <Button size="small" onClick={() => void client.decide(player.id, 'random')}>
          {online.goRandom}
        </Button>
        <Button size="small" onClick={() => void client.decide(player.id, 'end')}>
          {online.endRound}
        </Button>
      </div>
    </Question>
  );
}
