/** The brain of extended: on 5x5, every reply keeps a pairing that holds the tie. */
import type { Brain, Verdict } from '../../engine/brain.ts';
import { SYMBOLS } from '../../rules/game.ts';
import { canPair } from './bot-pairing.ts';
import { rowBrain, sidesInTurn } from '../../engine/rows/row-brain.ts';
import { EMPTY, putSymbol } from '../../rules/rows/row-board.ts';
import type { RowState } from '../../rules/rows/row-game.ts';
import { boards, type ExtendedOptions } from './rules.ts';

/** See `Brain`. */
export const brain: Brain<RowState<ExtendedOptions>> = {
  ...rowBrain<ExtendedOptions>({
    board: ({ size }) => boards[size],
    ending: () => 'maker',
  }),
  consult: (state) => (state.options.size === 5 ? findHolds(state) : null),
};

/** The moves after which a pairing holds at least the tie; only for two alternating sides. */
function findHolds(state: RowState<ExtendedOptions>): readonly Verdict[] | null {
  const turns = sidesInTurn(state);
  const [mine = 0, theirs = 0] = turns;
  const alternate = turns.every((side, at) => side === (at % 2 === 0 ? mine : theirs));
  if (!alternate || turns.length % 2 === 1) return null;
  const { lines, ids } = boards[5];
  const own = SYMBOLS[mine] ?? '';
  return ids.flatMap((notation, cell) => {
    if (state.board[cell] !== EMPTY) return [];
    const board = putSymbol(state.board, cell, own);
    const alive = lines.filter((line) => line.every((at) => board[at] !== own));
    const empty = alive.map((line) => line.filter((at) => board[at] === EMPTY));
    return canPair(empty) ? [{ notation, worth: 0, known: 'least' as const }] : [];
  });
}
