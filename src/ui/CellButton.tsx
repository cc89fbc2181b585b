import type { BoardView } from '../play/view.ts';
import { type CellId, type SymbolId, SYMBOLS } from '../rules/game.ts';
import { text } from '../text/en.ts';
import styles from './BoardGrid.module.css';
import { MarkIcon } from './MarkIcon.tsx';

type Props = {
  readonly cell: CellId;
  /** What its row and column are called. */
  readonly at: readonly [row: number, column: number];
  readonly symbol: SymbolId | undefined;
  /** The mark that shows under the pointer. */
  readonly ghost: SymbolId | null;
  readonly isOpen: boolean;
  readonly isWon: boolean;
  readonly tabbable: boolean;
  readonly onPick: (cell: CellId) => void;
  /** `seen`: the browser shows focus, so the scene mirrors it. */
  readonly onFocus: (seen: boolean) => void;
};

/** One cell of the accessible board. */
export function CellButton({
  cell,
  at: [row, column],
  symbol,
  ghost,
  isOpen,
  isWon,
  tabbable,
  onPick,
  onFocus,
}: Props) {
  const state = [symbol ?? text.board.empty, isWon ? text.board.won : '']
    .filter(Boolean)
    .join(', ');
  return (
    <button
      type="button"
      data-cell={cell}
      className={[styles['cell'], isOpen ? styles['open'] : '', isWon ? styles['won'] : ''].join(
        ' ',
      )}
      tabIndex={tabbable ? 0 : -1}
      aria-disabled={!isOpen}
      aria-label={text.board.cell(row, column, state)}
      onClick={() => onPick(cell)}
      onFocus={(event) => onFocus(event.currentTarget.matches(':focus-visible'))}
    >
      {symbol ? <MarkIcon symbol={symbol} /> : null}
      {ghost ? (
        <span className={styles['ghost']}>
          <MarkIcon symbol={ghost} />
        </span>
      ) : null}
    </button>
  );
}

/** What lies on each cell that is taken. */
export function symbolsOf({ marks }: BoardView): ReadonlyMap<CellId, SymbolId> {
  return new Map(
    marks.flatMap(({ cell, symbol }) => {
      const known = SYMBOLS.find((each) => each === symbol);
      return known ? [[cell, known] as const] : [];
    }),
  );
}

/** The cells of finished lines. */
export const wonIn = ({ lines }: BoardView): ReadonlySet<CellId> => new Set(lines.flat());
