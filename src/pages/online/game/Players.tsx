import { type FollowedRoom, ownPlayer } from '../../../rooms/protocol/client-port.ts';
import type { SeatedPlayer } from '../../../rooms/protocol/wire.ts';
import { isLatestShown, type MatchState, symbolOfSeat, turnOf } from '../../../play/match-state.ts';
import { text } from '../../../text/play.ts';
import { online } from '../../../text/online.ts';
import { MarkIcon } from '../../../ui/controls/MarkIcon.tsx';
import { useAnnouncement } from '../../../ui/notices/Announcer.tsx';
import { knowsPresence, notesOf } from './headline.ts';
import { Presence } from './Presence.tsx';
import styles from './Players.module.css';

type Props = { readonly followed: FollowedRoom; readonly match: MatchState };

/** The players: mark, name, presence, rounds won, and whose turn it is. */
export function Players({ followed, match }: Props) {
  const { seats, ties } = followed.snapshot.room.game_state;
  const turn = turnOf(match);
  const isPlaying =
    turn !== null && followed.snapshot.room.status === 'playing' && isLatestShown(match);
  const notes = notesOf(followed, isPlaying);
  // The score can be read as text and needs no announcement.
  useAnnouncement(notes.join('. '));
  return (
    <section aria-label={text.players}>
      <ul className={styles['players']} data-many={seats.length > 4 ? '' : undefined}>
        {seats.map((seated, seat) => (
          <li
            key={seated.player}
            className={styles['player']}
            aria-current={seat === turn ? 'true' : undefined}
          >
            <PlayerRow
              followed={followed}
              seated={seated}
              symbol={symbolOfSeat(match, seat) ?? 'X'}
            />
          </li>
        ))}
      </ul>
      <p className={styles['notes']}>
        {[...(ties > 0 ? [online.ties(ties)] : []), ...notes].join(' · ')}
      </p>
    </section>
  );
}

type RowProps = {
  readonly followed: FollowedRoom;
  readonly seated: SeatedPlayer;
  readonly symbol: Parameters<typeof MarkIcon>[0]['symbol'];
};

function PlayerRow({ followed, seated: { player, name }, symbol }: RowProps) {
  const row = followed.snapshot.players.find(({ id }) => id === player);
  const isHere = followed.present.has(player);
  const hasLeft = !row || row.left_at !== null;
  const isYou = ownPlayer(followed)?.id === player;
  const note = hasLeft ? online.left : row.is_random ? online.random : undefined;
  return (
    <>
      <MarkIcon symbol={symbol} size={26} />
      <span className="visually-hidden">{text.symbols[symbol]}</span>
      <span className={styles['name']}>
        {name} {isYou ? online.you : ''}
      </span>
      {row && row.wins > 0 ? (
        <span className={styles['wins']}>{online.wonRounds(row.wins)}</span>
      ) : null}
      {note || knowsPresence(followed) ? (
        <Presence isHere={isHere && !hasLeft} note={note} />
      ) : null}
    </>
  );
}
