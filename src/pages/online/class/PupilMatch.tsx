import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { ClassKey, FollowedClass } from '../../../rooms/protocol/class-port.ts';
import { CLASS_REACTIONS, type ClassMe } from '../../../rooms/protocol/class-wire.ts';
import type { Rooms } from '../../../rooms/protocol/client-port.ts';
import type { ClassClient } from '../../../play/room/class-client.ts';
import { keepTrying } from '../../../look/keep-trying.ts';
import { createRoomClient } from '../../../play/room/room-client.ts';
import { classWords } from '../../../text/class.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { notify } from '../../../ui/notices/notices.ts';
import { Players } from '../game/Players.tsx';
import { RoomMatch } from '../game/RoomMatch.tsx';
import { ReactionButtons } from '../talk/ReactionButtons.tsx';
import { noSeats, roomPorts } from '../room-ports.ts';
import { Boards } from './Boards.tsx';
import { ByeMatch } from './ByeMatch.tsx';
import { BoardLoading } from './ClassFrame.tsx';
import { Leave, OwnRank, OwnResult, PupilPage } from './PupilPage.tsx';
import page from '../OnlinePage.module.css';
import { pairingResultText } from './results.ts';
import { Standings } from './Standings.tsx';
import styles from './PupilMatch.module.css';

type RoundProps = {
  readonly client: ClassClient;
  readonly followed: FollowedClass;
  readonly me: ClassMe;
  /** The index of this pairing in the round. */
  readonly at: number;
};

type GameProps = RoundProps & {
  readonly rooms: Rooms;
  readonly classKey: ClassKey;
  /** The room of the match. */
  readonly room: string;
};

/** A pupil's match: a room's board with the round's clock, and the others' boards once it is over. */
export function PupilMatch({ rooms, client, followed, me, classKey, room, at }: GameProps) {
  const { snapshot } = followed;
  // Whether this device has no seat any more: lost by absence, taken over by another device, or the room is gone.
  const [isOut, setOut] = useState(false);
  const play = useMemo(() => createRoomClient(roomPorts(rooms, noSeats)), [rooms]);
  useEffect(() => () => play.dispose(), [play]);
  const { player } = me;
  const { code, secret } = classKey;
  useEffect(
    () =>
      keepTrying(
        async () => {
          const error = await play.resume({ room, code, player, secret });
          const isGone =
            error === 'not-a-player' || error === 'room-not-found' || error === 'class-not-found';
          if (error !== null && !isGone) throw new Error(error);
          return isGone;
        },
        { got: setOut },
      ),
    [play, room, code, player, secret],
  );
  const isPaused = snapshot.pausedAt !== null;
  usePauseNotice(isPaused);
  const pause = useMemo(
    () => (isPaused ? { headline: classWords.paused, detail: classWords.pausedDetail } : undefined),
    [isPaused],
  );
  const { followed: followedRoom, session } = useStore(play.store);
  const own = snapshot.rounds.at(-1)?.pairings[at];
  if (isOut) {
    return (
      <main id="main" tabIndex={-1} className={page['main']}>
        <PupilPage client={client} followed={followed} me={me} />
      </main>
    );
  }
  if (!followedRoom || !session) return <BoardLoading />;
  return (
    <RoomMatch
      followed={followedRoom}
      session={session}
      ended={own && own.result !== null ? pairingResultText(snapshot, own) : classWords.byOf.time}
      round={snapshot.round}
      pause={pause}
      around={(match, isOver) => ({
        controls: own && own.result !== null ? <Watch /> : null,
        above: (
          <>
            <Players followed={followedRoom} match={match} />
            {snapshot.settings.reactions ? (
              <ReactionButtons only={CLASS_REACTIONS} onReact={(each) => void play.react(each)} />
            ) : null}
          </>
        ),
        below: (
          <>
            {isOver || snapshot.status === 'between' ? (
              <Others followed={followed} me={me} task={classWords.finished} without={at} />
            ) : null}
            <Leave client={client} />
          </>
        ),
      })}
    />
  );
}

/** A round without an opponent: the pupil plays the computer meanwhile. */
export function Bye({ client, followed, me, at }: RoundProps) {
  const { match, rounds } = followed.snapshot;
  const game = rounds.at(-1)?.game;
  // On a phone the side text is below the board.
  useEffect(() => notify({ title: classWords.resultOf.bye }), []);
  if (!match || game === undefined) return <BoardLoading />;
  return (
    <ByeMatch
      id={game}
      record={match}
      above={<p>{classWords.byeDetail}</p>}
      below={
        <>
          <Others followed={followed} me={me} task={classWords.boards} without={at} />
          <Leave client={client} />
        </>
      }
      fallback={<BoardLoading />}
    />
  );
}

/** Says why nothing can be played, since on a phone the side text is below the board. */
function usePauseNotice(isPaused: boolean): void {
  useEffect(() => {
    if (isPaused) notify({ title: classWords.paused, detail: classWords.pausedDetail });
  }, [isPaused]);
}

/** Scrolls to the other boards, which are out of sight on a phone. */
const Watch = () => (
  <Button onClick={() => document.getElementById('others')?.scrollIntoView({ block: 'start' })}>
    {classWords.watch}
  </Button>
);

type OthersProps = {
  readonly followed: FollowedClass;
  readonly me: ClassMe;
  readonly task: string;
  readonly without: number;
};

/** The other boards of the round; after it, the standings. */
function Others({ followed: { snapshot, boards }, me, task, without }: OthersProps) {
  const own = snapshot.rounds.at(-1)?.pairings[without];
  const isPlaying = snapshot.status === 'playing';
  return (
    // Keys scroll the column beside the board only if an element in it can have the focus.
    <section
      id="others"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      aria-label={isPlaying ? classWords.boards : classWords.results}
      className={styles['others']}
    >
      {isPlaying ? (
        <>
          <p>{task}</p>
          <Boards snapshot={snapshot} boards={boards} without={without} />
        </>
      ) : (
        <>
          <p className={styles['next']}>{classWords.between}</p>
          {own ? <OwnResult snapshot={snapshot} pairing={own} /> : null}
          <OwnRank snapshot={snapshot} me={me} />
          <Standings snapshot={snapshot} own={me.number} />
        </>
      )}
    </section>
  );
}
