import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { untilLoaded } from '../../look/keep-trying.ts';
import { stats } from '../../play/stats/tallies.ts';
import { home } from '../../text/home.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { isLastInputKey } from '../../ui/controls/last-input.ts';
import { MarkIcon } from '../../ui/controls/MarkIcon.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Picture } from '../../ui/controls/Picture.tsx';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { cardOf, gameIds } from '../../variants/menu.ts';
import { useUntilReload } from '../../ui/page/use-until-reload.ts';
import styles from './Home.module.css';
import { readLastPlayed, readUnfinished } from '../../match/last-played.ts';
import { useAutoScroll } from './use-auto-scroll.ts';
import type { GameId } from '../../variants/rules.ts';

type HomeMode = keyof typeof home.modes;

// A function, because the visitor's language is only loaded when the page renders.
const modes = () =>
  Object.entries(home.modes).map(([value, label]) => ({ value: value as HomeMode, label }));

// Parts that can come after the first paint; the page works without them.
const HeroBoard = lazy(() => untilLoaded(() => import('./HeroBoard.tsx')));
const StatsPanel = lazy(() => untilLoaded(() => import('./StatsPanel.tsx')));

/** The home page: a hero, the list of games, statistics, and reasons to play here. */
export function Home() {
  const [mode, setMode] = useUntilReload<HomeMode>('home mode', 'ai');
  const hasPlayed = useStore(stats, (all) => Object.keys(all).length > 0);
  const navigate = useNavigate();
  const quick = useQuickStart();
  useAutoScroll('classic-card');
  return (
    <Page>
      <Hero {...quick} />
      <section aria-labelledby="chooser">
        <div className={styles['chooserHead']}>
          <h2 id="chooser" className={styles['heading']}>
            {home.chooser}
          </h2>
          <Segmented
            legend={home.mode}
            options={modes()}
            value={mode}
            onChange={(next) => {
              setMode(next);
              // Arrow keys move through the modes, so only a pointer opens online play.
              if (next === 'online' && !isLastInputKey()) void navigate('/?view=online');
            }}
          />
        </div>
        <div className={styles['banners']}>
          {/* On a phone the page scrolls past the hero's button. */}
          {quick.isUnfinished ? (
            <Link {...quick.start} className={`${styles['banner']} ${styles['open']}`}>
              <strong className={styles['bannerTitle']}>{home.continue}</strong>
            </Link>
          ) : null}
          <Link to="/online" className={styles['banner'] ?? ''}>
            <span className={styles['bannerMarks']} aria-hidden="true">
              {(['X', 'O', 'A', 'B', 'C', 'D'] as const).map((symbol) => (
                <MarkIcon key={symbol} symbol={symbol} size={28} />
              ))}
            </span>
            <strong className={styles['bannerTitle']}>{home.online}</strong>
            <span className={styles['bannerDetail']}>{home.onlineDetail}</span>
          </Link>
          <Link to="/daily" className={`${styles['banner']} ${styles['daily']}`}>
            <strong className={styles['bannerTitle']}>{home.daily}</strong>
            <span className={styles['bannerDetail']}>{home.dailyDetail}</span>
          </Link>
        </div>
        <ul className={styles['tray']} aria-labelledby="chooser">
          {gameIds.map((id) => (
            <li key={id} className={styles['place']} id={`${id}-card`}>
              <Card id={id} mode={mode} />
            </li>
          ))}
        </ul>
      </section>
      <Suspense fallback={null}>{hasPlayed ? <StatsPanel /> : null}</Suspense>
      <section className={styles['why']} aria-labelledby="why">
        <h2 id="why" className={styles['heading']}>
          {home.why.title}
        </h2>
        <ul className={styles['reasons']}>
          {home.why.reasons.map((reason) => (
            <li key={reason.title}>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

/** The last game played changes only on other pages. */
const never = () => () => {};

/** Where the quickest way into a game leads: the open match, or a new one of the last game played. */
function useQuickStart() {
  const last = useSyncExternalStore(never, readLastPlayed, () => gameIds[0] ?? 'classic');
  const isUnfinished = useSyncExternalStore(never, readUnfinished, () => null) === last;
  // Without a mode the unfinished match continues.
  const start = { to: `/?view=${last}`, state: isUnfinished ? null : { mode: 'ai' } };
  return { last, isUnfinished, start };
}

function Hero({ last, isUnfinished, start }: ReturnType<typeof useQuickStart>) {
  const [isShown, setShown] = useState(false);
  const [isIdle, setIdle] = useState(false);
  const onShown = useCallback(() => setShown(true), []);
  useEffect(() => {
    // Fetch the board only after the page is painted and usable.
    const timer = setTimeout(() => setIdle(true), 800);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles['hero']}>
      <div className={styles['words']}>
        <h1 className={styles['title']}>{home.hero}</h1>
        <p className={styles['lead']}>{home.lead}</p>
        <div className={styles['starts']}>
          <ButtonLink {...start} tone="solid" size="large" aria-describedby="quick-detail">
            {isUnfinished ? home.continue : home.quick}
          </ButtonLink>
          <ButtonLink to="/online" size="large">
            {home.online}
          </ButtonLink>
        </div>
        <p id="quick-detail" className={styles['detail']}>
          {(isUnfinished ? home.continueDetail : home.quickDetail)(cardOf(last).name)}
        </p>
      </div>
      <div className={styles['stand']} data-live={isShown ? '' : undefined}>
        <Picture
          name="hero"
          alt={home.picture}
          width={1160}
          height={900}
          className={styles['picture']}
          eager
        />
        <Suspense fallback={null}>{isIdle ? <HeroBoard onShown={onShown} /> : null}</Suspense>
        {/* A tap on the board starts a game, as the button does. */}
        <Link {...start} className={styles['tap'] ?? ''} tabIndex={-1} aria-hidden="true" />
      </div>
    </div>
  );
}

/** A game's card. Its link opens the game in the selected mode. */
function Card({ id, mode }: { id: GameId; mode: HomeMode }) {
  const { name, description, tagline, room } = cardOf(id);
  const isOnline = mode === 'online' && room !== undefined;
  return (
    <Link
      to={isOnline ? `/online?variant=${id}` : `/${id}`}
      state={mode === 'online' ? null : { mode }}
      className={styles['card'] ?? ''}
    >
      <Picture name={id} alt="" width={720} height={480} className={styles['cardPicture']} />
      <div className={styles['cardWords']}>
        <h3 className={styles['cardTitle']}>{name}</h3>
        <p className={styles['cardText']}>{description}</p>
        <div className={styles['cardFoot']}>
          <span className={styles['chip']}>{tagline}</span>
          <span className={styles['now']}>{home.play}</span>
        </div>
      </div>
    </Link>
  );
}
