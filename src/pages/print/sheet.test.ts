import { beforeAll, describe, expect, test } from 'vitest';
import { loadPuzzles } from '../../puzzles/puzzle.ts';
import { cardOf, gameIds, loadVariant } from '../../variants/menu.ts';
import {
  blankBoard,
  DIFFICULTIES,
  fittingPuzzles,
  isLegible,
  isMistaken,
  levelColumns,
  paperFor,
  printPuzzle,
  puzzlesOn,
  readSheet,
  sheetQuery,
} from './sheet.ts';

const games = { puzzles: ['classic', 'wild'], boards: ['classic', 'multiplayer'] } as const;
const readText = (text: string) => readSheet(new URLSearchParams(text), games, 'a4');

describe('PRN-01: the address of a sheet', () => {
  test('names what is on it, and is as short as can be', () => {
    const text = 'game=wild&theme=fork&difficulty=3&count=9&answers=code&paper=letter&from=18&key';
    expect(sheetQuery(readText(text), 'a4')).toBe(text);
    expect(sheetQuery(readText(''), 'a4')).toBe('game=classic&count=6');
  });

  test('names the paper where the reader has another', () => {
    const inUsa = readSheet(new URLSearchParams(), games, 'letter');
    expect(inUsa.paper).toBe('letter');
    expect(sheetQuery(inUsa, 'letter')).toBe('game=classic&count=6');
    expect(sheetQuery({ ...inUsa, paper: 'a4' }, 'letter')).toBe('game=classic&count=6&paper=a4');
    expect(readSheet(new URLSearchParams('paper=a4'), games, 'letter').paper).toBe('a4');
  });

  test.each([
    ['en-US', 'letter'],
    ['es-MX', 'letter'],
    ['es-419', 'letter'],
    ['fr-CA', 'letter'],
    ['en-GB', 'a4'],
    ['de-DE', 'a4'],
    ['es-AR', 'a4'],
    ['en', 'a4'],
    ['C', 'a4'],
    ['', 'a4'],
  ])('the paper of a reader whose language is %j is %s', (language, paper) =>
    expect(paperFor(language)).toBe(paper),
  );

  test.each([
    'game=chess&count=7',
    'kind=walls',
    'from=-1',
    'from=x',
    'theme=a&difficulty=9&paper=a0',
    'level=5',
  ])('what it names wrongly is the first choice, and the page says so: %s', (text) => {
    expect(readText(text)).toEqual(readText(''));
    expect(isMistaken(new URLSearchParams(text), readText(text))).toBe(true);
  });

  test.each(['', 'game=wild&count=9&from=0', 'kind=boards&count=2&key', 'utm_source=a&fbclid=1'])(
    'has no mistake: %s',
    (text) => expect(isMistaken(new URLSearchParams(text), readText(text))).toBe(false),
  );

  test('a game without puzzles has boards only', () => {
    expect(readText('game=multiplayer').game).toBe('classic');
    expect(readText('kind=boards&game=multiplayer')).toMatchObject({
      game: 'multiplayer',
      count: '1',
    });
  });
});

describe.each(gameIds)('PRN-02 PRN-03: %s', (id) => {
  let variant: Awaited<ReturnType<typeof loadVariant>>;
  beforeAll(async () => {
    variant = await loadVariant(id);
  });

  test('a blank board has every cell and no mark, and its rules take six lines at most', () => {
    const { game, words } = variant;
    const options = game.options({}, game.seats[0]) ?? {};
    const levels = blankBoard(variant, options);
    expect(levels.flatMap(({ view }) => view.marks)).toEqual([]);
    const cells = levels.flatMap(({ view }) => view.cells);
    expect(cells.length).toBeGreaterThanOrEqual(id === 'infinite' ? 121 : 9);
    expect(new Set(cells).size).toBe(cells.length);
    expect(words.rules(options).length).toBeLessThanOrEqual(6);
  });

  if (!cardOf(id).puzzles) return;
  test('every puzzle can be printed, with its solution', async () => {
    const puzzles = await loadPuzzles(variant);
    for (const puzzle of puzzles.filter((_, at) => at % 7 === 0)) {
      const printed = printPuzzle(variant, puzzle);
      expect(printed.solution).toHaveLength(puzzle.solution.length);
      expect(printed.turns).toBeGreaterThan(0);
      expect(printed.solved).toHaveLength(printed.levels.length);
      const marked = printed.solved.flatMap(({ view }) => view.good ?? []);
      const cells = new Set(printed.solved.flatMap(({ view }) => view.cells));
      expect(marked.some((cell) => cells.has(cell))).toBe(true);
      // The names of infinite's cells count from one that is pointed out.
      const origins = printed.solved.flatMap(({ view }) => view.aims ?? []);
      expect(origins).toHaveLength(variant.layoutOf(puzzle.record.options).grows ? 1 : 0);
    }
    const fitting = fittingPuzzles(puzzles, { theme: '', difficulty: '2' });
    expect(fitting.every(({ difficulty }) => difficulty === 2)).toBe(true);
  });
});

test('PRN-02: a sheet of quantum has three marks in a cell at most, and nine puzzles of each theme', async () => {
  const variant = await loadVariant('quantum');
  const all = await loadPuzzles(variant);
  const legible = all.filter((each) => isLegible(variant, each));
  const mostMarks = (puzzles: typeof all) =>
    Math.max(
      ...puzzles
        .flatMap((puzzle) => printPuzzle(variant, puzzle).levels)
        .flatMap(({ view: { cells, marks } }) =>
          cells.map((cell) => marks.filter((mark) => mark.cell === cell).length),
        ),
    );
  expect(mostMarks(all)).toBeGreaterThan(3);
  expect(mostMarks(legible)).toBe(3);
  for (const theme of new Set(all.flatMap(({ motifs }) => motifs)))
    expect(fittingPuzzles(legible, { theme, difficulty: '' }).length).toBeGreaterThanOrEqual(9);
  for (const difficulty of DIFFICULTIES)
    expect(fittingPuzzles(legible, { theme: '', difficulty }).length).toBeGreaterThanOrEqual(9);
});

test.each([
  ['6', 3, 3, 2],
  ['9', 3, 3, 2],
  ['9', 4, 2, 2],
  ['6', 4, 2, 2],
  ['1', 4, 2, 2],
  ['1', 3, 1, 2],
  ['9', 1, 1, 1],
])(
  'PRN-02 PRN-03: with %s boards on a sheet, %i levels stand in %i columns, in %i with an answer',
  (count, levels, columns, withAnswer) => {
    expect(levelColumns(count, levels)).toBe(columns);
    expect(levelColumns(count, levels, true)).toBe(withAnswer);
  },
);

test('PRN-02: the list of puzzles is a circle, and a short one isn’t repeated', async () => {
  const puzzles = await loadPuzzles(await loadVariant('classic'));
  const last = puzzles.length - 2;
  const ids = puzzlesOn(puzzles, { from: last, count: '6' }).map(({ id }) => id);
  expect(ids).toEqual([...puzzles.slice(last), ...puzzles.slice(0, 4)].map(({ id }) => id));
  expect(puzzlesOn(puzzles.slice(0, 3), { from: 0, count: '9' })).toHaveLength(3);
  expect(puzzlesOn([], { from: 4, count: '9' })).toEqual([]);
});
