/** Solving a puzzle: the reader's moves are judged, and the other side replies. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Analysis, Worth } from '../../bots/analyse.ts';
import type { MatchRecord, Seat } from '../../rules/game.ts';
import { ok } from '../../rules/result.ts';
import type { Goal, Puzzle } from '../../puzzles/puzzle.ts';
import { rulesOf } from '../loaded-games.ts';
import { finalOutcome, latestPly, type MatchState, setupOf, turnOf } from '../match-state.ts';
import { waitFor } from '../reply-delay.ts';
import { createControls, type Session } from '../session.ts';
import { openMatch, cutAt, makeMove } from '../transitions.ts';

/** Judges a position within a time in milliseconds. */
type Judge = (
  record: MatchRecord,
  signal: AbortSignal,
  budgetMs: number,
) => Promise<Pick<Analysis, 'best' | 'moves'>>;

export type SolvingProgress = {
  /**
   * 'reading': the game asks for the first move in a dialog, which would cover the goal on a phone, so it isn't open
   * yet. 'failed': the bots couldn't judge the move.
   */
  readonly phase: 'reading' | 'asking' | 'checking' | 'wrong' | 'solved' | 'failed';
  /** The ply of the wrong move, and what it led to. */
  readonly wrong: { readonly ply: number; readonly worth: Worth | null } | null;
  /** How many steps of help were given: 2 shows the move, 3 the whole solution. */
  readonly help: 0 | 1 | 2 | 3;
  /** The move that `help` shows. */
  readonly shown: string | null;
};

type PuzzleAttempt = {
  readonly store: StoreApi<MatchState>;
  readonly progress: StoreApi<SolvingProgress>;
  /** `undo` takes a wrong move back, but no other. */
  readonly session: Pick<Session, 'store' | 'pick' | 'unpick' | 'browse' | 'undo'>;
  /** The side to move in the puzzle. */
  readonly seat: Seat;
  /** The turns that this side takes in the solution. A measurement and the move after it are one turn. */
  readonly turns: number;
  /** Opens the question of the position. */
  ask(): void;
  /** Takes the wrong move back. */
  takeBack(): void;
  /** The next step of help; it can be given before the question of the position is opened. */
  help(): void;
  /** Shows the solution from the start. */
  showAll(): void;
  /** The next move of the solution, while it is shown. */
  showNext(): void;
  dispose(): void;
};

const JUDGING_MS = 1500;
/** Before the reply to a move, milliseconds. */
const REPLY_MS = 500;

const START: SolvingProgress = { phase: 'asking', wrong: null, help: 0, shown: null };

