import type { ClassSnapshot } from '../../../rooms/protocol/class-wire.ts';
import { classWords } from '../../../text/class.ts';
import { useServerTime } from '../game/TurnClock.tsx';
import styles from './ClassClock.module.css';

type Props = {
  readonly snapshot: ClassSnapshot;
  /** Server time minus `performance.now()`, ms. */
  readonly skew: number;
  /** Shows only the time, for a board's header. The board's status says when the clock is stopped. */
  readonly isBrief?: boolean;
};

/** The time left in a round, or that it is paused; nothing without a limit. */
export function ClassClock({
  snapshot: { status, deadline, pausedAt },
  skew,
  isBrief = false,
}: Props) {
  const runs = status === 'playing' && deadline !== null && pausedAt === null;
  const now = useServerTime(skew, runs);
  if (status !== 'playing') return null;
  if (pausedAt !== null && deadline === null && !isBrief)
    return <p className={styles['clock']}>{classWords.paused}</p>;
  if (deadline === null) return null;
  const left = Math.max(0, Math.ceil((deadline - (pausedAt ?? now)) / 1000));
  return (
    <p
      className={`${styles['clock']} ${isBrief ? styles['brief'] : ''}`}
      data-late={left <= 30 ? '' : undefined}
    >
      <span className="visually-hidden">{classWords.timeLeft}: </span>
      <span role="timer">{minutesText(left)}</span>
      {pausedAt === null || isBrief ? null : (
        <span className={styles['note']}>{classWords.paused}</span>
      )}
    </p>
  );
}

/** "2:05". */
const minutesText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
