import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { siteSettings } from '../../look/settings.ts';
import { days, solveDay, streakOf } from '../../play/learn/days.ts';
import { dateOf, gameOfDay } from '../../puzzles/daily.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { puzzles as words } from '../../text/puzzles.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { KeepOffer } from '../../match/status/KeepOffer.tsx';
import { Remember } from '../../ui/controls/Remember.tsx';
import { copyText } from '../../ui/dialogs/copy.ts';
import { canShare, share } from '../../ui/dialogs/share.ts';
import { endConfetti, throwConfetti } from '../../ui/effects/confetti.ts';
import { notify } from '../../ui/notices/notices.ts';
import { useSolvedDays } from '../../ui/page/use-solved-days.ts';
import { cardOf } from '../../variants/menu.ts';
import { MatchShell } from '../../match/MatchShell.tsx';
import { PuzzleScreen } from './PuzzleScreen.tsx';
import styles from './Puzzles.module.css';
import { usePuzzleOfDay } from './use-puzzles.ts';

export async function loadPage() {
  await lazyTranslations.puzzles?.(words);
  return { element: <DailyPage /> };
}

/** Pieces of gold that fall when it is solved. */
const PIECES = 60;

/** The puzzle of the day, with the days solved on this device. */
function DailyPage() {
  useSolvedDays();
  useEffect(() => endConfetti, []);
  const { day, today, openToday, loaded, puzzle } = usePuzzleOfDay();
  const isKnown = useStore(days, ({ solved }) => day !== null && solved.has(day));
  return (
    <MatchShell title={words.daily} back={['/puzzles', words.all]}>
      {day !== null && today !== null && typeof loaded !== 'string' && puzzle ? (
        <PuzzleScreen
          key={day}
          named={cardOf(gameOfDay(day)).name}
          id={gameOfDay(day)}
          variant={loaded.variant}
          puzzle={puzzle}
          onSolved={() => {
            solveDay(day);
            void throwConfetti(PIECES);
          }}
          isKnown={isKnown}
          above={<DayPanel key={day} day={day} today={today} onToday={openToday} />}
          after={
            <>
              <ShareButton day={day} />
              <ButtonLink className={styles['more']} to={`/puzzles?game=${gameOfDay(day)}`}>
                {words.more}
              </ButtonLink>
            </>
          }
        />
      ) : (
        <main id="main" tabIndex={-1} className={styles['waiting']}>
          {loaded === 'failed' ? words.failed : words.loading}
        </main>
      )}
    </MatchShell>
  );
}

/** The weeks shown, this one included. */
const WEEKS = 4;

const format = (day: number, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { timeZone: 'UTC', ...style }).format(
    new Date(dateOf(day)),
  );

type DayPanelProps = {
  /** The day of the puzzle above, which may have begun before midnight. */
  readonly day: number;
  readonly today: number;
  readonly onToday: () => void;
};

/** The date, the days in a row and a calendar; for a day solved earlier, its result to share. */
function DayPanel({ day, today, onToday }: DayPanelProps) {
  const solved = useStore(days, (state) => state.solved);
  const isKnown = solved.has(day);
  const [wasSolved] = useState(isKnown);
  // The answer takes the place of the question.
  const [isDecided] = useState(() => siteSettings.getState().remember !== 'ask');
  const streak = streakOf(solved, day);
  const monday = today - (today % 7);
  const first = Math.max(0, monday - 7 * (WEEKS - 1));
  const shown = Array.from({ length: monday + 7 - first }, (_, at) => first + at);
  const date = format(day, { dateStyle: 'full' });
  return (
    <>
      {day === today ? null : (
        <p className={styles['new']}>
          {words.newDay}
          <Button size="small" onClick={onToday}>
            {words.openToday}
          </Button>
        </p>
      )}
      <p className={styles['day']}>
        {words.day(date, cardOf(gameOfDay(day)).name)}{' '}
        {streak > 0 ? <b>{words.streak(streak)}</b> : null}
      </p>
      <p className={styles['month']} aria-hidden="true">
        {format(today, { month: 'long', year: 'numeric' })}
      </p>
      <div className={styles['calendar']} aria-hidden="true">
        {shown.slice(0, 7).map((each) => (
          <span key={each}>{format(each, { weekday: 'narrow' })}</span>
        ))}
      </div>
      <ol className={styles['calendar']} aria-label={words.calendar}>
        {shown.map((each) => (
          <li
            key={each}
            aria-hidden={each > today || undefined}
            data-later={each > today || undefined}
            data-solved={solved.has(each) || undefined}
            aria-current={each === today ? 'date' : undefined}
          >
            <span aria-hidden="true">{solved.has(each) ? '✓' : Number(dateOf(each).slice(8))}</span>
            <span className="visually-hidden">
              {words.calendarDay(format(each, { dateStyle: 'long' }), solved.has(each))}
            </span>
          </li>
        ))}
      </ol>
      {isKnown && !isDecided ? <KeepOffer /> : <Remember label={words.remember} />}
      {wasSolved ? <ShareButton day={day} size="small" /> : null}
    </>
  );
}

type ShareProps = { readonly day: number; readonly size?: 'small' | 'medium' };

/** Shares a line about the solved day through the system's sheet, or copies it. It doesn't give the solution away. */
function ShareButton({ day, size = 'medium' }: ShareProps) {
  const streak = useStore(days, ({ solved }) => streakOf(solved, day));
  const shareResult = async () => {
    const date = format(day, { dateStyle: 'full' });
    const text = words.shareLine(date, cardOf(gameOfDay(day)).name, streak);
    const url = new URL('/daily', location.origin).href;
    if (canShare() && (await share({ text, url }))) return;
    const line = `${text} ${url}`;
    if (await copyText(line)) notify({ title: words.copied, detail: line });
  };
  return (
    <Button
      tone={size === 'medium' ? 'solid' : 'raised'}
      size={size}
      className={size === 'medium' ? styles['share'] : undefined}
      onClick={() => void shareResult()}
    >
      {canShare() ? words.share : words.copy}
    </Button>
  );
}
