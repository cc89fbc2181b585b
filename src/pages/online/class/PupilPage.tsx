import type { ClassMe, ClassSnapshot, Pairing } from '../../../rooms/protocol/class-wire.ts';
import type { ClassClient } from '../../../play/room/class-client.ts';
import type { FollowedClass } from '../../../rooms/protocol/class-port.ts';
import { classWords } from '../../../text/class.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useAnnouncement } from '../../../ui/notices/Announcer.tsx';
import { Panel } from '../lobby/Panel.tsx';
import { Boards } from './Boards.tsx';
import { ClassClock } from './ClassClock.tsx';
import { Podium } from './Podium.tsx';
import styles from './PupilPage.module.css';
import { pointsText, pairingResultText } from './results.ts';
import { PupilNames } from './PupilNames.tsx';
import { Standings } from './Standings.tsx';
import { useSure } from './use-sure.ts';

type Props = {
  readonly client: ClassClient;
  readonly followed: FollowedClass;
  readonly me: ClassMe;
};

/** A pupil's pairing in the last round; null without one. */
export const ownPairing = (
  { rounds }: ClassSnapshot,
  { number }: ClassMe,
): { readonly pairing: Pairing; readonly at: number } | null => {
  const pairings = rounds.at(-1)?.pairings ?? [];
  const at = pairings.findIndex(({ pupils }) => pupils.some((each) => each === number));
  const pairing = pairings[at];
  return pairing ? { pairing, at } : null;
};

/** The page of a pupil who isn't at a board: the pupil's name, what comes next, and the others. */
export function PupilPage({ client, followed, me }: Props) {
  const { snapshot, boards, skew } = followed;
  const own = ownPairing(snapshot, me);
  const task = taskOf(snapshot, own?.pairing ?? null);
  useAnnouncement(task);
  return (
    <div className={styles['pupil']}>
      <Panel title={classWords.youAre(snapshot.pupils[me.number]?.name ?? '')}>
        <ClassClock snapshot={snapshot} skew={skew} />
        <p className={styles['task']}>{task}</p>
        <OwnRank snapshot={snapshot} me={me} />
        {own && snapshot.status === 'between' ? (
          <OwnResult snapshot={snapshot} pairing={own.pairing} />
        ) : null}
      </Panel>
      {snapshot.status === 'over' ? <Podium snapshot={snapshot} /> : null}
      {snapshot.status === 'gathering' ? <PupilNames snapshot={snapshot} own={me.number} /> : null}
      {snapshot.status === 'playing' ? (
        <Boards snapshot={snapshot} boards={boards} without={own?.at} />
      ) : null}
      <Standings snapshot={snapshot} own={me.number} />
      {snapshot.status === 'over' ? null : <Leave client={client} />}
    </div>
  );
}

type ResultProps = { readonly snapshot: ClassSnapshot; readonly pairing: Pairing };

/** The result of a pupil's match in the last round. */
export const OwnResult = ({ snapshot, pairing }: ResultProps) => (
  <p>
    {snapshot.rounds.at(-1)?.isDropped ? classWords.dropped : pairingResultText(snapshot, pairing)}
  </p>
);

/** "Place 2 of 24, 1½ points", once a round is over. */
export function OwnRank({ snapshot, me }: { snapshot: ClassSnapshot; me: ClassMe }) {
  const standing = snapshot.standings.find(({ pupil }) => pupil === me.number);
  if (!standing || snapshot.round === 0) return null;
  return (
    <p>
      {classWords.yourRank(
        standing.rank,
        snapshot.standings.length,
        classWords.pointsOf(pointsText(standing.points)),
      )}
    </p>
  );
}

function taskOf({ status, pausedAt }: ClassSnapshot, own: Pairing | null): string {
  if (status === 'over') return classWords.over;
  if (status === 'gathering') return classWords.waiting;
  if (status === 'between') return classWords.between;
  if (own === null) return classWords.waitingLate;
  if (own.result === 'bye') return classWords.byeDetail;
  return own.result === null && pausedAt !== null ? classWords.pausedDetail : classWords.finished;
}

/** Leaves for good, after a second press. */
export function Leave({ client }: { client: ClassClient }) {
  const { isSure, press, cancel } = useSure();
  return (
    <div className={styles['leave']}>
      {isSure ? (
        <Button size="small" onClick={cancel}>
          {classWords.stay}
        </Button>
      ) : null}
      <Button size="small" tone="quiet" onClick={() => press(() => void client.leave())}>
        {isSure ? classWords.leaveSure : classWords.leave}
      </Button>
    </div>
  );
}
