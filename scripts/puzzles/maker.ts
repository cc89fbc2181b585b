/** Finds the puzzles of one board. */
import { winningMoves } from '../../src/play/learn/goals.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import type { Game, MatchRecord } from '../../src/rules/game.ts';
import { brainOf, games, type GameId } from '../../src/variants/rules.ts';
import { solutionOf, taskOf, type Task } from './proof-by-search.ts';
import { scoreOf } from './difficulty.ts';
import { foursTask } from './fours.ts';
import { BruteForceProver, TooDeep } from './proof-by-brute-force.ts';
import { everyPosition, played, type PuzzleSet } from './sets.ts';
import { imagesOf, seenIn, stateOf, type Image } from './symmetry.ts';
import { safeMoves, motifsOf } from './motifs.ts';

/** A puzzle before its difficulty is known. */
export type Made = Omit<Puzzle, 'id' | 'difficulty'> & { readonly score: number };

const SEED = 1;
/** A board is given up after this many positions in a row without a puzzle. */
const PATIENCE = 30_000;
const EVERYWHERE = 10_000_000;
const NODES = 300_000;
/** Most wins found take three plies; at most this fraction of a board's puzzles may be such. */
const QUICK = 3;
const MOST_QUICK = 0.5;

export class Maker {
  private readonly game: Game;
  private readonly images: readonly Image[];
  private readonly plain: BruteForceProver;
  private readonly memory = {};
  private readonly names: Set<string>;
  private readonly seen = new Set<string>();
  private readonly counts = { positions: 0, asked: 0, unique: 0, deep: 0, denied: 0, found: 0 };
  private readonly empty: MatchRecord;
  private readonly set: PuzzleSet;
  private readonly stored: number;
  private quick: number;

  constructor(empty: MatchRecord, set: PuzzleSet, stored: readonly Puzzle[]) {
    this.empty = empty;
    this.set = set;
    this.stored = stored.length;
    this.quick = stored.filter(({ goal }) => goal.plies === QUICK).length;
    this.game = games[empty.game as GameId];
    this.images = imagesOf(this.game, empty);
    this.plain = new BruteForceProver(this.game);
    this.names = new Set(stored.map(({ record }) => seenIn(this.game, record, this.images).name));
  }

  *make(): Generator<Made> {
    const { empty, set, counts, images } = this;
    const source = set.plies ? played(empty, set, SEED) : everyPosition(empty, images);
    let last = 0;
    let latest = '';
    for (const record of source) {
      // A match goes on with the same idea: one puzzle of each is enough.
      const moves = record.moves.join(' ');
      if (set.plies && latest !== '' && moves.startsWith(latest)) continue;
      counts.positions += 1;
      if (this.stored + counts.found >= set.wanted || counts.positions - last > PATIENCE) return;
      const puzzle = this.puzzleIn(record);
      if (!puzzle) continue;
      counts.found += 1;
      last = counts.positions;
      latest = moves;
      yield puzzle;
    }
  }

  report(): string {
    return Object.entries(this.counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ');
  }

  private puzzleIn(record: MatchRecord): Made | null {
    const { game, set, counts, memory } = this;
    const state = stateOf(game, record);
    const text = JSON.stringify(state);
    if (this.seen.has(text)) return null;
    this.seen.add(text);
    const horizon = set.horizon && brainOf(record.game as GameId)?.pack(state)?.horizon;
    if (horizon && set.horizon && horizon > set.horizon) return null;
    const fours = set.byFours ? foursTask(game, record) : null;
    if ((set.byFours && !fours) || winningMoves(game, state).length > 0) return null;
    const safe = safeMoves(game, state);
    if (safe.length < 2) return null;
    counts.asked += 1;
    const task = fours?.task ?? taskOf(record, NODES, memory);
    const plausible = safe.filter((each) => !task?.firsts.includes(each)).length;
    if (!task || plausible === 0 || task.others.length === 0) return null;
    if (task.goal.plies === QUICK && this.quick >= set.wanted * MOST_QUICK) return null;
    const mirrors = this.only(record, task);
    if (mirrors === null) return null;
    counts.unique += 1;
    const [first = ''] = task.firsts;
    if (!fours && !this.isProven(record, task, first)) return null;
    if (task.goal.plies === QUICK) this.quick += 1;
    const solution = fours?.solution ?? solutionOf(record, task, first, memory);
    return {
      record,
      goal: task.goal,
      solution,
      ...(mirrors && { mirrors: true as const }),
      motifs: motifsOf({ game, state, task, solution }, this.plain),
      score: scoreOf(record, task.firsts, plausible),
    };
  }

  /**
   * Returns false for one first move, true for mirror images of one; null for several, or for a
   * known position.
   */
  private only(record: MatchRecord, { firsts }: Task): boolean | null {
    const [first = ''] = firsts;
    const { name, own } = seenIn(this.game, record, this.images);
    const mirrors = new Set(own.map((image) => image(first)));
    if (!firsts.every((notation) => mirrors.has(notation)) || this.names.has(name)) return null;
    this.names.add(name);
    return firsts.length > 1;
  }

  /** Whether the rules alone agree. */
  private isProven(record: MatchRecord, { goal, firsts }: Task, first: string): boolean {
    const { game, plain, counts, set } = this;
    const state = stateOf(game, record);
    const budget = set.budget ?? EVERYWHERE;
    try {
      const reaching = plain.reaching(state, goal, budget);
      const isSame = reaching.toSorted().join(' ') === firsts.toSorted().join(' ');
      const isTrue = isSame && plain.isExact(state, first, goal, budget);
      if (!isTrue) counts.denied += 1;
      return isTrue;
    } catch (error) {
      if (!(error instanceof TooDeep)) throw error;
      counts.deep += 1;
      return false;
    }
  }
}
