import { faq, faqCards } from '../../text/faq.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Chip } from '../../ui/controls/Chip.tsx';
import { GameCard } from '../../ui/controls/GameCard.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { faqData, StructuredData } from '../../ui/page/StructuredData.tsx';
import styles from './Faq.module.css';
import { cardOf, gameIds } from '../../variants/menu.ts';

// If the operator counts visits, the answer says so.
const isCounting = Boolean(import.meta.env.VITE_ANALYTICS_ID);

const items = () =>
  faq.items.map((item) => ({
    question: item.question,
    answer: isCounting && 'counted' in item ? `${item.answer} ${item.counted}` : item.answer,
  }));

/** The lazy part of the route: the page in the visitor's language. */
export async function loadPage() {
  await lazyTranslations.faq?.(faq);
  return { element: <Faq /> };
}

/** Twelve questions, one open at a time, and games to start with. */
function Faq() {
  return (
    <Page lang={faq.lang}>
      <StructuredData data={faqData(items())} />
      <h1>{faq.title}</h1>
      <p className={styles['lead']}>{faq.lead}</p>
      <dl className={styles['stats']}>
        {faq.stats.map((stat) => (
          <div key={stat.label} className={styles['stat']}>
            <dt>{stat.label}</dt>
            <dd>{'value' in stat ? stat.value : gameIds.length}</dd>
          </div>
        ))}
      </dl>
      <section className={styles['part']} aria-labelledby="questions">
        <h2 id="questions">{faq.questions}</h2>
        <Questions />
      </section>
      <section className={styles['part']} aria-labelledby="games">
        <h2 id="games">{faq.games}</h2>
        <ul className={styles['cards']}>
          {faqCards.map(({ id, difficulty, players }) => (
            <li key={id}>
              <GameCard
                to={`/${id}`}
                picture={id}
                name={cardOf(id).name}
                description={cardOf(id).description}
                action={faq.play}
              >
                <Chip>{faq.difficulties[difficulty]}</Chip>
                <Chip>{faq.players(players)}</Chip>
              </GameCard>
            </li>
          ))}
        </ul>
        <p>
          <ButtonLink to="/strategies">{faq.more}</ButtonLink>
        </p>
      </section>
    </Page>
  );
}

/** Closed answers stay in the HTML for search engines, and open without a script. */
const Questions = () => (
  <div className={styles['questions']}>
    {items().map(({ question, answer }) => (
      <details key={question} name="faq" className={styles['item']}>
        <summary className={styles['question']}>
          <h3 className={styles['header']}>{question}</h3>
          <span className={styles['sign']} aria-hidden="true" />
        </summary>
        <p className={styles['answer']}>{answer}</p>
      </details>
    ))}
  </div>
);
