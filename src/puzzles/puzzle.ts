/** The puzzles' format: how they are stored and loaded. `npm run puzzles` makes them. */
import type { Json, MatchRecord } from '../rules/game.ts';
import { fail, ok, type Result } from '../rules/result.ts';
import { readField, isFields, isIntegerIn, listOf } from '../rules/untrusted.ts';

/** The motifs that programs can tell from a puzzle's first move (ADR 32). */
export const MOTIFS = [
  'only',
  'escape',
  'fork',
  'quiet',
  'forced',
  'zugzwang',
  'symbol',
  'collapse',
  'close',
  'leave',
  'half',
  'send',
  'free',
  'decline',
  'sacrifice',
  'levels',
  'fours',
] as const;

export type Motif = (typeof MOTIFS)[number];

/** 'win': win at all; 'fastest': win within `plies`; 'hold': don't lose; 'fours': win by continuous threats. */
const GOALS = ['win', 'fastest', 'hold', 'fours'] as const;

export type Goal = {
  readonly kind: (typeof GOALS)[number];
  /** From the position to the end, the first move and measurements included; absent for "hold". */
  readonly plies?: number;
};

export type Puzzle = {
  /** The game and the puzzle's number in its file, "3d-17": it never changes. */
  readonly id: string;
  readonly record: MatchRecord;
  readonly goal: Goal;
  /**
   * The only right first move, then the longest defence and the replies to it, as notations. In a hold, it stops
   * where more than one move holds.
   */
  readonly solution: readonly string[];
  /** True when the first move's mirror images reach the goal too. */
  readonly mirrors?: true;
  readonly motifs: readonly Motif[];
  readonly difficulty: 1 | 2 | 3 | 4 | 5;
};

/** A game's puzzles as they are stored: new rows are added at the end. */
export type PuzzleFile = {
  /** The version of the game's rules. */
  readonly version: number;
  /** The options that rows name by number. */
  readonly boards: readonly Json[];
  /** The scores from which the difficulties 2 to 5 begin. */
  readonly bounds: readonly number[];
  /** "options goal+plies[m] difficulty motifs|moves of the record|solution" */
  readonly rows: readonly string[];
};

const MOST = 10_000;
const HEAD = new RegExp(`^(\\d+) (${GOALS.join('|')})(\\d*)(m?) ([1-5]) ([a-z,]*)$`);

/** Reads a file's puzzles. */
export function decodePuzzle(game: string, raw: unknown): Result<readonly Puzzle[], 'bad-file'> {
  if (!isFields(raw)) return fail('bad-file');
  const version = readField(raw, 'version');
  const optionSets = listOf(readField(raw, 'boards'), MOST);
  const rows = listOf(readField(raw, 'rows'), MOST);
  if (!isIntegerIn(version, 1, MOST) || !optionSets || !rows) return fail('bad-file');
  const puzzles = rows.flatMap((row, at) => {
    const [head = '', before = '', solution = ''] = String(row).split('|');
    const [, optionsAt = '', kind, plies, mirrors, difficulty, motifs = ''] = HEAD.exec(head) ?? [];
    const goal = GOALS.find((each) => each === kind);
    const options = optionSets[Number(optionsAt)];
    const known = MOTIFS.filter((motif) => motifs.split(',').includes(motif));
    if (!goal || !isFields(options) || solution === '') return [];
    if ((goal === 'hold') !== (plies === '') || known.join() !== motifs) return [];
    const moves = before === '' ? [] : before.split(' ');
    const puzzle: Puzzle = {
      id: `${game}-${at + 1}`,
      record: { game, version, seats: 2, options: options as Json, moves },
      goal: goal === 'hold' ? { kind: goal } : { kind: goal, plies: Number(plies) },
      solution: solution.split(' '),
      ...(mirrors === 'm' && { mirrors: true as const }),
      motifs: known,
      difficulty: Number(difficulty) as Puzzle['difficulty'],
    };
    return [puzzle];
  });
  return puzzles.length === rows.length ? ok(puzzles) : fail('bad-file');
}

/** The row of a puzzle whose options have this number in the file. */
export function encodePuzzle(
  { record, goal, mirrors, motifs, ...puzzle }: Puzzle,
  optionsAt: number,
): string {
  const head = `${optionsAt} ${goal.kind}${goal.plies ?? ''}${mirrors ? 'm' : ''} ${puzzle.difficulty}`;
  const known = MOTIFS.filter((motif) => motifs.includes(motif));
  return `${head} ${known.join()}|${record.moves.join(' ')}|${puzzle.solution.join(' ')}`;
}

/** The part of a game's `Variant` that puzzles need. */
type PuzzleSource = {
  readonly game: { readonly id: string };
  readonly puzzles?: () => Promise<{ readonly default: unknown }>;
};

/** A game's puzzles, in the order of their numbers. Throws when they can't be fetched or read. */
export async function loadPuzzles({ game, puzzles }: PuzzleSource): Promise<readonly Puzzle[]> {
  const read = decodePuzzle(game.id, (await puzzles?.())?.default);
  if (!read.ok) throw new Error(`${game.id}: ${read.error}`);
  return read.value;
}
