import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { attend } from '../../play/attention.ts';
import type { CellId } from '../../rules/game.ts';
import { isWithin, idAt, placeOf, type Span, spanOf } from '../../rules/plane/plane.ts';
import { text } from '../../text/play.ts';
import type { GridProps } from './BoardGrid.tsx';
import { cellName } from './cell-name.ts';
import grid from './BoardGrid.module.css';
import { cellState } from './cell-state.ts';
import { GridCell, symbolsByCell, wonIn } from './GridCell.tsx';
import { stepIn } from './grid-keys.ts';
import { useScrollWindow } from './use-scroll-window.ts';
import styles from './GrowingGrid.module.css';

/** Over a canvas, only this many cells each way from the focus are rendered. */
const AROUND = 6;

/** The flat board where it grows: renders only the cells near the focus or in view. */
export function GrowingGrid({ layout, view, name, veiled, roam, onPick }: GridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const wanted = useRef<CellId | null>(null);
  const [roving, setRoving] = useState<CellId | null>(null);
  const span = useMemo(() => spanOf(view.cells), [view.cells]);
  const levels = useMemo(() => layout.grid(view.cells), [layout, view.cells]);
  const symbols = useMemo(() => symbolsByCell(view), [view]);
  const won = wonIn(view);
  const [x, y] = focusedPoint(span, roving);
  const { pane, shown } = useScrollWindow(
    scroller,
    span,
    view.last?.cells[0] ?? null,
    veiled ? null : roam,
  );
  const [columns, rows] = inReach(span, veiled ? spanAround(x, y) : shown, x, y);
  useEffect(() => () => attend({ focus: null }), []);
  const seam = view.lines.flat().join(' ');
  useEffect(() => {
    const ends = [seam.split(' ')[0], seam.split(' ').at(-1)].map((cell) => placeOf(cell ?? ''));
    const [a, b] = ends;
    if (!veiled && a && b) roam.goTo([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  }, [seam, veiled, roam]);

  // The cell to focus may only exist after this render.
  useEffect(() => {
    const cell = wanted.current;
    wanted.current = null;
    if (cell !== null)
      scroller.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepIn(levels, { level: 0, row: y - span.y, column: x - span.x }, event);
    if (!next) return;
    event.preventDefault();
    wanted.current = idAt(span.x + next.column, span.y + next.row);
    setRoving(wanted.current);
  };

  const style = {
    '--columns': veiled ? columns.length : span.width,
    '--rows': veiled ? rows.length : span.height,
    '--cell': `${pane.cell}px`,
    padding: veiled ? 0 : `${pane.height / 2}px ${pane.width / 2}px`,
  } as CSSProperties;
  return (
    <div ref={scroller} className={veiled ? grid['veiled'] : styles['scroller']}>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={text.board.grid(name)}
        aria-rowcount={span.height}
        aria-colcount={span.width}
        className={`${styles['grid']} ${veiled ? styles['folded'] : ''}`}
        style={style}
        onKeyDown={onKeyDown}
        onBlur={() => attend({ focus: null })}
      >
        {rows.map((row, down) => (
          <div role="row" key={row} aria-rowindex={row - span.y + 1} className={styles['row']}>
            {columns.map((column, right) => {
              const cell = idAt(column, row);
              const isOpen = view.open.has(cell);
              return (
                <div
                  role="presentation"
                  key={cell}
                  className={styles['slot']}
                  style={{
                    gridColumn: veiled ? right + 1 : column - span.x + 1,
                    gridRow: veiled ? down + 1 : row - span.y + 1,
                  }}
                >
                  <GridCell
                    cell={cell}
                    column={column - span.x + 1}
                    name={cellName(layout, view.cells, cell).full}
                    symbol={symbols.get(cell)}
                    worths={view.worths?.get(cell)}
                    {...(view.tags && { state: cellState(view, cell, () => '') })}
                    preview={isOpen && !veiled ? view.preview : null}
                    isOpen={isOpen}
                    isWon={won.has(cell)}
                    isHinted={view.hint?.includes(cell) ?? false}
                    isLast={view.last?.cells.includes(cell)}
                    tabbable={column === x && row === y}
                    onPick={onPick}
                    onFocus={(seen) => {
                      setRoving(cell);
                      attend({ focus: seen ? cell : null });
                    }}
                  />
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The cell that has the focus, at first the middle one; it keeps the focus while the board grows. */
function focusedPoint(span: Span, cell: CellId | null): readonly [x: number, y: number] {
  const place = cell === null ? null : placeOf(cell);
  if (place && isWithin(span, ...place)) return place;
  return [span.x + Math.floor((span.width - 1) / 2), span.y + Math.floor((span.height - 1) / 2)];
}

const spanAround = (x: number, y: number): Span => ({
  x: x - AROUND,
  y: y - AROUND,
  width: AROUND * 2 + 1,
  height: AROUND * 2 + 1,
});

/** The columns and rows of a part of the board, including those of the focus. */
function inReach(span: Span, part: Span, x: number, y: number): [number[], number[]] {
  const along = (from: number, count: number, first: number, size: number, kept: number) => {
    const all = Array.from({ length: count }, (_, step) => from + step);
    const inside = all.filter((each) => each >= first && each < first + size);
    return inside.includes(kept) ? inside : [...inside, kept].toSorted((a, b) => a - b);
  };
  return [
    along(span.x, span.width, part.x, part.width, x),
    along(span.y, span.height, part.y, part.height, y),
  ];
}
