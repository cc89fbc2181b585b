import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { siteSettings } from '../../look/settings.ts';
import { deviceStorage, tabStorage } from '../../look/storage.ts';
import { days, streakOf } from '../../play/learn/days.ts';
import { clearAllStats, clearStats } from '../../play/stats/clear-stats.ts';
import { stats } from '../../play/stats/tallies.ts';
import { dayOf } from '../../puzzles/daily.ts';
import { home } from '../../text/home.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { statsWords as words } from '../../text/stats.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { Remember } from '../../ui/controls/Remember.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { notify } from '../../ui/notices/notices.ts';
import { Page } from '../../ui/page/Page.tsx';
import { useSolvedDays } from '../../ui/page/use-solved-days.ts';
import { cardOf, gameIds } from '../../variants/menu.ts';
import { GameStats, Totals } from './GameStats.tsx';
import { TileShelf } from './TileShelf.tsx';
import styles from './Stats.module.css';
import type { GameId } from '../../variants/rules.ts';

export async function loadPage() {
  await lazyTranslations.stats?.(words);
  return { element: <StatsPage /> };
}

/** The statistics that the visitor wants to clear. */
type ResetTarget = GameId | 'all' | null;

/** All matches and puzzles that were counted, by game and opponent. */
function StatsPage() {
  useSolvedDays();
  const all = useStore(stats);
  const solvedDays = useStore(days, ({ solved }) => solved);
  const [today] = useState(() => dayOf(new Date()));
  const [asked, ask] = useState<ResetTarget>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const games = gameIds.flatMap((id) => {
    const tally = all[cardOf(id).stats];
    return tally ? [{ id, tally }] : [];
  });
  const open = (what: ResetTarget) => {
    opener.current = document.activeElement as HTMLElement | null;
    ask(what);
  };
  return (
    <Page>
      <h1 ref={title} tabIndex={-1} className={styles['title']}>
        {words.title}
      </h1>
      <p className={styles['lead']}>{words.lead}</p>
      <TileShelf stats={all} days={streakOf(solvedDays, today)} />
      <Remember label={home.stats.remember} />
      <p className={styles['otherwise']}>{words.otherwise}</p>
      {games.length === 0 && solvedDays.size === 0 ? (
        <div className={styles['empty']}>
          <p>{words.empty}</p>
          <p className={styles['starts']}>
            <ButtonLink to="/" tone="solid">
              {words.play}
            </ButtonLink>
            <ButtonLink to="/puzzles">{words.solve}</ButtonLink>
          </p>
        </div>
      ) : (
        <>
          <Totals tallies={games.map(({ tally }) => tally)} />
          {games.map(({ id, tally }) => (
            <GameStats key={id} name={cardOf(id).name} tally={tally} onReset={() => open(id)} />
          ))}
          <Button className={styles['all']} onClick={() => open('all')}>
            {words.resetAll}
          </Button>
        </>
      )}
      <Question
        asked={asked}
        onClose={() => ask(null)}
        // The button is gone, with the statistics that it reset.
        opener={() => (opener.current?.isConnected ? opener.current : title.current)}
      />
    </Page>
  );
}

type ResetQuestionProps = {
  readonly asked: ResetTarget;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
};

/** Asks before any statistics are cleared. */
function Question({ asked, onClose, opener }: ResetQuestionProps) {
  const name = asked === null || asked === 'all' ? null : cardOf(asked).name;
  const reset = () => {
    const kept = deviceStorage(window);
    if (asked === 'all') clearAllStats([kept, tabStorage(window)]);
    else if (asked !== null)
      clearStats(cardOf(asked).stats, siteSettings.getState().remember === 'on' ? kept : null);
    notify({ title: name === null ? words.allDone : words.done(name) });
    onClose();
  };
  return (
    <Dialog
      title={name === null ? words.askAll : words.askGame(name)}
      detail={name === null ? words.allGone : words.gone}
      open={asked !== null}
      onClose={onClose}
      opener={opener}
    >
      <p className={styles['starts']}>
        <Button data-autofocus onClick={onClose}>
          {words.no}
        </Button>
        <Button tone="solid" onClick={reset}>
          {words.yes}
        </Button>
      </p>
    </Dialog>
  );
}
