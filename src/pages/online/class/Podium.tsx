import { useEffect } from 'react';
import type { ClassSnapshot } from '../../../rooms/protocol/class-wire.ts';
import { classWords } from '../../../text/class.ts';
import { throwWinConfetti } from '../game/win-confetti.ts';
import { pointsText } from './results.ts';
import styles from './Podium.module.css';

/** The most names on a step. */
const MOST_NAMES = 3;

/** The first three, on steps with a gold seam. Those with equal numbers share a step. */
export function Podium({ snapshot }: { snapshot: ClassSnapshot }) {
  useEffect(() => void throwWinConfetti(), []);
  const steps = classWords.places
    .map((title, at) => ({
      title,
      rank: at + 1,
      best: snapshot.standings.filter(({ rank }) => rank === at + 1),
    }))
    .filter(({ best }) => best.length > 0);
  if (steps.length === 0) return null;
  return (
    <section aria-label={classWords.podium}>
      <ol className={styles['podium']}>
        {steps.map(({ title, rank, best }) => (
          <li key={rank} className={styles['step']} data-rank={rank}>
            <span className={styles['names']}>
              {best.length > MOST_NAMES
                ? classWords.pupils(best.length)
                : best.map(({ pupil }) => <bdi key={pupil}>{snapshot.pupils[pupil]?.name}</bdi>)}
            </span>
            <span className={styles['block']}>
              <span className={styles['rank']} aria-hidden="true">
                {rank}
              </span>
              <span className="visually-hidden">{title}</span>
              <span>{classWords.pointsOf(pointsText(best[0]?.points ?? 0))}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
