import { notFound } from '../../text/not-found.ts';
import { onlineCard } from '../../text/online-card.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { GameCard } from '../../ui/controls/GameCard.tsx';
import { Page } from '../../ui/page/Page.tsx';
import styles from './NotFound.module.css';
import { cardOf } from '../../variants/menu.ts';

const POPULAR = ['classic', 'ultimate', '3d', 'quantum', 'multiplayer', 'online'] as const;

export const loadPage = async () => ({ element: <NotFound /> });

/** The page for unknown addresses, with links to others. */
function NotFound() {
  return (
    <Page>
      <title>{notFound.title}</title>
      <meta name="robots" content="noindex" />
      <h1>{notFound.title}</h1>
      <p className={styles['lead']}>{notFound.description}</p>
      <p className={styles['links']}>
        <ButtonLink to="/" tone="solid">
          {notFound.home}
        </ButtonLink>
        <ButtonLink to="/classic">{notFound.classic}</ButtonLink>
      </p>
      <section className={styles['part']} aria-labelledby="popular">
        <h2 id="popular">{notFound.popular}</h2>
        <ul className={styles['cards']}>
          {POPULAR.map((id) => {
            const { name, description } = id === 'online' ? onlineCard : cardOf(id);
            return (
              <li key={id}>
                <GameCard
                  to={`/${id}`}
                  picture={id === 'online' ? null : id}
                  name={name}
                  description={description}
                  action={notFound.play}
                />
              </li>
            );
          })}
        </ul>
        <p className={styles['links']}>
          <ButtonLink to="/">{notFound.browse}</ButtonLink>
          <ButtonLink to="/how-to-play/classic">{notFound.guides}</ButtonLink>
        </p>
      </section>
    </Page>
  );
}
