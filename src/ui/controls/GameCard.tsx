import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './GameCard.module.css';
import { Picture } from './Picture.tsx';

type Props = {
  readonly to: string;
  /** The name of its picture; without one, the tiles of a room's code. */
  readonly picture: string | null;
  readonly name: string;
  readonly description?: string;
  /** The heading's rank, such as 2 for h2. */
  readonly headingLevel?: 2 | 3;
  /** The label of its button. */
  readonly action: string;
  /** Whether it is in a long list, and a row on phones. */
  readonly row?: boolean;
  /** Chips between the words and the button. */
  readonly children?: ReactNode;
};

const CODE = ['K', '7', 'M', '4', 'Q', 'X'];

/** A game's card; all of it is a link. */
export function GameCard({
  to,
  picture,
  name,
  description,
  headingLevel = 3,
  action,
  row = false,
  children,
}: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Link to={to} className={`${styles['card']} ${row ? styles['row'] : ''}`}>
      {picture ? (
        <Picture name={picture} alt="" width={720} height={480} className={styles['picture']} />
      ) : (
        <span className={styles['code']} aria-hidden="true">
          {CODE.map((letter) => (
            <span key={letter}>{letter}</span>
          ))}
        </span>
      )}
      <div className={styles['words']}>
        <Heading className={styles['name']}>{name}</Heading>
        {description === undefined ? null : <p className={styles['text']}>{description}</p>}
        <div className={styles['foot']}>
          {children}
          <span className={styles['now']}>{action}</span>
        </div>
      </div>
    </Link>
  );
}
