import type { ClassView } from '../../../rooms/protocol/class-wire.ts';
import { classWords } from '../../../text/class.ts';
import { movesText, pointsText } from './results.ts';
import styles from './Standings.module.css';

type Props = {
  readonly view: ClassView;
  /** The number of the pupil whose page this is. */
  readonly own?: number | undefined;
};

/** Who stands where, with the numbers that decide it. */
export function Standings({ view, own }: Props) {
  // Before the first result all are equal.
  if (view.round === 0 || view.standings.length === 0) return null;
  return (
    <section className={styles['standings']} aria-labelledby="standings">
      <h2 id="standings">{classWords.standings}</h2>
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
            {view.standings.map(({ pupil, rank, points, buchholz, moves }) => {
              const { name = '', hasLeft = false, isAway = false } = view.pupils[pupil] ?? {};
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
      <p className={styles['why']}>{classWords.why}</p>
    </section>
  );
}
