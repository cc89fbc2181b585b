import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { attend } from '../play/attention.ts';
import type { BoardView } from '../play/view.ts';
import type { BoardLayout } from '../rules/board.ts';
import { type CellId, type SymbolId, SYMBOLS } from '../rules/game.ts';
import { text } from '../text/en.ts';
import styles from './BoardGrid.module.css';
import { type Place, stepIn } from './grid-keys.ts';
import { MarkIcon } from './MarkIcon.tsx';

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
      className={`${styles['grid']} ${veiled ? styles['veiled'] : ''}`}
      onKeyDown={onKeyDown}
      onBlur={() => attend({ focus: null })}
    >
      {layers.map((rows, layer) =>
        rows.map((row, rowAt) => (
          <div role="row" className={styles['row']} key={row.join(' ')}>
            {row.map((cell, column) => {
              const place = { layer, row: rowAt, column };
              return (
                <div role="gridcell" className={styles['slot']} key={cell}>
                  <CellButton
                    cell={cell}
                    place={place}
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
        )),
      )}
    </div>
  );
}

const samePlace = (a: Place, b: Place) =>
  a.layer === b.layer && a.row === b.row && a.column === b.column;

type CellProps = {
  readonly cell: CellId;
  readonly place: Place;
  readonly view: BoardView;
  readonly tabbable: boolean;
  readonly onPick: (cell: CellId) => void;
  /** `seen`: the browser shows focus, so the scene mirrors it. */
  readonly onFocus: (seen: boolean) => void;
};

function CellButton({ cell, place, view, tabbable, onPick, onFocus }: CellProps) {
  const symbol = symbolAt(view, cell);
  const open = view.open.has(cell);
  const won = view.lines.some((line) => line.includes(cell));
  const state = [symbol ?? text.board.empty, won ? text.board.won : ''].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      data-cell={cell}
      className={[styles['cell'], open ? styles['open'] : '', won ? styles['won'] : ''].join(' ')}
      tabIndex={tabbable ? 0 : -1}
      aria-disabled={!open}
      aria-label={text.board.cell(place.row + 1, place.column + 1, state)}
      onClick={() => onPick(cell)}
      onFocus={(event) => onFocus(event.currentTarget.matches(':focus-visible'))}
    >
      {symbol ? <MarkIcon symbol={symbol} /> : null}
      {open && view.ghost ? (
        <span className={styles['ghost']}>
          <MarkIcon symbol={view.ghost} />
        </span>
      ) : null}
    </button>
  );
}

function symbolAt(view: BoardView, cell: CellId): SymbolId | undefined {
  const mark = view.marks.find((candidate) => candidate.cell === cell);
  return SYMBOLS.find((symbol) => symbol === mark?.symbol);
}
