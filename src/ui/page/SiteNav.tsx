import { Link, useLocation } from 'react-router-dom';
import { text } from '../../text/en.ts';
import styles from './SiteNav.module.css';

const ways = () =>
  [
    ['/', text.nav.games],
    ['/how-to-play', text.nav.guides],
    ['/strategies', text.nav.strategies],
    ['/faq', text.nav.faq],
  ] as const;

/** The main pages, in the header of every page; on a phone in a bar at the foot of the screen. */
export function SiteNav() {
  const { pathname } = useLocation();
  return (
    <nav className={styles['nav']} aria-label={text.nav.label} data-site-nav>
      {ways().map(([to, name]) => (
        <Link
          key={to}
          to={to}
          className={styles['way'] ?? ''}
          aria-current={pathname === to ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
