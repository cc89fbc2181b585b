import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { siteSettings, isReduced } from '../../look/settings.ts';
import { untilLoaded } from '../../look/keep-trying.ts';
import { attend, type Attention, attention } from '../../play/attention.ts';
import type { Roam } from '../../play/roam.ts';
import type { BoardView } from '../../play/view.ts';
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId, Mark } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import styles from './BoardGrid.module.css';
import { cellName } from './cell-name.ts';
import { cellState, numberedMarks } from './cell-state.ts';
import { GridCell, symbolsByCell, wonIn } from './GridCell.tsx';
import { type GridSpot, stepIn } from './grid-keys.ts';

// Loaded later, because only flat boards show it, and they work without its letters.
const FlatRim = lazy(() => untilLoaded(() => import('./FlatRim.tsx')));

export type GridProps = {
  readonly layout: BoardLayout;
  readonly view: BoardView;
  /** The board's name for screen readers. */
  readonly name: string;
  /** Whether it is invisible over a canvas; without one it is the board. */
  readonly veiled: boolean;
  /** The visible part of a board that grows. */
  readonly roam: Roam;
  readonly onPick: (cell: CellId) => void;
};

type Props = GridProps & {
  /** Drawn over the cells when the board is visible. */
  readonly children?: ReactNode;
  /** Whether cells form blocks of three by three. */
  readonly hasSmallBoards?: boolean;
  /** The marks to draw, by default the view's. */
  readonly drawn?: readonly Mark[];
  /** Whether the mark that would be played shows under the pointer. */
  readonly hasPreview?: boolean;
  /** A short text in a corner of a cell. */
  readonly labels?: Readonly<Record<CellId, string>>;
};

/** The board as a grid of cells: for keyboards, for screen readers, and without WebGL. */
export function BoardGrid({
  layout,
  view,
  name,
  veiled,
  onPick,
  children,
  hasSmallBoards = false,
  drawn = view.marks,
  hasPreview = true,
  labels,
}: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const levels = layout.grid(view.cells);
  const symbols = symbolsByCell(view);
  const won = wonIn(view);
  const nameOf = (cell: CellId) => cellName(layout, view.cells, cell).full;
  const [roving, setRoving] = useState<GridSpot>({ level: 0, row: 0, column: 0 });
  useEffect(() => () => attend({ focus: null, hover: null }), []);
  useEffect(() => (veiled ? undefined : attention.subscribe(shakeRefused(grid))), [veiled]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepIn(levels, roving, event);
    if (!next) return;
    event.preventDefault();
    setRoving(next);
    const cell = levels[next.level]?.[next.row]?.[next.column];
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };

  const onPointerOver = ({ target }: PointerEvent) =>
    attend({
      hover: (target as Element).closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? null,
    });

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={text.board.grid(name)}
      className={[
        styles['grid'],
        veiled ? styles['veiled'] : '',
        levels.length > 1 ? styles['stacked'] : '',
        hasSmallBoards ? styles['boards'] : '',
        view.broken ? styles['broken'] : '',
      ].join(' ')}
      style={{ '--mover': `var(--${view.preview?.toLowerCase() ?? 'border'})` } as CSSProperties}
      onKeyDown={onKeyDown}
      onBlur={() => attend({ focus: null })}
      // Over a canvas, the scene tracks the pointer.
      {...(!veiled && { onPointerOver, onPointerLeave: () => attend({ hover: null }) })}
    >
      {levels.map((rows, level) => (
        <div
          role="rowgroup"
          className={styles['level']}
          style={{ '--across': rows[0]?.length } as CSSProperties}
          key={rows.flat().join(' ')}
        >
          {levels.length > 1 && !veiled ? (
            <span className={styles['levelName']} aria-hidden="true">
              {text.board.level(level + 1)}
            </span>
          ) : null}
          {rows.map((row, rowAt) => (
            <div role="row" className={styles['row']} key={row.join(' ')}>
              {row.map((cell, column) => {
                const place = { level, row: rowAt, column };
                return (
                  <div role="presentation" className={styles['slot']} key={cell}>
                    <GridCell
                      cell={cell}
                      name={nameOf(cell)}
                      state={cellState(view, cell, nameOf)}
                      symbol={symbols.get(cell)}
                      numbered={numberedMarks(drawn, cell)}
                      label={labels?.[cell]}
                      worths={view.worths?.get(cell)}
                      preview={view.open.has(cell) && hasPreview ? view.preview : null}
                      isOpen={view.open.has(cell)}
                      isWon={won.has(cell)}
                      isClosed={view.closedAtFirst?.includes(cell) ?? false}
                      isPicked={view.picked.includes(cell)}
                      isHinted={view.hint?.includes(cell) ?? false}
                      isLast={view.last?.cells.includes(cell)}
                      tabbable={sameSpot(place, roving)}
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
          {veiled ? null : (
            <>
              <Suspense fallback={null}>
                <FlatRim layout={layout} rows={rows} />
              </Suspense>
              {children}
            </>
          )}
        </div>
      ))}
    </div>
  );
}

/** A refused tap shakes its cell; without motion it fades in again. */
const shakeRefused =
  (grid: { readonly current: HTMLElement | null }) =>
  ({ refused }: Attention, before: Attention): void => {
    if (!refused || refused === before.refused) return;
    const cell = grid.current?.querySelector(`[data-cell="${refused.cell}"]`);
    const frames = isReduced(siteSettings.getState())
      ? { opacity: [0.4, 1] }
      : { translate: ['0', '5px', '-5px', '3px', '-3px', '0'] };
    cell?.animate(frames, 340);
  };

const sameSpot = (a: GridSpot, b: GridSpot) =>
  a.level === b.level && a.row === b.row && a.column === b.column;
