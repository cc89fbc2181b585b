import { Suspense, useState } from 'react';
import {
  type FollowedRoom,
  ownPlayer,
  remainingPlayers,
} from '../../../rooms/protocol/client-port.ts';
import type { PlayerRow, RoomSettings } from '../../../rooms/protocol/wire.ts';
import type { RoomClient } from '../../../play/room/room-client.ts';
import { SYMBOLS, asSymbol } from '../../../rules/game.ts';
import { text } from '../../../text/play.ts';
import { online } from '../../../text/online.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { MarkIcon } from '../../../ui/controls/MarkIcon.tsx';
import { useAnnouncement } from '../../../ui/notices/Announcer.tsx';
import { Chat } from '../talk/Chat.tsx';
import { knowsPresence, notesOf } from '../game/headline.ts';
import { Remove } from '../game/Remove.tsx';
import { Invite } from './Invite.tsx';
import { Actions, Panel } from './Panel.tsx';
import { Presence } from '../game/Presence.tsx';
import { lineWarning } from './unwinnable-warning.ts';
import { canJoin, playersLacking } from './readiness.ts';
import { sizeOf } from './sizes.ts';
import { useOnlyNewClicks } from './use-only-new-clicks.ts';
import { roomTerms } from '../game/room-terms.ts';
import styles from './Lobby.module.css';
import { cardOf } from '../../../variants/menu.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';

const WaitingMatch = lazyPart(async () => (await import('./WaitingMatch.tsx')).WaitingMatch);

type Props = { readonly client: RoomClient; readonly followed: FollowedRoom };

/** The lobby: the room's code, players, chat, and the button that starts the match for everybody. */
export function Lobby({ client, followed }: Props) {
  useOnlyNewClicks();
  const { room } = followed.snapshot;
  const { settings } = room;
  const seated = remainingPlayers(followed.snapshot);
  const lacking = playersLacking(settings, seated.length, room.game_state.round);
  const needsTeams = lacking > 0 && settings.options['teams'] === true;
  const isPlaying = room.status === 'playing';
  const warning = lacking === 0 ? lineWarning(settings, seated.length) : null;
  const notes = notesOf(followed);
  useAnnouncement(notes.join('. '));
  const terms = roomTerms(settings);
  const invitation = (
    <Panel key="invitation" title={online.lobbyTitle} className={styles['invitation']}>
      <Invite
        code={room.room_code}
        invitation={room.invitation}
        name={ownPlayer(followed)?.player_name ?? ''}
        settings={settings}
      />
    </Panel>
  );
  const areAllHere = !knowsPresence(followed) || seated.every(({ id }) => followed.present.has(id));
  const start =
    isPlaying || followed.ownSeat === null ? null : (
      <Button
        tone={areAllHere ? 'solid' : 'raised'}
        className={styles['start']}
        disabled={lacking > 0}
        onClick={() => void client.start()}
      >
        {online.start}
        <small className={styles['readiness']}>
          {lacking > 0 ? online.need(lacking) : online.ready}
        </small>
      </Button>
    );
  // A public or a full room needs no invitation, so the players come first. The order stays when somebody
  // joins, so that nothing moves under a finger.
  const [isInviteLast] = useState(settings.listed || seated.length >= room.max_players);
  const [hasBegun, setBegun] = useState(false);
  const isWaiting = settings.listed && !isPlaying && followed.ownSeat !== null;
  return (
    <div className={styles['columns']}>
      {isWaiting && hasBegun ? (
        <Panel title={online.meanwhile}>
          {start}
          <Suspense fallback={null}>
            <WaitingMatch id={settings.gameVariant} />
          </Suspense>
        </Panel>
      ) : null}
      {isInviteLast ? null : invitation}
      <Panel
        key="players"
        title={online.seats(seated.length, room.max_players)}
        className={styles['players']}
      >
        <p className={styles['about']}>
          {online.about(
            cardOf(settings.gameVariant).name,
            sizeOf(settings.gameVariant, settings.gridSize),
            room.max_players,
          )}
        </p>
        {terms.length > 0 ? (
          <ul className={styles['terms']}>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        ) : null}
        <Seats followed={followed} settings={settings} seated={seated} />
        <p className={styles['about']}>{notes.join(' · ')}</p>
        {warning === null ? null : <p className={styles['note']}>{warning}</p>}
        {settings.listed && lacking > 0 ? (
          <p className={styles['note']}>{online.isPublic}</p>
        ) : null}
        {needsTeams ? <p className={styles['note']}>{online.teamsNeed}</p> : null}
        {isPlaying ? <p className={styles['note']}>{online.running}</p> : null}
        {!isPlaying && followed.ownSeat === null ? (
          <p className={styles['note']}>{online.watching}</p>
        ) : null}
        <Actions>
          <Button onClick={() => void client.leave()}>{online.leave}</Button>
          {isPlaying ? (
            <Button tone="solid" onClick={() => client.toGame()}>
              {online.toGame}
            </Button>
          ) : hasBegun ? null : (
            start
          )}
        </Actions>
        <Remove client={client} followed={followed} />
      </Panel>
      {isWaiting && !hasBegun && seated.length === 1 ? (
        <Button onClick={() => setBegun(true)}>{online.playMeanwhile}</Button>
      ) : null}
      {isInviteLast ? invitation : null}
      <Chat client={client} followed={followed} className={styles['talk']} />
    </div>
  );
}

type SeatsProps = {
  readonly followed: FollowedRoom;
  readonly settings: RoomSettings;
  readonly seated: readonly PlayerRow[];
};

/** A seat: its player, or an empty slot with the seat's mark. */
function Seats({ followed, settings, seated }: SeatsProps) {
  const isKnown = knowsPresence(followed);
  const inTeams = settings.options['teams'] === true;
  const { room } = followed.snapshot;
  const slots = canJoin(room, seated.length) ? room.max_players : seated.length;
  return (
    <ul className={styles['seats']}>
      {Array.from({ length: slots }, (_, index) => {
        const player = seated[index];
        const next = SYMBOLS[inTeams ? index % 2 : index] ?? 'X';
        const own = asSymbol(player?.player_symbol);
        const symbol = room.status === 'waiting' ? next : (own ?? next);
        return (
          // Keyed by slot, because slots keep their order when players change.
          <li key={SYMBOLS[index]} className={player ? styles['taken'] : styles['free']}>
            <span className={styles['mark']}>
              <MarkIcon symbol={symbol} size={30} />
            </span>
            {player ? (
              <>
                <span className={styles['name']}>
                  <bdi>{player.player_name}</bdi>{' '}
                  {player.player_index === followed.ownSeat ? (
                    <span className={styles['you']}>{online.you}</span>
                  ) : null}
                </span>
                <span className="visually-hidden">{text.symbols[symbol]}</span>
                {player.wins > 0 ? (
                  <small className={styles['wins']}>{online.wonRounds(player.wins)}</small>
                ) : null}
                {isKnown ? <Presence isHere={followed.present.has(player.id)} /> : null}
              </>
            ) : (
              <span>{online.free}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
