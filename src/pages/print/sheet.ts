/** A sheet to print: what its address asks for, and the puzzles or boards on it. */
import { countTurns } from '../../play/learn/solving.ts';
import { puzzleNumberOf } from '../../play/learn/solved.ts';
import { type Puzzle, type Motif, MOTIFS } from '../../puzzles/puzzle.ts';
import type { CellId, Json } from '../../rules/game.ts';
import { findMove, notation, replay } from '../../rules/match.ts';
import { moveName } from '../../ui/board/cell-name.ts';
import {
  type DiagramGame,
  type DiagramPosition,
  levelsOf,
  positionsOf,
} from '../../ui/diagram/position.ts';
import type { GameId } from '../../variants/rules.ts';

export const KINDS = ['puzzles', 'boards'] as const;
export const PAPERS = ['a4', 'letter'] as const;
export const ANSWERS = ['page', 'code', 'none'] as const;
export const DIFFICULTIES = ['1', '2', '3', '4', '5'] as const;
/** How many puzzles or boards there are on a sheet. */
export const COUNTS = { puzzles: ['6', '9'], boards: ['1', '2', '6'] } as const;

export type SheetSettings = {
  readonly kind: (typeof KINDS)[number];
  readonly game: GameId;
  /** A motif, which the address and the screen call a theme; empty for all. */
  readonly theme: Motif | '';
  readonly difficulty: (typeof DIFFICULTIES)[number] | '';
  readonly count: string;
  /** The place of the first puzzle among those that fit, from 0. */
  readonly from: number;
  /** Where the solutions are: on a page of their own, behind a QR code, or nowhere. */
  readonly answers: (typeof ANSWERS)[number];
  readonly paper: Paper;
  /** The page shows the solutions alone, where the QR code leads. */
  readonly isKey: boolean;
};

const read = <T extends string>(allowed: readonly T[], asked: string | null): T | undefined =>
  allowed.find((each) => each === asked);

export type Paper = (typeof PAPERS)[number];

/** The regions whose paper is Letter, as Unicode's CLDR lists them; and 419, Latin America, where most of them are. */
const LETTER_REGIONS = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE 419'.split(' ');

/** The paper of a reader's region; a language without one, or nonsense, says nothing. */
export function paperFor(language: string): Paper {
  try {
    const { region } = new Intl.Locale(language);
    return region !== undefined && LETTER_REGIONS.includes(region) ? 'letter' : 'a4';
  } catch {
    return 'a4';
  }
}

/**
 * Reads an address; whatever it doesn't name, or names wrongly, is the first choice, and the paper the reader's.
 * `games`: those that fit, by kind.
 */
export function readSheet(
  query: URLSearchParams,
  games: Readonly<Record<SheetSettings['kind'], readonly [GameId, ...GameId[]]>>,
  usualPaper: Paper,
): SheetSettings {
  const kind = read(KINDS, query.get('kind')) ?? KINDS[0];
  const from = Number(query.get('from') ?? 0);
  return {
    kind,
    game: read(games[kind], query.get('game')) ?? games[kind][0],
    theme: read(MOTIFS, query.get('theme')) ?? '',
    difficulty: read(DIFFICULTIES, query.get('difficulty')) ?? '',
    count: read<string>(COUNTS[kind], query.get('count')) ?? COUNTS[kind][0],
    from: Number.isSafeInteger(from) && from > 0 ? from : 0,
    answers: read(ANSWERS, query.get('answers')) ?? ANSWERS[0],
    paper: read(PAPERS, query.get('paper')) ?? usualPaper,
    isKey: query.has('key'),
  };
}

/** Names that other sites append to the addresses they link to. */
const APPENDED = /^(utm_\w+|fbclid|gclid|msclkid)$/;

/** True where an address asks for something that its sheet doesn't have, or by a name that no sheet knows. */
export function isMistaken(query: URLSearchParams, settings: SheetSettings): boolean {
  const named = new Map(Object.entries(settings).map(([name, value]) => [name, String(value)]));
  return [...query].some(
    ([name, value]) => name !== 'key' && !APPENDED.test(name) && named.get(name) !== value,
  );
}

/** The address's query for a sheet, without what is the first choice anyway, or the reader's paper. */
export function sheetQuery(
  { isKey, from, paper, ...settings }: SheetSettings,
  usualPaper: Paper,
): string {
  const query = new URLSearchParams(
    Object.entries(settings).filter(([key, value]) => value !== '' && !isFirst(key, value)),
  );
  if (paper !== usualPaper) query.set('paper', paper);
  if (from > 0) query.set('from', String(from));
  if (isKey) query.set('key', '');
  return query.toString().replace(/=(?=&|$)/, '');
}

const isFirst = (key: string, value: string): boolean =>
  [KINDS[0], ANSWERS[0]].some((first) => first === value) && key !== 'game';

/** The puzzles of a motif and difficulty. */
export const fittingPuzzles = (
  all: readonly Puzzle[],
  { theme, difficulty }: Pick<SheetSettings, 'theme' | 'difficulty'>,
): readonly Puzzle[] =>
  all.filter(
    (puzzle) =>
      (theme === '' || puzzle.motifs.includes(theme)) &&
      (difficulty === '' || String(puzzle.difficulty) === difficulty),
  );

/** More marks in a cell can't be told apart on paper. */
const MOST_MARKS = 3;

/** True where a puzzle can be read on paper. Replays a match only where a move has several picks: others fill one cell. */
export function isLegible({ game }: Pick<DiagramGame, 'game'>, { record }: Puzzle): boolean {
  if (!record.moves.some((move) => move.includes('-'))) return true;
  const states = replay(game, record);
  const cells = states.ok ? game.marks(states.value.at(-1) ?? null).map(({ cell }) => cell) : [];
  return cells.every((cell) => cells.filter((each) => each === cell).length <= MOST_MARKS);
}

