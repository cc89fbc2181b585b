import { useLocation } from 'react-router-dom';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { related, onlineRelated, relatedWords } from '../../text/related.ts';
import { onlineCard } from '../../text/online-card.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { GameCard } from '../../ui/controls/GameCard.tsx';
import { faqData, StructuredData } from '../../ui/page/StructuredData.tsx';
import { pageWordsOf } from '../../variants/page-words.ts';
import { cardOf, isMenuGame } from '../../variants/menu.ts';
import styles from './Related.module.css';
import type { GameId } from '../../variants/rules.ts';

/** The lazy part, in the visitor's language. */
export async function loadRelated() {
  await Promise.all([lazyTranslations.related?.(related), lazyTranslations.pages?.()]);
  return Related;
}

/** Related variants and questions below a game. */
function Related({ id }: { id: GameId | 'online' }) {
  const pages = id === 'online' ? null : pageWordsOf(id);
  const games = pages?.related ?? onlineRelated;
  const { pathname } = useLocation();
  const analysis = `/analysis/${id}`;
  const items = pages?.questions ?? related.online;
  return (
    <div className={styles['related']}>
      <StructuredData data={faqData(items)} />
      <section className={styles['part']} aria-labelledby="related">
        <h2 id="related">{relatedWords.related}</h2>
        <ul className={styles['cards']}>
          {games.map((game) => {
            const card = isMenuGame(game) ? cardOf(game) : null;
            const { name, description } = card ?? onlineCard;
            return (
              <li key={game}>
                <GameCard
                  to={`/${game}`}
                  picture={card ? game : null}
                  name={name}
                  description={description}
                  action={relatedWords.play}
                />
              </li>
            );
          })}
        </ul>
        {pages && pathname !== analysis ? (
          <p>
            <ButtonLink to={analysis}>{relatedWords.analysis}</ButtonLink>
          </p>
        ) : null}
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
