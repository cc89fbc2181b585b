import { Link, useLocation } from 'react-router-dom';
import { shellWords } from '../../text/shell.ts';
import { Icon } from '../controls/Icon.tsx';
import styles from './SiteNav.module.css';

const ways = () =>
  [
    ['/', shellWords.nav.games],
    ['/how-to-play', shellWords.nav.guides],
    ['/strategies', shellWords.nav.strategies],
    ['/faq', shellWords.nav.faq],
  ] as const;

const more = () =>
  [
    ['/online', shellWords.nav.online],
    ['/puzzles', shellWords.nav.puzzles],
    ['/daily', shellWords.nav.daily],
    ['/stats', shellWords.nav.stats],
    ['/class', shellWords.nav.schoolClass],
  ] as const;

const ID = 'main-pages';
const MORE = 'more-pages';

const isWithin = (path: string, page: string) => page !== '/' && path.startsWith(`${page}/`);

/**
 * The main pages, in the header of every page; on a phone in a bar at the foot of the screen, and behind a button where
 * a game's header has no room for them.
 */
export function SiteNav() {
  const { pathname } = useLocation();
  const wayTo = ([to, name]: readonly [to: string, name: string]) => (
    <Link
      key={to}
      to={to}
      className={styles['way'] ?? ''}
      aria-current={pathname === to ? 'page' : isWithin(pathname, to) || undefined}
    >
      {name}
    </Link>
  );
  return (
    <>
      <button
        type="button"
        className={styles['open']}
        popoverTarget={ID}
        aria-label={shellWords.nav.label}
        data-tip
      >
        <Icon name="menu" />
      </button>
      <nav id={ID} popover="auto" className={styles['nav']} aria-label={shellWords.nav.label}>
        {ways().map(wayTo)}
        <button type="button" className={styles['way']} popoverTarget={MORE}>
          {shellWords.nav.more}
        </button>
        <div id={MORE} popover="auto" className={styles['more']}>
          {[...ways().slice(3), ...more()].map(wayTo)}
        </div>
      </nav>
    </>
  );
}
