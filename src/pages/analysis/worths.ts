/** What the moves of a position lead to: on its cells, and in words. */
import type { Analysis, Value } from '../../bots/analyse.ts';
import { completing } from '../../play/picking.ts';
import { gameOf, liveState, type MatchState } from '../../play/match-state.ts';
import type { Worth } from '../../play/view.ts';
import type { CellId } from '../../rules/game.ts';
import { notation } from '../../rules/match.ts';
import { analysis as words } from '../../text/analysis.ts';

/** How many of a number of plies are a side's own, if it moves first. */
const ownMoves = (plies: number): number => Math.ceil(plies / 2);

/** An estimate beyond this looks decided. */
const LEANS = 0.25;

/** From -1, lost, to 1, won: quick wins are above slow ones, estimates between losses and wins. */
export function numberOf(value: Value): number {
  switch (value.kind) {
    case 'win':
      return (value.isHalf ? 0.9 : 1) - value.plies / 10_000;
    case 'loss':
      return (value.isHalf ? -0.9 : -1) + value.plies / 10_000;
    case 'draw':
      return 0;
    case 'held':
      return 0.01;
    case 'guess':
      return value.score * 0.8;
  }
}

export const isProven = ({ kind }: Value): boolean => kind !== 'guess' && kind !== 'held';

/** A value in words: "wins in 3 moves". */
export function wordsOf(value: Value): string {
  switch (value.kind) {
    case 'win':
      return (value.isHalf ? words.winsHalf : words.wins)(ownMoves(value.plies));
    case 'loss':
      return words.loses(ownMoves(value.plies));
    case 'draw':
      return words.ties;
    case 'held':
      return words.holds;
    case 'guess':
      return value.score > LEANS ? words.good : value.score < -LEANS ? words.bad : words.even;
  }
}

/** A value on a token: "+3" wins in three moves, "−2" loses in two, "=" ties, "~" is an estimate. */
export function tokenOf(value: Value): Pick<Worth, 'kind' | 'text'> {
  switch (value.kind) {
    case 'win':
      return { kind: 'win', text: `+${ownMoves(value.plies)}${value.isHalf ? '½' : ''}` };
    case 'loss':
      return { kind: 'loss', text: `−${ownMoves(value.plies)}${value.isHalf ? '½' : ''}` };
    case 'draw':
      return { kind: 'tie', text: '=' };
    case 'held':
      return { kind: 'guess', text: '≥' };
    case 'guess':
      return {
        kind: 'guess',
        text: value.score > LEANS ? '~+' : value.score < -LEANS ? '~−' : '~',
      };
  }
}

export type Worths = {
  readonly worths: ReadonlyMap<CellId, readonly Worth[]>;
  /** For screen readers. */
  readonly tags: ReadonlyMap<CellId, string>;
};

/**
 * The best that each cell leads to, given the picks made: for a symbol to choose, with each of them; for a
 * second cell, after the first.
 */
export function worthsOf(match: MatchState, { moves }: Analysis): Worths {
  const game = gameOf(match);
  const state = liveState(match);
  const values = new Map(moves.map(({ move, value }) => [move, value]));
  const known = new Set(game.cells(state));
  const best = new Map<CellId, Map<string, Value>>();
  for (const { move, missing } of completing(game, state, match.picks)) {
    const value = values.get(notation(game, move));
    if (!value) continue;
    const cells = missing.filter((pick) => known.has(pick));
    const symbol = missing.filter((pick) => !known.has(pick)).join('');
    for (const cell of cells) {
      const own = best.get(cell) ?? new Map<string, Value>();
      const before = own.get(symbol);
      if (!before || numberOf(value) > numberOf(before)) own.set(symbol, value);
      best.set(cell, own);
    }
  }
  const found = [...best].map(([cell, own]) => [cell, [...own]] as const);
  return {
    worths: new Map(
      found.map(([cell, own]) => [
        cell,
        own.map(([symbol, value]) => ({ ...tokenOf(value), ...(symbol && { with: symbol }) })),
      ]),
    ),
    tags: new Map(
      found.map(([cell, own]) => [
        cell,
        own
          .map(([symbol, value]) => (symbol ? words.with(symbol, wordsOf(value)) : wordsOf(value)))
          .join(', '),
      ]),
    ),
  };
}
