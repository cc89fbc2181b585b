import type { ClassSnapshot } from '../../../rooms/protocol/class-wire.ts';
import { classWords } from '../../../text/class.ts';
import { cardOf } from '../../../variants/menu.ts';
import styles from './RoundResults.module.css';
import { pairingResultText } from './results.ts';

/** The results of the round that has just ended; after the class those of all rounds, the last first. */
export function RoundResults({ snapshot }: { snapshot: ClassSnapshot }) {
  const rounds = snapshot.rounds.map((round, at) => ({ ...round, number: at + 1 }));
  const shown = snapshot.status === 'over' ? rounds.toReversed() : rounds.slice(-1);
  return (
    <section className={styles['results']} aria-labelledby="results">
      <h2 id="results">{classWords.results}</h2>
      {shown.map(({ number, game, pairings, isDropped }) => (
        <div key={number} className={styles['round']}>
          <h3>{classWords.roundOf(number, cardOf(game).name)}</h3>
          {isDropped ? <p>{classWords.dropped}</p> : null}
          <ul>
            {(isDropped ? [] : pairings).map((pairing) => (
              <li key={pairing.pupils.join('-')}>
                <strong>
                  {pairing.pupils.map((pupil) => snapshot.pupils[pupil]?.name ?? '').join(' – ')}
                </strong>
                <span>{pairingResultText(snapshot, pairing)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
