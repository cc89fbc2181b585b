import { useState } from 'react';
import {
  type FollowedRoom,
  ownPlayer,
  remainingPlayers,
} from '../../../rooms/protocol/client-port.ts';
import { hostAmong, majorityOf, voterOf, votersOn } from '../../../rooms/protocol/voters.ts';
import type { PlayerRow } from '../../../rooms/protocol/wire.ts';
import type { RoomClient } from '../../../play/room/room-client.ts';
import { online } from '../../../text/online.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { announce, useAnnouncement } from '../../../ui/notices/Announcer.tsx';
import styles from './Remove.module.css';
import { useServerTime } from './TurnClock.tsx';

type Props = {
  readonly client: RoomClient;
  readonly followed: FollowedRoom;
  /** Shows three dots at the end of a title's line, instead of words. */
  readonly isFolded?: boolean;
};

/** For those who disturb: the host removes them, or with three players and more the others vote. */
export function Remove({ client, followed, isFolded = false }: Props) {
  const { room } = followed.snapshot;
  const remaining = remainingPlayers(followed.snapshot);
  const own = ownPlayer(followed);
  const candidates = remaining.map(voterOf);
  const now = useServerTime(
    followed.skew,
    candidates.some(({ heldUntil }) => heldUntil !== null),
  );
  const host = hostAmong(candidates, now);
  if (!own) return null;
  const isHost = host?.id === own.id;
  const hasVotes = room.status === 'playing' && remaining.length > 2;
  const others = isHost || hasVotes ? remaining.filter(({ id }) => id !== own.id) : [];
  const spectators = isHost ? followed.numbers : [];
  const hasCrowd =
    isHost && followed.spectators > 0 && (followed.spectators > 1 || spectators.length === 0);
  const { votes } = room.game_state;
  const isAsked =
    !isHost && votes.some(({ player, by }) => player !== own.id && !by.includes(own.id));
  if (others.length + spectators.length === 0 && !hasCrowd) return null;
  return (
    <details
      className={`${styles['remove']} ${isFolded ? styles['folded'] : ''}`}
      open={isAsked || undefined}
      onToggle={({ currentTarget }) => {
        // Opened by its reader, not by a vote. On phones it would open out of sight, below the board.
        if (currentTarget.open && currentTarget.contains(document.activeElement))
          currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary {...(isFolded && { 'aria-label': online.manage, 'data-tip': true })}>
        {online.manage}
      </summary>
      <p>{online.manageDetail}</p>
      <ul>
        {others.map((player) => (
          <li key={player.id}>
            {isHost ? (
              <Sure
                label={online.remove(player.player_name)}
                question={online.removeSure(player.player_name)}
                onSure={() => void client.remove(player.id)}
              />
            ) : (
              <VoteOut
                client={client}
                remaining={remaining}
                player={player}
                own={own}
                followed={followed}
              />
            )}
          </li>
        ))}
        {spectators.map((number) => (
          <li key={number}>
            <Sure
              label={online.removeSpectator(number)}
              question={online.removeSpectatorSure(number)}
              onSure={() => void client.remove(number)}
            />
          </li>
        ))}
        {hasCrowd ? (
          <li>
            <Sure
              label={online.removeSpectators}
              question={online.removeSpectatorsSure}
              onSure={() => void client.remove(null)}
            />
          </li>
        ) : null}
      </ul>
    </details>
  );
}

type SureProps = {
  readonly label: string;
  readonly question: string;
  readonly onSure: () => void;
};

/** Asks before it removes anybody. What cancels takes the place of what was pressed: two quick presses remove nobody. */
function Sure({ label, question, onSure }: SureProps) {
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    setAsking(!isAsking);
    if (!isAsking) announce(question);
  };
  return (
    <>
      <Button size="small" onClick={ask}>
        {isAsking ? online.cancel : label}
      </Button>
      {isAsking ? (
        <Button size="small" className={styles['sure']} onClick={onSure}>
          {question}
        </Button>
      ) : null}
    </>
  );
}

type VoteProps = Props & {
  readonly remaining: readonly PlayerRow[];
  readonly player: PlayerRow;
  readonly own: PlayerRow;
};

function VoteOut({ client, followed, remaining, player, own }: VoteProps) {
  const voters = votersOn(remaining.map(voterOf), player.id);
  const { votes } = followed.snapshot.room.game_state;
  const by = votes.find((vote) => vote.player === player.id)?.by ?? [];
  const isFor = by.includes(own.id);
  const counted =
    by.length === 0
      ? ''
      : online.votes(voters.filter(({ id }) => by.includes(id)).length, majorityOf(voters));
  const question = online.voteOut(player.player_name);
  useAnnouncement(counted === '' ? '' : `${question}: ${counted}`);
  return (
    <>
      <Button
        size="small"
        tone={isFor ? 'solid' : 'raised'}
        aria-pressed={isFor}
        onClick={() => void client.vote(player.id, !isFor)}
      >
        {question}
      </Button>
      {counted === '' ? null : <small>{counted}</small>}
    </>
  );
}