/** Opens a puzzle. Throws when it is invalid (its file was checked). */
export function createSolving(
  { record, goal, solution, motifs }: Puzzle,
  judge: Judge,
): PuzzleAttempt {
  const game = rulesOf(record.game);
  const stop = new AbortController();
  const seat = turnOf(beginMatch(record, null)) ?? 0;
  const isQuestion = motifs.includes('collapse');
  const store = createStore<MatchState>(() => beginMatch(record, isQuestion ? null : seat));
  const progress = createStore<SolvingProgress>(() =>
    isQuestion ? { ...START, phase: 'reading' } : START,
  );
  const start = record.moves.length;

  const play = (notation: string): void => {
    const next = makeMove(game, store.getState(), notation);
    if (next.ok) store.setState(next.value);
  };
  /** The next move of the known solution, '' at its end; null once the reader has left it. */
  const known = (): string | null => {
    const played = store.getState().record.moves.slice(start);
    return played.every((move, at) => solution[at] === move)
      ? (solution[played.length] ?? '')
      : null;
  };
  const isOver = (): boolean => finalOutcome(store.getState()) !== null;
  const failSolving = (): void => {
    if (!stop.signal.aborted) progress.setState({ phase: 'failed' });
  };
  const worthIn = ({ best, moves }: Pick<Analysis, 'best' | 'moves'>, notation = best) =>
    moves.find(({ move }) => move === notation)?.value ?? null;

  /** The other side's moves, until the reader is asked again or the puzzle is solved. */
  const reply = async (): Promise<void> => {
    while (!isOver() && turnOf(store.getState()) !== seat) {
      const move = known() ?? (await judge(store.getState().record, stop.signal, JUDGING_MS)).best;
      if (move === '') break;
      await waitFor(REPLY_MS, stop.signal);
      play(move);
    }
    const isDone = isOver() || known() === '';
    progress.setState({ phase: isDone ? 'solved' : 'asking', help: 0 });
  };
  const judgeMove = async (before: MatchRecord, notation: string): Promise<void> => {
    const found = await judge(before, stop.signal, JUDGING_MS);
    const worth = worthIn(found, notation);
    if (worth && reaches(goal, worth, before.moves.length - start)) return reply();
    const ply = latestPly(store.getState());
    // The measurer also moves next, so play their best move before the reply.
    for (let hasReplied = false; !hasReplied && !isOver();) {
      hasReplied = turnOf(store.getState()) !== seat;
      const { best } = await judge(store.getState().record, stop.signal, JUDGING_MS);
      await waitFor(REPLY_MS, stop.signal);
      play(best);
    }
    progress.setState({ phase: 'wrong', wrong: { ply, worth } });
    return undefined;
  };
  const show = async (phase: SolvingProgress['phase']): Promise<void> => {
    const { record: now } = store.getState();
    const shown = known() || (await judge(now, stop.signal, JUDGING_MS)).best;
    progress.setState({ ...START, phase, help: 2, shown }, true);
  };
  const showAll = (): void => {
    store.setState(cutAt(store.getState(), start));
    progress.setState({ ...START, help: 3 }, true);
  };
  const commit = (notation: string) => {
    const before = store.getState();
    const expected = known();
    const next = makeMove(game, before, notation);
    if (!next.ok) return next;
    store.setState(next.value);
    progress.setState(({ help }) => ({
      phase: 'checking',
      help: help === 2 ? 1 : help,
      shown: null,
    }));
    const work = expected === notation ? reply() : judgeMove(before.record, notation);
    work.catch(failSolving);
    return ok('played' as const);
  };
  const takeBack = (): void => {
    const { wrong, help } = progress.getState();
    const ply = wrong ? wrong.ply - 1 : start;
    store.setState(cutAt(store.getState(), ply));
    progress.setState({ ...START, help }, true);
  };
  const undo = (): boolean => {
    const { phase } = progress.getState();
    const canTakeBack = phase === 'wrong' || phase === 'failed';
    if (canTakeBack) takeBack();
    return canTakeBack;
  };
  return {
    store,
    progress,
    seat,
    turns: countTurns(seat, record, solution),
    session: { store, ...createControls(game, store, commit), undo },
    ask() {
      store.setState(beginMatch(record, seat));
      progress.setState({ phase: 'asking' });
    },
    takeBack,
    help() {
      const { help, phase } = progress.getState();
      if (help === 0) progress.setState({ help: 1 });
      if (help === 1) {
        progress.setState({ phase: 'checking' });
        show(phase).catch(failSolving);
      }
      if (help === 2) showAll();
    },
    showAll,
    showNext() {
      const move = known();
      if (move) play(move);
      if (isOver() || known() === '') progress.setState({ phase: 'solved' });
    },
    dispose: () => stop.abort(),
  };
}

/** How many turns a seat takes in moves that follow a record. */
export function countTurns(seat: Seat, record: MatchRecord, solution: readonly string[]): number {
  const { states } = beginMatch({ ...record, moves: [...record.moves, ...solution] }, null);
  const game = rulesOf(record.game);
  const movers = states.slice(record.moves.length, -1).map((state) => game.toMove(state));
  return movers.filter((mover, at) => mover === seat && movers[at - 1] !== seat).length;
}

/** The match of a record, with this seat for the reader, or with none. */
function beginMatch(record: MatchRecord, seat: Seat | null): MatchState {
  const game = rulesOf(record.game);
  const controllers = Array.from({ length: record.seats }, (_, at) =>
    at === seat ? ({ kind: 'person' } as const) : ({ kind: 'bot', level: 'hard' } as const),
  );
  const setup = setupOf(record, controllers);
  const made = openMatch(game, setup, { resume: record });
  if (!made.ok) throw new Error(`the puzzle is invalid: ${made.error}`);
  return made.value;
}

/** Whether a move of this worth reaches the goal, after the `made` plies of the puzzle. */
export function reaches({ kind, plies = Infinity }: Goal, worth: Worth, made: number): boolean {
  if (kind === 'hold') return worth.kind !== 'loss' && worth.kind !== 'guess';
  if (worth.kind !== 'win') return false;
  return kind === 'win' || worth.plies <= plies - made;
}
