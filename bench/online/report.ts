/** Prints the figures of all systems at one size as a table. */
import { median } from '../measure.ts';
import type { Measured } from './run.ts';
import { SYSTEMS, type SystemId } from './system.ts';

/** The figures of one phase; `others`: cores that other programs used during it. */
export type Figures = Measured & { readonly others: number };

type Column = {
  readonly title: string;
  readonly of: (figures: Figures) => number;
  readonly digits: number;
  /** Set where a larger figure is better. */
  readonly isMoreBetter?: true;
};

const COLUMNS: readonly Column[] = [
  { title: 'p50 ms', of: ({ p50 }) => p50, digits: 2 },
  { title: 'p95 ms', of: ({ p95 }) => p95, digits: 2 },
  { title: 'p99 ms', of: ({ p99 }) => p99, digits: 2 },
  {
    title: 'actions/s',
    of: ({ actions, seconds }) => actions / seconds,
    digits: 0,
    isMoreBetter: true,
  },
  { title: 'CPU us/action', of: ({ serverCpu }) => serverCpu, digits: 0 },
  { title: 'memory MB', of: ({ rss }) => rss / 1e6, digits: 0 },
  { title: 'bytes/action', of: ({ bytes }) => bytes, digits: 0 },
  { title: 'others, cores', of: ({ others }) => others, digits: 2 },
];
const COMPARED = ['boardgame', 'boardgame-file', 'relay'] as const;
/** Figures of a round that differ by less count as equal. */
const LEVEL = 0.01;

const row = (name: string, cells: readonly string[]): string =>
  `${name.padEnd(30)}${cells.map((cell) => cell.padStart(15)).join('')}`;

/** Prints the medians over the phases, and ours as multiples of the others'. */
export function reportSize(
  title: string,
  figures: ReadonlyMap<SystemId, readonly Figures[]>,
): void {
  const medians = new Map(
    [...figures].map(([system, phases]) => [
      system,
      COLUMNS.map(({ of }) => median(phases.map(of))),
    ]),
  );
  console.log(
    `\n${row(
      title,
      COLUMNS.map((column) => column.title),
    )}`,
  );
  for (const [system, values] of medians) {
    const cells = values.map((value, at) => value.toFixed(COLUMNS[at]?.digits ?? 0));
    console.log(row(SYSTEMS[system].name, cells));
  }
  for (const peer of COMPARED) {
    const compared = pairs(figures.get('ours'), figures.get(peer));
    if (compared.length === 0) continue;
    const columns = COLUMNS.slice(0, -1);
    const multiples = columns.map(({ of }) => `x ${median(ratios(of, compared)).toFixed(2)}`);
    console.log(row(`  ours / ${peer}`, multiples));
    const counts = columns.map((column) => aheadAndBehind(column, compared));
    console.log(row('  rounds ahead : behind', counts));
  }
}

type Pair = readonly [ours: Figures, theirs: Figures];

/** Pairs of consecutive phases, which met about the same load. */
const pairs = (ours: readonly Figures[] = [], theirs: readonly Figures[] = []): readonly Pair[] =>
  ours.flatMap((each, at) => theirs.slice(at, at + 1).map((other) => [each, other] as const));

const ratios = (of: Column['of'], compared: readonly Pair[]): readonly number[] =>
  compared.map(([ours, theirs]) => of(ours) / of(theirs));

/** The rounds in which ours was better and those in which it was worse: how certain a multiple is. */
function aheadAndBehind({ of, isMoreBetter }: Column, compared: readonly Pair[]): string {
  const all = ratios(of, compared);
  const less = all.filter((each) => each < 1 - LEVEL).length;
  const more = all.filter((each) => each > 1 + LEVEL).length;
  return isMoreBetter ? `${more} : ${less}` : `${less} : ${more}`;
}
