import { useStore } from 'zustand';
import { entanglement } from '../play/entanglement.ts';
import type { BoardView } from '../play/view.ts';
import type { CellId, Mark } from '../rules/game.ts';
import { symbolOf } from './cell-state.ts';
import { MarkIcon } from './MarkIcon.tsx';
import styles from './SpookyMarks.module.css';

/** The small numbered marks of a cell (quantum), or its one classical mark with its number. */
export function SpookyMarks({ marks }: { marks: readonly Mark[] }) {
  const isClassical = marks.length === 1 && !marks[0]?.ghost;
  return (
    <span
      className={`${styles['marks']} ${isClassical ? styles['classical'] : ''}`}
      data-many={marks.length > 4 || undefined}
    >
      {marks.map((mark) => {
        const symbol = symbolOf(mark);
        return (
          <span key={mark.id} className={styles['mark']}>
            {symbol ? <MarkIcon symbol={symbol} /> : null}
            <span className={styles['number']}>{mark.subscript}</span>
          </span>
        );
      })}
    </span>
  );
}

type ArcsProps = {
  readonly view: BoardView;
  readonly placeOf: (cell: CellId) => { readonly row: number; readonly column: number } | null;
  /** Rows and columns of the board. */
  readonly size: number;
};

/** The links between marks, drawn over a flat board. */
export function LinkArcs({ view, placeOf, size }: ArcsProps) {
  const shown = useStore(entanglement, (state) => state.shown);
  const { links = [], measure } = view.entangled ?? {};
  if (!shown) return null;
  return (
    <svg className={styles['arcs']} viewBox={`0 0 ${size * 100} ${size * 100}`} aria-hidden="true">
      {links.map(({ positions: [from, to], moveNumber, player }) => {
        const [a, b] = [placeOf(from), placeOf(to)];
        const inLoop = measure?.cycle.includes(from) && measure.cycle.includes(to);
        return a && b ? (
          <path
            key={moveNumber}
            d={arc(a, b, moveNumber)}
            stroke={`var(--${player.toLowerCase()})`}
            strokeWidth={inLoop ? 6 : 3}
            opacity={inLoop || !measure ? 0.85 : 0.4}
          />
        ) : null;
      })}
    </svg>
  );
}

type Spot = { readonly row: number; readonly column: number };

/** A bow whose side depends on the move, so that two links of the same cells lie apart. */
function arc(a: Spot, b: Spot, move: number): string {
  const [ax, ay, bx, by] = [a.column, a.row, b.column, b.row].map((at) => at * 100 + 50) as [
    number,
    number,
    number,
    number,
  ];
  const bow = move % 2 === 0 ? 0.22 : -0.22;
  const [cx, cy] = [(ax + bx) / 2 - (by - ay) * bow, (ay + by) / 2 + (bx - ax) * bow];
  return `M${ax} ${ay}Q${cx} ${cy} ${bx} ${by}`;
}
