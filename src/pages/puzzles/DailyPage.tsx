import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { days, solveDay, streakOf } from '../../play/learn/days.ts';
import { dateOf, dayOf, gameOfDay, puzzleOfDay } from '../../puzzles/daily.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { puzzles as words } from '../../text/puzzles.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { Remember } from '../../ui/controls/Remember.tsx';
import { notify } from '../../ui/notices/notices.ts';
import { useKeptDays } from '../../ui/page/use-kept-days.ts';
import { cardOf } from '../../variants/screens.ts';
import { MatchFrame } from '../../match/MatchFrame.tsx';
import { PuzzleScreen } from './PuzzleScreen.tsx';
import styles from './Puzzles.module.css';
import { usePuzzles } from './use-puzzles.ts';

export async function dailyRoute() {
  await lazyTranslations.puzzles?.(words);
  return { element: <DailyPage /> };
}

/** The puzzle of the day, with the days solved on this device. */
function DailyPage() {
  // The prerendered page knows no date.
  const [today, setToday] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setToday(dayOf(new Date()));
    look();
    // The page may stay open until the next day.
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useKeptDays();
  const isKnown = useStore(days, ({ solved }) => today !== null && solved.has(today));
  const loaded = usePuzzles(today === null ? null : gameOfDay(today));
  const puzzle =
    today === null || typeof loaded === 'string' ? undefined : puzzleOfDay(today, loaded.puzzles);
  return (
    <MatchFrame title={words.daily} back={['/puzzles', words.all]}>
      {today !== null && typeof loaded !== 'string' && puzzle ? (
        <PuzzleScreen
          key={today}
          id={gameOfDay(today)}
          stage={loaded.stage}
          puzzle={puzzle}
          onSolved={() => solveDay(today)}
          isKnown={isKnown}
          above={<Record today={today} />}
          after={
            <ButtonLink to={`/puzzles?game=${gameOfDay(today)}`} tone="solid">
              {words.more}
            </ButtonLink>
          }
        />
      ) : (
        <main id="main" tabIndex={-1} className={styles['waiting']}>
          {loaded === 'failed' ? words.failed : words.loading}
        </main>
      )}
    </MatchFrame>
  );
}

/** So many weeks are shown, this one included. */
const WEEKS = 4;

const format = (day: number, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { timeZone: 'UTC', ...style }).format(
    new Date(dateOf(day)),
  );

/** The date, the days in a row, a calendar, and a line to share. */
function Record({ today }: { today: number }) {
  const solved = useStore(days, (state) => state.solved);
  const streak = streakOf(solved, today);
  const monday = today - (today % 7);
  const first = Math.max(0, monday - 7 * (WEEKS - 1));
  const shown = Array.from({ length: monday + 7 - first }, (_, at) => first + at);
  const date = format(today, { dateStyle: 'full' });
  const share = async () => {
    const link = new URL('/daily', location.origin).href;
    const line = `${words.shareLine(date, cardOf(gameOfDay(today)).name, streak)} ${link}`;
    try {
      await navigator.clipboard.writeText(line);
      notify({ title: words.copied, description: line });
    } catch {
      // Without permission, or outside https, the line can still be copied by hand.
      notify({ title: words.copyThis, description: line });
    }
  };
  return (
    <>
      <p>
        {words.day(date, cardOf(gameOfDay(today)).name)}{' '}
        {streak > 0 ? <b>{words.streak(streak)}</b> : null}
      </p>
      <p className={styles['month']} aria-hidden="true">
        {format(today, { month: 'long', year: 'numeric' })}
      </p>
      <div className={styles['calendar']} aria-hidden="true">
        {shown.slice(0, 7).map((day) => (
          <span key={day}>{format(day, { weekday: 'narrow' })}</span>
        ))}
      </div>
      <ol className={styles['calendar']} aria-label={words.calendar}>
        {shown.map((day) => (
          <li
            key={day}
            aria-hidden={day > today || undefined}
            data-later={day > today || undefined}
            data-solved={solved.has(day) || undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            <span aria-hidden="true">{solved.has(day) ? '✓' : Number(dateOf(day).slice(8))}</span>
            <span className="visually-hidden">
              {words.calendarDay(format(day, { dateStyle: 'long' }), solved.has(day))}
            </span>
          </li>
        ))}
      </ol>
      <Remember label={words.remember} />
      {solved.has(today) ? (
        <Button size="small" onClick={() => void share()}>
          {words.share}
        </Button>
      ) : null}
    </>
  );
}
