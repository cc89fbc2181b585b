import type { ClassSnapshot } from '../../../rooms/protocol/class-wire.ts';
import { classWords } from '../../../text/class.ts';
import styles from './PupilNames.module.css';

type Props = {
  readonly snapshot: ClassSnapshot;
  /** The number of the pupil whose page this is. */
  readonly own?: number;
};

/** With more names than this, letters are smaller. */
const MANY = 24;

/** The names of all pupils, as plates on a shelf of clay. */
export function PupilNames({ snapshot, own }: Props) {
  const remaining = snapshot.pupils
    .map(({ name, hasLeft }, number) => ({ name, number, hasLeft }))
    .filter(({ hasLeft }) => !hasLeft);
  return (
    <section
      className={styles['shelf']}
      aria-labelledby="pupils"
      data-many={remaining.length > MANY ? '' : undefined}
    >
      <h3 id="pupils">{classWords.pupils(remaining.length)}</h3>
      {remaining.length === 0 ? <p>{classWords.nobodyYet}</p> : null}
      <ul>
        {remaining.map(({ name, number }) => (
          <li key={number} aria-current={number === own || undefined}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
