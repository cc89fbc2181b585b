import { Link } from 'react-router-dom';
import type { Stats } from '../../play/stats/tallies.ts';
import { statsWords as words } from '../../text/stats.ts';
import { Picture } from '../../ui/controls/Picture.tsx';
import { cardOf, gameIds } from '../../variants/menu.ts';
import { finishOf } from './tile-finish.ts';
import styles from './TileShelf.module.css';

/** The most beads shown: one for each day of the streak. */
const MOST_BEADS = 14;

type Props = {
  readonly stats: Stats;
  /** The days in a row on which the daily puzzle was solved. */
  readonly days: number;
};

/** A tile for each game, raw until it is won, and a bead for each day of the daily puzzles' streak. */
export const TileShelf = ({ stats, days }: Props) => (
  <section className={styles['tiles']} aria-labelledby="tiles">
    <h2 id="tiles" className="visually-hidden">
      {words.shelf.title}
    </h2>
    <p className={styles['lead']}>{words.shelf.lead}</p>
    <ul className={styles['shelf']}>
      {gameIds.map((id) => {
        const { name, stats: key } = cardOf(id);
        const finish = finishOf(stats[key]);
        return (
          <li key={id}>
            <Link to={`/${id}`} className={`${styles['tile']} ${styles[finish]}`}>
              <Picture
                name={id}
                alt=""
                width={720}
                height={480}
                className={styles['picture']}
                eager
              />
              {name}
              <span className="visually-hidden">, {words.shelf[finish]}</span>
            </Link>
          </li>
        );
      })}
    </ul>
    {days > 0 ? (
      <p className={styles['streak']}>
        <span className={styles['beads']} aria-hidden="true">
          {Array.from({ length: Math.min(days, MOST_BEADS) }, (_, day) => (
            <span key={day} className={styles['bead']} />
          ))}
        </span>
        {words.days}: {days}
      </p>
    ) : null}
  </section>
);
