import { useSyncExternalStore } from 'react';
import { Link, useHref, useLocation } from 'react-router-dom';
import { footer } from '../text/footer.ts';
import { shellWords } from '../text/shell.ts';
import { onlineCard } from '../text/online-card.ts';
import { Icon } from '../ui/controls/Icon.tsx';
import { mailto } from '../ui/page/mailto.ts';
import { cardOf, gameIds } from '../variants/menu.ts';
import styles from './Footer.module.css';

const games = [
  ...gameIds.map((id) => ({ id, name: cardOf(id).name })),
  { id: 'online', name: onlineCard.name },
];

/** The footer of every page: links to all pages, and the Feedback button. */
export function Footer({ email }: { email: string }) {
  return (
    <>
      <footer className={styles['footer']}>
        <div className={styles['inner']}>
          <Ways title={footer.games} links={games.map(({ id, name }) => [`/${id}`, name])} />
          <Ways
            title={footer.guides}
            links={games.map(({ id, name }) => [`/how-to-play/${id}`, name])}
            labelOf={footer.guide}
          />
          <Ways
            title={footer.more}
            links={[
              ['/how-to-play', footer.guides],
              ['/faq', footer.faq],
              ['/strategies', footer.strategies],
              ['/puzzles', footer.puzzles],
              ['/stats', footer.stats],
              ['/class', shellWords.nav.schoolClass],
              ['/embed', footer.embed],
              ['/privacy', footer.privacy],
            ]}
          />
          <div className={styles['words']}>
            <p>{footer.love}</p>
            <p>{footer.copyright}</p>
          </div>
        </div>
      </footer>
      {/* Apart from the footer, whose place among the page's layers is lower. */}
      <aside aria-label={footer.feedback}>
        <Feedback email={email} />
      </aside>
    </>
  );
}

type WaysProps = {
  readonly title: string;
  readonly links: readonly (readonly [to: string, name: string])[];
  /** The accessible name of a link whose text is too short on its own. */
  readonly labelOf?: (name: string) => string;
};

function Ways({ title, links, labelOf }: WaysProps) {
  return (
    <nav className={styles['ways']} aria-label={title}>
      <span className={styles['title']} aria-hidden="true">
        {title}
      </span>
      {links.map(([to, name]) => (
        <Link
          key={to}
          to={to}
          className={styles['way'] ?? ''}
          {...(labelOf && { 'aria-label': labelOf(name) })}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

const never = () => () => {};
const isHere = () => true;
const isNowhere = () => false;

/** Opens a mail to the operator in a new window. */
function Feedback({ email }: { email: string }) {
  const { pathname, search } = useLocation();
  const here = useHref({ pathname, search });
  // The build renders one page for all unknown addresses.
  const isRunning = useSyncExternalStore(never, isHere, isNowhere);
  const page = isRunning ? here : '';
  return (
    <a
      className={styles['feedback']}
      href={mailto(email, footer.subject, footer.body(page))}
      target="_blank"
      rel="noopener"
    >
      <Icon name="mail" size={20} />
      {footer.feedback}
    </a>
  );
}
