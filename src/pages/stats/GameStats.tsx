import { AGAINST, sumCounts } from '../../play/stats/kept-stats.ts';
import type { Count, Tally } from '../../play/stats/tallies.ts';
import { statsWords as words } from '../../text/stats.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Stat } from '../../ui/page/Stat.tsx';
import styles from './Stats.module.css';

/** The counters include ties in the losses; here they are separate. */
const figuresOf = ({ wins, losses, ties }: Count) => ({
  games: wins + losses,
  wins,
  ties,
  losses: losses - ties,
  rate: wins + losses === 0 ? '–' : words.percent(Math.round((wins / (wins + losses)) * 100)),
});

/** The columns of each table, and the figures of `Totals`. */
const COLUMNS = ['games', 'wins', 'ties', 'losses', 'rate'] as const;

type StatsRow = { readonly name: string; readonly count: Count };

/** The matches of a tally by opponent, then those from before opponents were counted. */
function rowsOf({ wins, losses, ties, against = {} }: Tally): readonly StatsRow[] {
  const rows = AGAINST.flatMap((who) => {
    const count = against[who];
    return count ? [{ name: words.who[who], count }] : [];
  });
  const known = sumCounts(rows.map(({ count }) => count));
  const left: Count = {
    wins: wins - known.wins,
    losses: losses - known.losses,
    ties: ties - known.ties,
  };
  const isAll = left.wins + left.losses === 0;
  return isAll ? rows : [...rows, { name: words.earlier, count: left }];
}

type Props = {
  readonly name: string;
  readonly tally: Tally;
  readonly onReset: () => void;
};

/** One variant: a row for each opponent, the streaks and the puzzles. */
export function GameStats({ name, tally, onReset }: Props) {
  const rows = rowsOf(tally);
  const { streak, solved = [] } = tally;
  return (
    <section className={styles['game']} aria-label={name}>
      <h2>{name}</h2>
      {rows.length > 0 ? (
        <>
          <table className={styles['table']}>
            <caption className="visually-hidden">{words.caption(name)}</caption>
            <thead>
              <tr>
                <th scope="col">{words.against}</th>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    <span className={styles['long']}>{words[column]}</span>
                    <span className={styles['letter']} aria-hidden="true">
                      {words.letters[column]}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Figures key={row.name} {...row} />
              ))}
            </tbody>
            {rows.length > 1 ? (
              <tfoot>
                <Figures name={words.total} count={tally} />
              </tfoot>
            ) : null}
          </table>
          <p className={styles['key']} aria-hidden="true">
            {words.key}
          </p>
        </>
      ) : null}
      <dl className={styles['figures']}>
        {streak ? (
          <>
            <NonZero label={words.streak} value={streak.now} />
            <NonZero label={words.best} value={streak.best} />
          </>
        ) : null}
        {solved.length > 0 ? <NonZero label={words.solved} value={solved.length} /> : null}
      </dl>
      <Button size="small" className={styles['reset']} onClick={onReset}>
        {words.reset(name)}
      </Button>
    </section>
  );
}

function Figures({ name, count }: StatsRow) {
  const figures = figuresOf(count);
  return (
    <tr>
      <th scope="row">{name}</th>
      {COLUMNS.map((column) => (
        <td key={column}>
          {figures[column] === 0 ? <span className="visually-hidden">0</span> : figures[column]}
        </td>
      ))}
    </tr>
  );
}

/** The matches of all games together. */
export function Totals({ tallies }: { tallies: readonly Tally[] }) {
  const figures = figuresOf(sumCounts(tallies));
  const puzzles = tallies.reduce((all, { solved = [] }) => all + solved.length, 0);
  return (
    <section aria-label={words.all}>
      <dl className={styles['figures']}>
        {figures.games === 0
          ? null
          : COLUMNS.map((column) => (
              <NonZero key={column} label={words[column]} value={figures[column]} />
            ))}
        <NonZero label={words.solved} value={puzzles} />
      </dl>
    </section>
  );
}

/** Renders nothing for a zero. */
const NonZero = ({ label, value }: { label: string; value: number | string }) =>
  value === 0 ? null : <Stat label={label} value={value} className={styles['figure']} />;
