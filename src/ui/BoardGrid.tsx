import {
  type ComponentType,
  type CSSProperties,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { attend } from '../play/attention.ts';
import { entanglement } from '../play/entanglement.ts';
import type { BoardView } from '../play/view.ts';
import type { BoardLayout } from '../rules/board.ts';
import type { CellId } from '../rules/game.ts';
import { text } from '../text/play.ts';
import styles from './BoardGrid.module.css';
import { cellName, placeIn } from './cell-name.ts';
import { cellState, letterOf, triedMarks } from './cell-state.ts';
import { CellButton, symbolsOf, wonIn } from './CellButton.tsx';
import type { Drawing } from './FlatDrawing.tsx';
import { type Place, stepIn } from './grid-keys.ts';

// What is drawn over the cells is only drawn without a canvas; the game goes on without it.
const FlatDrawing = lazy<ComponentType<Drawing>>(async () => {
  const loaded = await import('./FlatDrawing.tsx').catch(() => null);
  return { default: loaded?.FlatDrawing ?? Nothing };
});

const Nothing = () => null;

export type GridProps = {
  readonly layout: BoardLayout;
  readonly view: BoardView;
  /** The board's name for screen readers. */
  readonly name: string;
  /** Over a canvas the twin is there without being seen; alone it is the board. */
  readonly veiled: boolean;
  readonly onPick: (cell: CellId) => void;
};

/** The board as a grid of real buttons: for keyboards, screen readers and where WebGL is missing. */
export function BoardGrid({ layout, view, name, veiled, onPick }: GridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const layers = layout.grid(view.cells);
  const symbols = symbolsOf(view);
  const won = wonIn(view);
  const tried = useStore(entanglement, (state) => state.tried);
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
        view.broken ? styles['broken'] : '',
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
                      name={cellName(layout, view.cells, cell)}
                      state={cellState(view, cell, (other) => placeIn(layers, other))}
                      symbol={symbols.get(cell)}
                      spooky={view.entangled ? triedMarks(view, cell, tried) : undefined}
                      letter={letterOf(view, cell)}
                      ghost={view.open.has(cell) && !view.entangled ? view.ghost : null}
                      isOpen={view.open.has(cell)}
                      isWon={won.has(cell)}
                      isClosed={view.closed?.includes(cell) ?? false}
                      isPicked={view.picked.includes(cell)}
                      isHinted={view.hint?.includes(cell) ?? false}
                      isLast={view.last?.cells.includes(cell)}
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
          {veiled || layers.length > 1 ? null : (
            <Suspense fallback={null}>
              <FlatDrawing
                view={view}
                placeOf={(cell) => placeIn(layers, cell)}
                size={layers[0]?.length ?? 0}
              />
            </Suspense>
          )}
        </div>
      ))}
    </div>
  );
}

const samePlace = (a: Place, b: Place) =>
  a.layer === b.layer && a.row === b.row && a.column === b.column;
