import { Link, useLocation } from 'react-router-dom';
import { menuWords } from '../../text/shell.ts';
import { Icon } from '../controls/Icon.tsx';
import styles from './SiteNav.module.css';

const ways = () =>
  [
    ['/', menuWords.nav.games],
    ['/how-to-play', menuWords.nav.guides],
    ['/strategies', menuWords.nav.strategies],
    ['/faq', menuWords.nav.faq],
  ] as const;

const more = () =>
  [
    ['/online', menuWords.nav.online],
    ['/puzzles', menuWords.nav.puzzles],
    ['/daily', menuWords.nav.daily],
    ['/stats', menuWords.nav.stats],
    ['/class', menuWords.nav.schoolClass],
  ] as const;

const ID = 'main-pages';
const MORE = 'more-pages';

const isWithin = (path: string, page: string) => page !== '/' && path.startsWith(`${page}/`);

/**
 * The main pages, in the header of every page; on a phone in a bar at the foot of the screen, and in a menu where
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
        aria-label={menuWords.nav.label}
        data-tip
      >
        <Icon name="menu" />
      </button>
      <nav id={ID} popover="auto" className={styles['nav']} aria-label={menuWords.nav.label}>
        {ways().map(wayTo)}
        <button type="button" className={styles['way']} popoverTarget={MORE}>
          {menuWords.nav.more}
        </button>
        <div id={MORE} popover="auto" className={styles['more']}>
          {[...ways().slice(3), ...more()].map(wayTo)}
        </div>
      </nav>
    </>
  );
}
