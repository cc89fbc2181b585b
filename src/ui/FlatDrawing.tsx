import { useStore } from 'zustand';
import { entanglement } from '../play/entanglement.ts';
import type { BoardView } from '../play/view.ts';
import type { CellId } from '../rules/game.ts';
import styles from './FlatDrawing.module.css';
import { SmallBoards } from './SmallBoards.tsx';

export type Drawing = {
  readonly view: BoardView;
  readonly placeOf: (cell: CellId) => Spot | null;
  /** Rows and columns of the board. */
  readonly size: number;
};

/** What a flat board shows over its cells: small boards, links, lines that lose or may. */
export function FlatDrawing(props: Drawing) {
  const { view, size } = props;
  return (
    <>
      {view.boards ? <SmallBoards boards={view.boards} /> : null}
      <svg
        className={styles['lines']}
        viewBox={`0 0 ${size * 100} ${size * 100}`}
        aria-hidden="true"
      >
        {view.broken ? <LosingLines {...props} /> : null}
        {view.entangled ? <LinkArcs {...props} /> : null}
      </svg>
    </>
  );
}

/** Misère's lines: dashed while one mark is missing, cracked when they are full. */
function LosingLines({ view, placeOf }: Drawing) {
  const draw = (line: readonly CellId[], name: string) => {
    const [a, b] = [placeOf(line[0] ?? ''), placeOf(line.at(-1) ?? '')];
    const [x, y] = a && b ? [Math.sign(b.column - a.column), Math.sign(b.row - a.row)] : [0, 0];
    return a && b ? (
      <path
        key={line.join(' ')}
        className={styles[name]}
        d={`M${middle(a.column) - x * REACH} ${middle(a.row) - y * REACH}L${middle(b.column) + x * REACH} ${middle(b.row) + y * REACH}`}
      />
    ) : null;
  };
  return (
    <>
      {view.danger?.map((line) => draw(line, 'danger'))}
      {view.lines.map((line) => draw(line, 'lost'))}
    </>
  );
}

const REACH = 34;
const middle = (at: number): number => at * 100 + 50;

/** The links between marks (quantum). */
function LinkArcs({ view, placeOf }: Drawing) {
  const shown = useStore(entanglement, (state) => state.shown);
  const { links = [], measure } = view.entangled ?? {};
  if (!shown) return null;
  return links.map(({ positions: [from, to], moveNumber, player }) => {
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
  });
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
