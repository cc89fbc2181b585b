/** The lines that a reader has tried on the analysis board: a tree of moves, and where in it the board stands. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MatchRecord } from '../../rules/game.ts';
import { ok } from '../../rules/result.ts';
import { rulesOf } from '../games.ts';
import type { MatchState } from '../match-state.ts';
import { controls, type Session } from '../session.ts';
import { begin, cutAt, moved } from '../transitions.ts';

/** A move and those tried after it, the first ones first. */
export type Branch = { readonly move: string; readonly next: readonly Branch[] };

export type Study = {
  readonly store: StoreApi<MatchState>;
  readonly tree: StoreApi<readonly Branch[]>;
  /** Plays, and takes moves back; the tree keeps what was played. */
  readonly session: Pick<Session, 'store' | 'pick' | 'unpick' | 'look' | 'undo'>;
  /** The match after these moves. */
  at(moves: readonly string[]): MatchState;
  /** Shows the position after these moves. */
  go(moves: readonly string[]): void;
  /** Removes a branch; the board goes back to before it if it stood in it. */
  remove(moves: readonly string[]): void;
};

/** An analysis of a match, at its last position. Throws when the record is invalid (a bug of the caller). */
export function createStudy(record: MatchRecord): Study {
  const game = rulesOf(record.game as never);
  const { seats, options, first } = record;
  const setup = {
    game: record.game as never,
    seats,
    options,
    controllers: Array.from({ length: seats }, () => ({ kind: 'person' as const })),
    ...(first === undefined ? {} : { first }),
  };
  const at = (moves: readonly string[]): MatchState => {
    const begun = begin(game, setup, { resume: { ...record, moves }, reported: true });
    if (!begun.ok) throw new Error(`${record.game} can't be analysed: ${begun.error}`);
    return begun.value;
  };
  const store = createStore<MatchState>(() => at(record.moves));
  const tree = createStore<readonly Branch[]>(() => withLine([], record.moves));
  const commit = (text: string) => {
    const next = moved(game, store.getState(), text);
    if (!next.ok) return next;
    store.setState(next.value);
    tree.setState(withLine(tree.getState(), next.value.record.moves), true);
    return ok('played' as const);
  };
  const go = (moves: readonly string[]) => {
    const match = store.getState();
    const isBefore = moves.every((move, ply) => match.record.moves[ply] === move);
    // Marks that stay are the same ones.
    store.setState(isBefore ? cutAt(match, moves.length) : at(moves));
  };
  return {
    store,
    tree,
    at,
    session: { store, ...controls(game, store, commit) },
    go,
    remove(moves) {
      tree.setState(without(tree.getState(), moves), true);
      const { record: shown } = store.getState();
      if (moves.every((move, ply) => shown.moves[ply] === move)) go(moves.slice(0, -1));
    },
  };
}

/** The tree with this line in it. */
export function withLine(
  tree: readonly Branch[],
  [move, ...rest]: readonly string[],
): readonly Branch[] {
  if (move === undefined) return tree;
  const known = tree.find((branch) => branch.move === move);
  if (!known) return [...tree, { move, next: withLine([], rest) }];
  const grown = { move, next: withLine(known.next, rest) };
  return tree.map((branch) => (branch === known ? grown : branch));
}

/** The tree without the last of these moves and what follows it. */
export function without(
  tree: readonly Branch[],
  [move, ...rest]: readonly string[],
): readonly Branch[] {
  if (rest.length === 0) return tree.filter((branch) => branch.move !== move);
  return tree.map((branch) =>
    branch.move === move ? { move, next: without(branch.next, rest) } : branch,
  );
}

/** The line through a position: its moves, and the first ones tried after each. */
export function lineThrough(tree: readonly Branch[], moves: readonly string[]): readonly string[] {
  const line: string[] = [];
  for (let next = tree; next.length > 0;) {
    const wanted = moves[line.length];
    const branch = next.find(({ move }) => move === wanted) ?? next[0];
    if (!branch) break;
    line.push(branch.move);
    next = branch.next;
  }
  return line;
}