/** The puzzles on a sheet: the list is a circle, and a short one isn't repeated. */
export const puzzlesOn = (
  fitting: readonly Puzzle[],
  { from, count }: Pick<SheetSettings, 'from' | 'count'>,
): readonly Puzzle[] =>
  Array.from(
    { length: Math.min(Number(count), fitting.length) },
    (_, at) => fitting[(from + at) % fitting.length],
  ).filter((each) => each !== undefined);

/** The columns in which a sheet lays its items out. */
export const columnsOn = (count: string): number => (count === '9' ? 3 : count === '6' ? 2 : 1);

/** A page's room for boards, and the heights of an item's words, of its task alone and of a level's name, in parts of a page's width. */
const ROOM = { width: 84, height: 114, words: 6, task: 3, name: 3 };

/** True where the levels of a stack leave a place in their last row, which an item's answer takes. */
export const hasRoomForAnswer = (levels: number, columns: number): boolean => levels % columns > 0;

/** The columns in which the levels of a stack are largest: every row is full, or has the answer in its last place. */
export function levelColumns(count: string, levels: number, hasAnswer = false): number {
  const columns = columnsOn(count);
  const width = ROOM.width / columns;
  const sizeIn = (across: number) => {
    const words = hasRoomForAnswer(levels, across) ? ROOM.task : ROOM.words;
    const height = ROOM.height / Math.ceil(Number(count) / columns) - words;
    return Math.min(width / across, height / Math.ceil(levels / across) - ROOM.name);
  };
  return Array.from({ length: levels }, (_, at) => levels - at)
    .filter((across) => levels % across === 0 || (hasAnswer && (levels + 1) % across === 0))
    .reduce((best, across) => (sizeIn(across) > sizeIn(best) ? across : best));
}

export type PrintedPuzzle = {
  readonly number: number;
  /** The board's levels; one for a flat board. */
  readonly levels: readonly DiagramPosition[];
  /** The same with the cells of the solution's first move marked. */
  readonly solved: readonly DiagramPosition[];
  readonly goal: Puzzle['goal']['kind'];
  readonly symbol: string;
  /** The turns that the side to move takes. */
  readonly turns: number;
  /** The names of the solution's moves, the first one first. */
  readonly solution: readonly string[];
  /** Mirror images of the first move are right, too. */
  readonly hasMirrors: boolean;
};

/** A puzzle as it is drawn on paper. Throws where the rules refuse it (a mistake in its file). */
export function printPuzzle(drawn: DiagramGame, puzzle: Puzzle): PrintedPuzzle {
  const { game } = drawn;
  const { record, solution } = puzzle;
  const position = positionsOf(drawn, record).at(-1);
  const seat = position ? game.toMove(position.view.state) : null;
  const first = position && findMove(game, position.view.state, solution[0] ?? '');
  if (!position || seat === null || first === undefined)
    throw new Error(`${puzzle.id} has no position or no solution`);
  return {
    number: puzzleNumberOf(puzzle),
    levels: levelsOf(position),
    solved: levelsOf({
      ...position,
      view: { ...position.view, good: game.picks(first), aims: originOf(position) },
    }),
    goal: puzzle.goal.kind,
    symbol: game.symbol(seat, record.options),
    turns: countTurns(seat, record, solution),
    solution: nameMoves(drawn, puzzle),
    hasMirrors: puzzle.mirrors === true,
  };
}

/** The cell from which the names of a growing board's cells count; none on other boards. */
const originOf = ({ layout, view }: DiagramPosition): readonly CellId[] =>
  view.cells.filter((cell) => layout.grows && layout.centreOf(cell).every((at) => at === 0));

function nameMoves(
  { game, layoutOf }: DiagramGame,
  { record, solution }: Puzzle,
): readonly string[] {
  const layout = layoutOf(record.options);
  const states = replay(game, { ...record, moves: [...record.moves, ...solution] });
  if (!states.ok) throw new Error(`${game.id} refuses a solution: ${states.error}`);
  return solution.map((text, at) => {
    const before = states.value[record.moves.length + at] ?? null;
    const move = findMove(game, before, text);
    return move === undefined ? text : moveName(layout, game.cells(before), game.picks(move)).short;
  });
}

/** A board without marks, as it is printed; one that grows is as large as most games get. */
export function blankBoard(drawn: DiagramGame, options: Json): readonly DiagramPosition[] {
  const position = positionsOf(drawn, { options, moves: growthOf(drawn, options) }).at(-1);
  return position ? levelsOf({ ...position, view: { ...position.view, marks: [] } }) : [];
}

/** Enough rows and columns for a game on paper. */
const ROWS = 11;

/** The moves in opposite corners that make a growing board that large; none for other boards. */
function growthOf({ game, layoutOf }: DiagramGame, options: Json): readonly string[] {
  const moves: string[] = [];
  if (!layoutOf(options).grows) return moves;
  for (;;) {
    const state = positionsOf({ game, layoutOf }, { options, moves }).at(-1)?.view.state ?? null;
    const cells = game.cells(state);
    // Neither side gets two marks side by side, so nobody wins.
    const corner = cells.at(moves.length % 4 === 0 || moves.length % 4 === 3 ? 0 : -1);
    const move = game.moves(state).find((each) => game.picks(each)[0] === corner);
    if (cells.length >= ROWS ** 2 || move === undefined) return moves;
    moves.push(notation(game, move));
  }
}
