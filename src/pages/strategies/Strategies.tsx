import { lazyTranslations } from '../../text/lazy-translations.ts';
import { type PartId, strategies } from '../../text/strategies.ts';
import type { Strategy, Tip } from '../../text/words.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Chip } from '../../ui/controls/Chip.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { pageWordsOf } from '../../variants/page-words.ts';
import { cardOf, isVariantId, type VariantId, variantIds } from '../../variants/screens.ts';
import styles from './Strategies.module.css';

/** The lazy part of the route: the page in the visitor's language. */
export async function strategiesRoute() {
  await Promise.all([lazyTranslations.strategies?.(strategies), lazyTranslations.pages?.()]);
  return { Component: Strategies };
}

/** First the games' own strategies, then general ones. The ids are the anchors. */
function partsInOrder(): readonly ({ readonly id: string } & Strategy)[] {
  const games = variantIds.flatMap((id) => {
    const { strategy } = pageWordsOf(id);
    return strategy ? [{ id, ...strategy }] : [];
  });
  const others = Object.keys(strategies.parts) as PartId[];
  return [...games, ...others.map((id) => ({ id, ...strategies.parts[id] }))];
}

/** The games that general tips are about. */
const GAMES: Partial<Record<string, VariantId>> = { 'multiplayer-tactics': 'multiplayer' };

/** Tips by game, then general ones; each section has an anchor. */
function Strategies() {
  const parts = partsInOrder();
  return (
    <Page lang={strategies.lang}>
      <h1 className={styles['title']}>{strategies.title}</h1>
      <p className={styles['lead']}>{strategies.lead}</p>
      <nav aria-label={strategies.contents} className={styles['anchors']}>
        {parts.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className={styles['anchor']}>
            {isVariantId(id) ? cardOf(id).name : title}
          </a>
        ))}
      </nav>
      {parts.map(({ id, title, lead, tips }) => (
        <section key={id} id={id} className={styles['part']} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className={styles['lead']}>{lead}</p>
          <ul className={styles['tips']}>
            {tips.map((tip) => (
              <li key={tip.title} className={styles['tip']}>
                <TipCard tip={tip} />
              </li>
            ))}
          </ul>
          <p className={styles['links']}>
            <Links id={id} />
          </p>
        </section>
      ))}
      <section className={styles['part']} aria-labelledby="more">
        <h2 id="more">{strategies.more}</h2>
        <p className={styles['links']}>
          <ButtonLink to="/classic" tone="solid">
            {strategies.play(cardOf('classic').name)}
          </ButtonLink>
          <ButtonLink to="/online">{strategies.playOnline}</ButtonLink>
          <ButtonLink to="/faq">{strategies.faq}</ButtonLink>
        </p>
      </section>
    </Page>
  );
}

function Links({ id }: { id: string }) {
  const game = GAMES[id];
  if (game) return <ButtonLink to={`/${game}`}>{strategies.play(cardOf(game).name)}</ButtonLink>;
  if (!isVariantId(id)) return null;
  const { name } = cardOf(id);
  return (
    <>
      <ButtonLink to={`/${id}`}>{strategies.play(name)}</ButtonLink>
      <ButtonLink to={`/how-to-play/${id}`} tone="quiet">
        {strategies.guide(name)}
      </ButtonLink>
    </>
  );
}

function TipCard({ tip: { title, description, difficulty, effectiveness } }: { tip: Tip }) {
  return (
    <>
      <h3 className={styles['name']}>{title}</h3>
      <p>{description}</p>
      <dl className={styles['badges']}>
        <div>
          <dt>{strategies.difficulty}</dt>
          <dd>
            <Chip>{strategies.levels[difficulty]}</Chip>
          </dd>
        </div>
        <div>
          <dt>{strategies.effectiveness}</dt>
          <dd>
            <Chip>{strategies.levels[effectiveness]}</Chip>
          </dd>
        </div>
      </dl>
    </>
  );
}
