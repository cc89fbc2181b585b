import { type FollowedRoom, ownPlayer } from '../../../rooms/protocol/client-port.ts';
import type { RoomClient } from '../../../play/room/room-client.ts';
import type { MatchState } from '../../../play/match-state.ts';
import { online } from '../../../text/online.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Chat } from '../talk/Chat.tsx';
import { Players } from './Players.tsx';
import { Questions } from './Questions.tsx';
import { Remove } from './Remove.tsx';
import styles from './RoomMatch.module.css';
import type { Around } from './RoomMatch.tsx';

/** The elements around a room's board: its buttons, players, questions and chat. */
export const aroundRoom =
  (client: RoomClient, followed: FollowedRoom) =>
  (match: MatchState, isOver: boolean): Around => ({
    controls: <Controls client={client} followed={followed} isOver={isOver} />,
    above: (
      <>
        <Questions client={client} followed={followed} />
        <Players followed={followed} match={match} />
      </>
    ),
    below: (
      <Chat
        client={client}
        followed={followed}
        className={styles['talk']}
        menu={<Remove client={client} followed={followed} isFolded />}
      />
    ),
  });

type ControlsProps = {
  readonly client: RoomClient;
  readonly followed: FollowedRoom;
  readonly isOver: boolean;
};

function Controls({ client, followed, isOver }: ControlsProps) {
  const { roundRequest } = followed.snapshot.room.game_state;
  // Requesting a new round while another request is open counts as agreeing.
  const isAwaited = roundRequest?.awaited.includes(ownPlayer(followed)?.id ?? '') ?? false;
  return (
    <>
      <Button onClick={() => client.toLobby()}>{online.toLobby}</Button>
      {followed.ownSeat === null ? (
        <Button onClick={() => void client.leave()}>{online.leave}</Button>
      ) : (
        <Button
          tone={isOver ? 'solid' : 'raised'}
          // Ignore the second half of a double click, which would end the new round.
          onClick={({ detail }) => {
            if (detail > 1) return;
            void (isAwaited ? client.answer(true) : client.newRound());
          }}
          disabled={roundRequest !== null && !isAwaited}
        >
          {online.newRound}
        </Button>
      )}
    </>
  );
}

/** Sends a chat message; a spectator has no chat. */
export const chatOf = ({ talk }: RoomClient, { ownSeat }: FollowedRoom) =>
  ownSeat === null
    ? undefined
    : (message: string): void => {
        talk.write(message);
        void talk.say();
      };
