import { useEffect, useState } from 'react';
import type { FollowedRoom } from '../../../rooms/protocol/client-port.ts';
import { online } from '../../../text/online.ts';
import styles from './TurnClock.module.css';

const TICK_MS = 250;

/** The time left in a turn, if the room has a clock. */
export function TurnClock({ followed }: { followed: FollowedRoom }) {
  const { game_state: state, settings } = followed.snapshot.room;
  const left = useLeft(state.deadline, followed.skew);
  if (left === null) return null;
  const fraction = Math.min(1, left / (settings.turnSeconds * 1000));
  return (
    <div className={styles['clock']} data-late={fraction < 0.25 ? '' : undefined}>
      <div className={styles['track']}>
        <div className={styles['rest']} style={{ scale: `${fraction} 1` }} />
      </div>
      <span role="timer">{online.timeLeft(Math.ceil(left / 1000))}</span>
    </div>
  );
}

/** Counts the milliseconds down to a server time; null without one. */
export function useLeft(until: number | null, skew: number): number | null {
  const now = useServerTime(skew, until !== null);
  return until === null ? null : Math.max(0, until - now);
}

/** The server's time (ms). It ticks only while it is needed, as each tick renders again. */
export function useServerTime(skew: number, isNeeded: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now + skew;
}
