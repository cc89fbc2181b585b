import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { days, solveDay, streakOf } from '../../play/learn/days.ts';
import { dateOf, dayOf, gameOfDay, puzzleOfDay } from '../../puzzles/daily.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { puzzles as words } from '../../text/puzzles.ts';
import { Button } from '../../ui/controls/Button.tsx';
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
    // oxlint-disable-next-line react/set-state-in-effect -- after the page has come to life
    setToday(dayOf(new Date()));
  }, []);
  useKeptDays();
  const loaded = usePuzzles(today === null ? null : gameOfDay(today));
  const puzzle =
    today === null || typeof loaded === 'string' ? undefined : puzzleOfDay(today, loaded.puzzles);
  return (
    <MatchFrame title={words.daily} back={['/puzzles', words.all]}>
      {today !== null && typeof loaded !== 'string' && puzzle ? (
        <PuzzleScreen
          id={gameOfDay(today)}
          stage={loaded.stage}
          puzzle={puzzle}
          onSolved={() => solveDay(today)}
          above={<Record today={today} />}
        />
      ) : (
        <main id="main" tabIndex={-1} className={styles['waiting']}>
          {loaded === 'failed' ? words.failed : words.loading}
        </main>
      )}
    </MatchFrame>
  );
}

/** Four weeks are shown. */
const SHOWN = 28;

/** The date, the days in a row, a calendar, and a line to share. */
function Record({ today }: { today: number }) {
  const solved = useStore(days, (state) => state.solved);
  const streak = streakOf(solved, today);
  const first = Math.max(0, today - (today % 7) - SHOWN + 7);
  const shown = Array.from({ length: today - first + 1 }, (_, at) => first + at);
  const share = async () => {
    const link = new URL('/daily', location.origin).href;
    const line = `${words.shareLine(dateOf(today), cardOf(gameOfDay(today)).name, streak)} ${link}`;
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
        {words.day(dateOf(today), cardOf(gameOfDay(today)).name)} <b>{words.streak(streak)}</b>
      </p>
      <ol className={styles['calendar']} aria-label={words.calendar}>
        {shown.map((day) => (
          <li
            key={day}
            data-solved={solved.has(day) || undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            <span aria-hidden="true">{solved.has(day) ? '✓' : Number(dateOf(day).slice(8))}</span>
            <span className="visually-hidden">
              {words.calendarDay(dateOf(day), solved.has(day))}
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
