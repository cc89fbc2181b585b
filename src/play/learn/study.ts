/**
 * The variations that a reader has tried on the analysis board: a tree of moves, and the position in it that the
 * board shows.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MatchRecord } from '../../rules/game.ts';
import { ok } from '../../rules/result.ts';
import { rulesOf } from '../loaded-games.ts';
import { type MatchState, peopleFor, setupOf } from '../match-state.ts';
import { createControls, type Session } from '../session.ts';
import { openMatch, cutAt, makeMove } from '../transitions.ts';

/** A move and those tried after it, the first ones first. */
export type Branch = { readonly move: string; readonly next: readonly Branch[] };

export type Study = {
  readonly store: StoreApi<MatchState>;
  readonly tree: StoreApi<readonly Branch[]>;
  /** Plays, and takes moves back; the tree keeps all moves. */
  readonly session: Pick<Session, 'store' | 'pick' | 'unpick' | 'browse' | 'undo'>;
  /** The match after these moves. */
  at(moves: readonly string[]): MatchState;
  /** Shows the position after these moves. */
  go(moves: readonly string[]): void;
  /** Removes a branch. If the board shows a position in it, the board goes back to the one before the branch. */
  remove(moves: readonly string[]): void;
};

/** A study of a match, at its last position. Throws when the record is invalid (a bug of the caller). */
export function createStudy(record: MatchRecord): Study {
  const game = rulesOf(record.game);
  const setup = setupOf(record, peopleFor(record.seats));
  const at = (moves: readonly string[]): MatchState => {
    const begun = openMatch(game, setup, { resume: { ...record, moves }, reported: true });
    if (!begun.ok) throw new Error(`${record.game} can't be analysed: ${begun.error}`);
    return begun.value;
  };
  const store = createStore<MatchState>(() => at(record.moves));
  const tree = createStore<readonly Branch[]>(() => withVariation([], record.moves));
  const commit = (notation: string) => {
    const next = makeMove(game, store.getState(), notation);
    if (!next.ok) return next;
    store.setState(next.value);
    tree.setState(withVariation(tree.getState(), next.value.record.moves), true);
    return ok('played' as const);
  };
  const go = (moves: readonly string[]) => {
    const match = store.getState();
    const isBefore = moves.every((move, index) => match.record.moves[index] === move);
    // Marks that stay keep their objects.
    store.setState(isBefore ? cutAt(match, moves.length) : at(moves));
  };
  return {
    store,
    tree,
    at,
    session: { store, ...createControls(game, store, commit) },
    go,
    remove(moves) {
      tree.setState(removeBranch(tree.getState(), moves), true);
      const { record: shown } = store.getState();
      if (moves.every((move, index) => shown.moves[index] === move)) go(moves.slice(0, -1));
    },
  };
}

/** The branches beside each move of a variation, from the first move on, as far as the tree has them. */
function branchesAlong(tree: readonly Branch[], variation: readonly string[]) {
  const found: (readonly Branch[])[] = [tree];
  for (const move of variation) {
    const taken = found.at(-1)?.find((branch) => branch.move === move);
    if (!taken) break;
    found.push(taken.next);
  }
  return found;
}

/** The tree with this variation in it. */
export function withVariation(
  tree: readonly Branch[],
  variation: readonly string[],
): readonly Branch[] {
  const along = branchesAlong(tree, variation);
  let next = along[variation.length] ?? [];
  for (const [index, move] of [...variation.entries()].toReversed()) {
    const beside = along[index] ?? [];
    const grown = { move, next };
    next = beside.some((branch) => branch.move === move)
      ? beside.map((branch) => (branch.move === move ? grown : branch))
      : [...beside, grown];
  }
  return next;
}

/** The tree without the last of these moves and what follows it. */
export function removeBranch(
  tree: readonly Branch[],
  variation: readonly string[],
): readonly Branch[] {
  const along = branchesAlong(tree, variation);
  if (along.length <= variation.length) return tree;
  const last = variation.length - 1;
  let next = (along[last] ?? []).filter(({ move }) => move !== variation[last]);
  for (let index = last - 1; index >= 0; index -= 1) {
    const shorter = next;
    next = (along[index] ?? []).map((branch) =>
      branch.move === variation[index] ? { ...branch, next: shorter } : branch,
    );
  }
  return next;
}

/** The variation through a position: its moves, and the first ones tried after each. */
export function variationThrough(
  tree: readonly Branch[],
  moves: readonly string[],
): readonly string[] {
  const variation: string[] = [];
  for (let next = tree; next.length > 0;) {
    const wanted = moves[variation.length];
    const branch = next.find(({ move }) => move === wanted) ?? next[0];
    if (!branch) break;
    variation.push(branch.move);
    next = branch.next;
  }
  return variation;
}
