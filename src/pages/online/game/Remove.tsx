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
import { useAnnouncement } from '../../../ui/notices/Announcer.tsx';
import styles from './Remove.module.css';
import { useServerTime } from './TurnClock.tsx';

type Props = {
  readonly client: RoomClient;
  readonly followed: FollowedRoom;
  /** Shows three dots at the end of a title's line, instead of words. */
  readonly isFolded?: boolean;
};

const SPECTATORS = 'spectators';

/** Removes disruptive players: the host does it, or with three players and more the others vote. */
export function Remove({ client, followed, isFolded = false }: Props) {
  /** The person whose removal awaits a second press. */
  const [sure, setSure] = useState<string | number | null>(null);
  const { room } = followed.snapshot;
  const present = remainingPlayers(followed.snapshot);
  const own = ownPlayer(followed);
  const candidates = present.map(voterOf);
  const now = useServerTime(
    followed.skew,
    candidates.some(({ heldUntil }) => heldUntil !== null),
  );
  const host = hostAmong(candidates, now);
  if (!own) return null;
  const isHost = host?.id === own.id;
  const hasVotes = room.status === 'playing' && present.length > 2;
  const others = isHost || hasVotes ? present.filter(({ id }) => id !== own.id) : [];
  const spectators = isHost ? followed.numbers : [];
  const hasCrowd =
    isHost && followed.spectators > 0 && (followed.spectators > 1 || spectators.length === 0);
  const { votes } = room.game_state;
  const isAsked =
    !isHost && votes.some(({ player, by }) => player !== own.id && !by.includes(own.id));
  if (others.length + spectators.length === 0 && !hasCrowd) return null;
  const twice = (who: string | number, work: () => void) => () => {
    setSure(sure === who ? null : who);
    if (sure === who) work();
  };
  return (
    <details
      className={`${styles['remove']} ${isFolded ? styles['folded'] : ''}`}
      open={isAsked || undefined}
    >
      <summary {...(isFolded && { 'aria-label': online.manage, 'data-tip': true })}>
        {online.manage}
      </summary>
      <p>{online.manageHint}</p>
      <ul>
        {others.map((player) => (
          <li key={player.id}>
            {isHost ? (
              <Button
                size="small"
                tone={sure === player.id ? 'solid' : 'raised'}
                onBlur={() => setSure(null)}
                onClick={twice(player.id, () => void client.remove(player.id))}
              >
                {(sure === player.id ? online.removeSure : online.remove)(player.player_name)}
              </Button>
            ) : (
              <VoteOut
                client={client}
                present={present}
                player={player}
                own={own}
                followed={followed}
              />
            )}
          </li>
        ))}
        {spectators.map((number) => (
          <li key={number}>
            <Button
              size="small"
              tone={sure === number ? 'solid' : 'raised'}
              onBlur={() => setSure(null)}
              onClick={twice(number, () => void client.remove(number))}
            >
              {(sure === number ? online.removeSpectatorSure : online.removeSpectator)(number)}
            </Button>
          </li>
        ))}
        {hasCrowd ? (
          <li>
            <Button
              size="small"
              tone={sure === SPECTATORS ? 'solid' : 'raised'}
              onBlur={() => setSure(null)}
              onClick={twice(SPECTATORS, () => void client.remove(null))}
            >
              {sure === SPECTATORS ? online.removeSpectatorsSure : online.removeSpectators}
            </Button>
          </li>
        ) : null}
      </ul>
    </details>
  );
}

type VoteProps = Props & {
  readonly present: readonly PlayerRow[];
  readonly player: PlayerRow;
  readonly own: PlayerRow;
};

function VoteOut({ client, followed, present, player, own }: VoteProps) {
  const voters = votersOn(present.map(voterOf), player.id);
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
