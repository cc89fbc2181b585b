import { later } from '../../text/later.ts';
import { below as spoken, related, relatedWords } from '../../text/related.ts';
import { online } from '../../text/online-card.ts';
import { text } from '../../text/en.ts';
import { GameCard } from '../../ui/GameCard.tsx';
import { faqData, StructuredData } from '../../ui/StructuredData.tsx';
import type { VariantId } from '../../variants/stages.ts';
import styles from './Below.module.css';

/** The lazy part, with its visitor's words. */
export async function below() {
  await later.related?.(spoken);
  return Below;
}

/** What stands below a game, reached by scrolling the page. */
function Below({ id }: { id: VariantId | 'online' }) {
  const { games, items } = related[id];
  return (
    <div className={styles['below']}>
      <StructuredData data={faqData(items)} />
      <section className={styles['part']} aria-labelledby="related">
        <h2 id="related">{relatedWords.related}</h2>
        <ul className={styles['cards']}>
          {games.map((game) => {
            const { name, description } = game === 'online' ? online : text.variants[game];
            return (
              <li key={game}>
                <GameCard
                  to={`/${game}`}
                  picture={game === 'online' ? null : game}
                  name={name}
                  description={description}
                  action={relatedWords.play}
                />
              </li>
            );
          })}
        </ul>
      </section>
      <section className={styles['part']} aria-labelledby="questions">
        <h2 id="questions">{relatedWords.faq}</h2>
        <div className={styles['questions']}>
          {items.map(({ question, answer }) => (
            <div key={question}>
              <h3 className={styles['question']}>{question}</h3>
              <p>{answer}</p>
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}
