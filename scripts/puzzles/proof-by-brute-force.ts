/**
 * The second proof: what a seat can force, by trying every move that the rules list. It knows no game, and shares no
 * code with the bots.
 */
import type { Game, Json, Seat } from '../../src/rules/game.ts';
import { findMove, notation } from '../../src/rules/match.ts';
import type { Goal } from '../../src/puzzles/puzzle.ts';

/** Thrown when a proof takes more positions than it may. */
export class TooDeep extends Error {}

/** The least lead in score that wins: half a point counts. */
const ANY_WIN = 0.1;
const NO_LOSS = 0;

/** Proves claims about one game; results are kept until `forget`. */
export class BruteForceProver {
  private readonly game: Game;
  private readonly known = new Map<string, boolean>();
  private readonly killers: Json[] = [];
  private left = 0;

  constructor(game: Game) {
    this.game = game;
  }

  /** The first moves that reach a goal. */
  reaching(state: Json, goal: Goal, budget: number): readonly string[] {
    const { game } = this;
    const seat = game.toMove(state) ?? 0;
    const [least, plies] = [goal.kind === 'hold' ? NO_LOSS : ANY_WIN, goal.plies ?? Infinity];
    const within = goal.kind === 'fastest' ? plies : Infinity;
    this.start(budget);
    return game
      .moves(state)
      .filter((move) => this.forces(game.apply(state, move), seat, least, within - 1))
      .map((move) => notation(game, move));
  }

  /** True when a position is worth what the goal says: won in exactly `plies` plies, or held but not won. */
  isExact(state: Json, first: string, { plies }: Goal, budget: number): boolean {
    const { game } = this;
    const seat = game.toMove(state) ?? 0;
    this.start(budget);
    const next = findMove(game, state, first);
    if (next === undefined) return false;
    const reached = game.apply(state, next);
    if (plies === undefined) return !this.forces(reached, seat, ANY_WIN, Infinity);
    const best = this.forces(reached, seat, 1, Infinity) ? 1 : ANY_WIN;
    const isWithin = (most: number): boolean => this.forces(reached, seat, best, most);
    return isWithin(plies - 1) && !isWithin(plies - 2);
  }

  /** True when no first move wins; false when the proof takes too many positions. */
  isNoWin(state: Json, budget: number): boolean {
    try {
      return this.reaching(state, { kind: 'win' }, budget).length === 0;
    } catch (error) {
      if (error instanceof TooDeep) return false;
      throw error;
    }
  }

  private start(budget: number): void {
    this.left = budget;
    this.known.clear();
  }

  /** True when a seat can end within `plies` plies with at least this lead, whatever the other plays. */
  private forces(state: Json, seat: Seat, least: number, plies: number): boolean {
    const { game } = this;
    const outcome = game.outcome(state);
    if (outcome) return leadOf(outcome.scores, seat) >= least;
    if (plies <= 0) return false;
    const key = `${JSON.stringify(state)} ${least} ${plies}`;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    this.left -= 1;
    if (this.left < 0) throw new TooDeep();
    const answer = this.tries(state, seat, least, plies);
    this.known.set(key, answer);
    return answer;
  }

  private tries(state: Json, seat: Seat, least: number, plies: number): boolean {
    const { game, killers } = this;
    // The seat looks for one move that is good for it, the other for one that isn't.
    const isOwn = game.toMove(state) === seat;
    const moves = game.moves(state);
    const open: [Json, Json][] = [];
    for (const move of moves) {
      const next = game.apply(state, move);
      const outcome = game.outcome(next);
      if (!outcome) open.push([move, next]);
      else if (leadOf(outcome.scores, seat) >= least === isOwn) return isOwn;
    }
    if (plies === 1) return !isOwn && open.length === 0;
    const depth = 2 * Math.min(plies, 100) + (isOwn ? 1 : 0);
    const at = open.findIndex(([move]) => move === killers[depth]);
    if (at > 0) open.unshift(...open.splice(at, 1));
    for (const [move, next] of open) {
      if (this.forces(next, seat, least, plies - 1) !== isOwn) continue;
      killers[depth] = move;
      return isOwn;
    }
    return !isOwn;
  }
}

const leadOf = (scores: readonly number[], seat: Seat): number =>
  (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat));
