import type { KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { attention } from '../../play/attention.ts';
import type { BoardView, ShownWorth } from '../../play/view.ts';
import { type CellId, type Mark, type SymbolId, asSymbol } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import styles from './BoardGrid.module.css';
import { symbolName } from './cell-name.ts';
import { MarkIcon } from '../controls/MarkIcon.tsx';
import { NumberedMarks } from './NumberedMarks.tsx';

type Props = {
  readonly cell: CellId;
  /** From 1; set where the grid shows a part of a larger one. */
  readonly column?: number;
  /** The cell's name. */
  readonly name: string;
  /** Its content in words; by default, its symbol and line. */
  readonly state?: string;
  readonly symbol: SymbolId | undefined;
  /** Small numbered marks, where several may share a cell. */
  readonly numbered?: readonly Mark[] | undefined;
  /** A short text in its corner. */
  readonly label?: string | undefined;
  /** The results of moves to it. */
  readonly worths?: readonly ShownWorth[] | undefined;
  /** The preview under the pointer. */
  readonly preview: SymbolId | null;
  readonly isOpen: boolean;
  readonly isWon: boolean;
  /** Closed to the first mark, which is due. */
  readonly isClosed?: boolean;
  /** Part of an incomplete move, or of a bot's hint. */
  readonly isPicked?: boolean;
  readonly isHinted?: boolean;
  /** Part of the newest move. */
  readonly isLast?: boolean | undefined;
  readonly tabbable: boolean;
  readonly onPick: (cell: CellId) => void;
  /** `seen`: the browser shows focus, so the scene mirrors it. */
  readonly onFocus: (seen: boolean) => void;
};

const NO_MARKS: readonly Mark[] = [];

/**
 * One cell of the flat board. Focus is on the cell itself, not on a button in it: only then do screen readers
 * hand the board's keys to the page (ADR 42).
 */
export function GridCell({
  cell,
  column,
  name,
  state,
  symbol,
  numbered = NO_MARKS,
  label,
  worths,
  preview,
  isOpen,
  isWon,
  isClosed = false,
  isPicked = false,
  isHinted = false,
  isLast = false,
  tabbable,
  onPick,
  onFocus,
}: Props) {
  const isListed = useStore(attention, ({ listed }) => listed.includes(cell));
  const plain = [
    symbol ? symbolName(symbol) : text.board.empty,
    isWon ? text.board.won : '',
  ].filter(Boolean);
  const classes = [
    styles['cell'],
    isOpen ? styles['open'] : '',
    isLast ? styles['last'] : '',
    isWon ? styles['won'] : '',
    isPicked ? styles['picked'] : '',
    isHinted ? styles['hinted'] : '',
    isClosed ? styles['closed'] : '',
    isListed ? styles['listed'] : '',
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isActivation(event)) return;
    // Space would scroll the page.
    event.preventDefault();
    if (!event.repeat) onPick(cell);
  };
  return (
    <div
      role="gridcell"
      data-cell={cell}
      className={classes.join(' ')}
      tabIndex={tabbable ? 0 : -1}
      aria-colindex={column}
      aria-disabled={!isOpen}
      aria-selected={isPicked || undefined}
      aria-label={text.board.cell(name, state ?? plain.join(', '))}
      onClick={() => onPick(cell)}
      onKeyDown={onKeyDown}
      onFocus={(event) => onFocus(event.currentTarget.matches(':focus-visible'))}
    >
      {label ? <span className={styles['label']}>{label}</span> : null}
      {worths ? (
        <span className={styles['worths']} data-beside={worths[0]?.isBeside}>
          {worths.map((each) => (
            <span key={each.with} data-worth={each.kind}>
              {each.with} {each.text}
            </span>
          ))}
        </span>
      ) : null}
      {numbered.length > 0 ? <NumberedMarks marks={numbered} /> : null}
      {symbol && numbered.length === 0 ? <MarkIcon symbol={symbol} /> : null}
      {preview ? (
        <span className={styles['preview']}>
          <MarkIcon symbol={preview} />
        </span>
      ) : null}
    </div>
  );
}

/** The keys that press a button. */
const isActivation = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && !altKey && !ctrlKey && !metaKey;

/** The symbol on each marked cell. */
export function symbolsByCell({ marks }: BoardView): ReadonlyMap<CellId, SymbolId> {
  return new Map(
    marks.flatMap(({ cell, symbol }) => {
      const known = asSymbol(symbol);
      return known ? [[cell, known] as const] : [];
    }),
  );
}

/** The cells of finished lines. */
export const wonIn = ({ lines }: BoardView): ReadonlySet<CellId> => new Set(lines.flat());
