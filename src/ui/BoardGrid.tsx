import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { attend } from '../play/attention.ts';
import type { BoardView } from '../play/view.ts';
import type { BoardLayout } from '../rules/board.ts';
import type { CellId } from '../rules/game.ts';
import { text } from '../text/en.ts';
import styles from './BoardGrid.module.css';
import { cellState, marksAt, symbolOf } from './cell-state.ts';
import { type Place, stepIn } from './grid-keys.ts';
import { MarkIcon } from './MarkIcon.tsx';
import { SmallBoards } from './SmallBoards.tsx';
import { LinkArcs, SpookyMarks } from './SpookyMarks.tsx';

type Props = {
  readonly layout: BoardLayout;
  readonly view: BoardView;
  /** The board's name for screen readers. */
  readonly name: string;
  /** Over a canvas the twin is there without being seen; alone it is the board. */
  readonly veiled: boolean;
  readonly onPick: (cell: CellId) => void;
};

/** The board as a grid of real buttons: for keyboards, screen readers and where WebGL is missing. */
export function BoardGrid({ layout, view, name, veiled, onPick }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const layers = layout.grid(view.cells);
  const [roving, setRoving] = useState<Place>({ layer: 0, row: 0, column: 0 });
  useEffect(() => () => attend({ focus: null }), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepIn(layers, roving, event);
    if (!next) return;
    event.preventDefault();
    setRoving(next);
    const cell = layers[next.layer]?.[next.row]?.[next.column];
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={text.board.grid(name)}
      className={[
        styles['grid'],
        veiled ? styles['veiled'] : '',
        layers.length > 1 ? styles['stacked'] : '',
        view.boards ? styles['nine'] : '',
      ].join(' ')}
      style={{ '--mover': `var(--${view.ghost?.toLowerCase() ?? 'border'})` } as CSSProperties}
      onKeyDown={onKeyDown}
      onBlur={() => attend({ focus: null })}
    >
      {layers.map((rows, layer) => (
        <div role="rowgroup" className={styles['layer']} key={rows.flat().join(' ')}>
          {layers.length > 1 && !veiled ? (
            <span className={styles['level']} aria-hidden="true">
              {text.stack.thumbnail(layer + 1)}
            </span>
          ) : null}
          {rows.map((row, rowAt) => (
            <div role="row" className={styles['row']} key={row.join(' ')}>
              {row.map((cell, column) => {
                const place = { layer, row: rowAt, column };
                return (
                  <div role="gridcell" className={styles['slot']} key={cell}>
                    <CellButton
                      cell={cell}
                      place={place}
                      state={cellState(view, cell, (other) => placeIn(layers, other))}
                      view={view}
                      tabbable={samePlace(place, roving)}
                      onPick={onPick}
                      onFocus={(seen) => {
                        setRoving(place);
                        attend({ focus: seen ? cell : null });
                      }}
                    />
                  </div>
                );
              })}
            </div>
          ))}
          {view.boards && !veiled ? <SmallBoards boards={view.boards} /> : null}
        </div>
      ))}
      {view.entangled && !veiled ? (
        <LinkArcs
          view={view}
          placeOf={(cell) => placeIn(layers, cell)}
          size={layers[0]?.length ?? 0}
        />
      ) : null}
    </div>
  );
}

type Layers = ReturnType<BoardLayout['grid']>;

function placeIn(layers: Layers, cell: CellId): Place | null {
  for (const [layer, rows] of layers.entries()) {
    for (const [row, cells] of rows.entries()) {
      const column = cells.indexOf(cell);
      if (column >= 0) return { layer, row, column };
    }
  }
  return null;
}

const samePlace = (a: Place, b: Place) =>
  a.layer === b.layer && a.row === b.row && a.column === b.column;

type CellProps = {
  readonly cell: CellId;
  readonly place: Place;
  /** What lies on the cell, in words. */
  readonly state: string;
  readonly view: BoardView;
  readonly tabbable: boolean;
  readonly onPick: (cell: CellId) => void;
  /** `seen`: the browser shows focus, so the scene mirrors it. */
  readonly onFocus: (seen: boolean) => void;
};

function CellButton({ cell, place, state, view, tabbable, onPick, onFocus }: CellProps) {
  const marks = marksAt(view, cell);
  const symbol = symbolOf(marks[0]);
  const open = view.open.has(cell);
  const won = view.lines.some((line) => line.includes(cell));
  return (
    <button
      type="button"
      data-cell={cell}
      className={[
        styles['cell'],
        open ? styles['open'] : '',
        won ? styles['won'] : '',
        view.picked.includes(cell) ? styles['picked'] : '',
      ].join(' ')}
      tabIndex={tabbable ? 0 : -1}
      aria-disabled={!open}
      aria-label={text.board.cell(place.row + 1, place.column + 1, state)}
      onClick={() => onPick(cell)}
      onFocus={(event) => onFocus(event.currentTarget.matches(':focus-visible'))}
    >
      {view.entangled && marks.length > 0 ? (
        <SpookyMarks marks={marks} />
      ) : symbol ? (
        <MarkIcon symbol={symbol} />
      ) : null}
      {open && view.ghost && !view.entangled ? (
        <span className={styles['ghost']}>
          <MarkIcon symbol={view.ghost} />
        </span>
      ) : null}
    </button>
  );
}
