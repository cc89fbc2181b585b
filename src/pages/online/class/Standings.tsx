import type { CSSProperties } from 'react';
import type { ClassSnapshot, Standing } from '../../../rooms/protocol/class-wire.ts';
import { classWords } from '../../../text/class.ts';
import { movesText, pointsText } from './results.ts';
import styles from './Standings.module.css';

type Props = {
  readonly snapshot: ClassSnapshot;
  /** The number of the pupil whose page this is. */
  readonly own?: number | undefined;
  /** On a host: the number of tables side by side. */
  readonly columns?: number;
};

/** The ranks, with the numbers that decide them. */
export function Standings({ snapshot, own, columns }: Props) {
  const { standings } = snapshot;
  // Before the first result all are equal.
  if (snapshot.round === 0 || standings.length === 0) return null;
  const rows = Math.ceil(standings.length / (columns ?? 1));
  const size: CSSProperties & Record<'--rows', number> = { '--rows': rows };
  return (
    <section className={styles['standings']} aria-labelledby="standings">
      <h2 id="standings">{classWords.standings}</h2>
      <div
        className={`${styles['tables']} ${columns === undefined ? '' : styles['stage']}`}
        style={size}
      >
        {Array.from({ length: columns ?? 1 }, (_, at) => (
          <StandingsTable
            key={at}
            snapshot={snapshot}
            own={own}
            standings={standings.slice(at * rows, (at + 1) * rows)}
          />
        ))}
      </div>
      <p className={styles['why']}>{classWords.why}</p>
    </section>
  );
}

type TableProps = Pick<Props, 'snapshot' | 'own'> & { readonly standings: readonly Standing[] };

function StandingsTable({ snapshot, own, standings }: TableProps) {
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{classWords.rank}</th>
            <th scope="col">{classWords.name}</th>
            <th scope="col">{classWords.points}</th>
            <th scope="col">{classWords.buchholz}</th>
            <th scope="col">{classWords.moves}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ pupil, rank, points, buchholz, moves }) => {
            const { name = '', hasLeft = false, isAway = false } = snapshot.pupils[pupil] ?? {};
            const notes = [
              pupil === own ? classWords.you : '',
              hasLeft ? classWords.hasLeft : isAway ? classWords.isAway : '',
            ].filter(Boolean);
            return (
              <tr key={pupil} aria-current={pupil === own ? 'true' : undefined}>
                <td>{rank}</td>
                <th scope="row">
                  <bdi>{name}</bdi>
                  {notes.length > 0 ? ` (${notes.join(', ')})` : ''}
                  <small aria-hidden="true">
                    {classWords.buchholz} {pointsText(buchholz)} · {classWords.moves}{' '}
                    {movesText(moves)}
                  </small>
                </th>
                <td>{pointsText(points)}</td>
                <td>{pointsText(buchholz)}</td>
                <td>{movesText(moves)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
