/** A lesson: a few positions, in each of which the reader makes a move and sees what it does. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Json, Seat } from '../../rules/game.ts';
import { newRecord } from '../../rules/match.ts';
import { fail, ok } from '../../rules/result.ts';
import type { GameId } from '../../variants/rules.ts';
import { rulesOf } from '../loaded-games.ts';
import { type Controller, latestState, type MatchState, setupOf, turnOf } from '../match-state.ts';
import { waitFor } from '../reply-delay.ts';
import { createControls, type Session } from '../session.ts';
import { openMatch, cutAt, makeMove } from '../transitions.ts';

export type LessonStep = {
  /** The game's options; without them the default ones. */
  readonly options?: Json;
  /** The moves to its position. */
  readonly moves: readonly string[];
  /** Whether a move reaches the goal, from the states before and after it. */
  readonly does: (before: Json, after: Json) => boolean;
  /** The other side's reply to such a move. */
  readonly reply?: (after: Json) => string;
  /** The game asks for the move in a dialog, which the reader opens after reading the task. */
  readonly isQuestion?: true;
};

export type LessonProgress = {
  /** The step, from 0. */
  readonly at: number;
  /** 'reading': the position's question isn't open yet. */
  readonly phase: 'reading' | 'asking' | 'replying' | 'missed' | 'shown';
  /** How many times a position was set up. */
  readonly tries: number;
  /** The reader's seat. */
  readonly seat: Seat;
};

export type Lesson = {
  readonly store: StoreApi<MatchState>;
  readonly progress: StoreApi<LessonProgress>;
  /** `undo` starts a step again in which a move was made. */
  readonly session: Pick<Session, 'store' | 'pick' | 'unpick' | 'browse' | 'undo'>;
  /** Opens the question of the position. */
  ask(): void;
  /** Goes back to the step's position. */
  restartStep(): void;
  /** Goes to the next step; the last one stays. */
  next(): void;
  dispose(): void;
};

/** Before the other side's reply, milliseconds. */
const REPLY_MS = 900;

/** Opens a lesson at its first step. Throws when a step is invalid (a bug). */
export function createLesson(id: GameId, steps: readonly [LessonStep, ...LessonStep[]]): Lesson {
  const game = rulesOf(id);
  let stop = new AbortController();
  const stepAt = (at: number): LessonStep => steps[at] ?? steps[0];
  const startOf = (at: number, tries: number, match: MatchState): LessonProgress => ({
    at,
    phase: stepAt(at).isQuestion ? 'reading' : 'asking',
    tries,
    seat: turnOf(match) ?? 0,
  });
  const store = createStore<MatchState>(() => positionOf(id, steps[0], 1));
  const progress = createStore<LessonProgress>(() => startOf(0, 0, store.getState()));
  const play = (notation: string) => {
    const next = makeMove(game, store.getState(), notation);
    if (next.ok) store.setState(next.value);
    return next;
  };
  const playReply = async (notation: string, { signal }: AbortController): Promise<void> => {
    try {
      await waitFor(REPLY_MS, signal);
    } catch {
      // The reader has left this step.
      return;
    }
    play(notation);
    progress.setState({ phase: 'shown' });
  };
  const commit = (notation: string) => {
    const step = stepAt(progress.getState().at);
    const before = latestState(store.getState());
    const next = play(notation);
    if (!next.ok) return next;
    const after = latestState(next.value);
    const isDone = step.does(before, after);
    const reply = isDone ? step.reply?.(after) : undefined;
    progress.setState({ phase: !isDone ? 'missed' : reply === undefined ? 'shown' : 'replying' });
    if (reply !== undefined) void playReply(reply, stop);
    return ok('played' as const);
  };
  const interrupt = () => {
    stop.abort();
    stop = new AbortController();
  };
  const session = createControls(game, store, commit);
  const restartStep = (): void => {
    interrupt();
    const { at, tries } = progress.getState();
    const step = stepAt(at);
    // Marks that stay keep their objects.
    const match = cutAt(store.getState(), step.moves.length);
    store.setState(openToReader(match, step.isQuestion ? null : turnOf(match)));
    progress.setState(startOf(at, tries + 1, match));
  };
  return {
    store,
    progress,
    session: {
      ...session,
      store,
      pick: (pick) =>
        progress.getState().phase === 'asking' ? session.pick(pick) : fail('not-your-turn'),
      undo() {
        const { phase } = progress.getState();
        const isDone = phase === 'missed' || phase === 'shown';
        if (isDone) restartStep();
        return isDone;
      },
    },
    ask() {
      const { seat } = progress.getState();
      store.setState((match) => openToReader(match, seat));
      progress.setState({ phase: 'asking' });
    },
    restartStep,
    next() {
      interrupt();
      const { at, tries } = progress.getState();
      const step = steps[at + 1];
      if (!step) return;
      store.setState(positionOf(id, step, store.getState().round + 1));
      progress.setState(startOf(at + 1, tries + 1, store.getState()));
    },
    dispose: interrupt,
  };
}

/** The match with this seat open to the reader, and the others to nobody here. */
function openToReader(match: MatchState, reader: Seat | null): MatchState {
  const controllers = match.setup.controllers.map((_, seat): Controller =>
    seat === reader ? { kind: 'person' } : { kind: 'remote', name: '' },
  );
  return { ...match, setup: { ...match.setup, controllers } };
}

/** The match of a step, open to the reader unless its question is to be read first. */
function positionOf(
  id: GameId,
  { options, moves, isQuestion }: LessonStep,
  round: number,
): MatchState {
  const game = rulesOf(id);
  const [seats] = game.seats;
  const record = newRecord(game, seats, options ?? {});
  if (!record.ok) throw new Error(`${id} refuses the options of a lesson`);
  const nobody = Array.from({ length: seats }, () => ({ kind: 'remote', name: '' }) as const);
  const made = openMatch(game, setupOf(record.value, nobody), {
    resume: { ...record.value, moves },
    round,
  });
  if (!made.ok) throw new Error(`${id} refuses a lesson: ${made.error}`);
  return isQuestion ? made.value : openToReader(made.value, turnOf(made.value));
}
