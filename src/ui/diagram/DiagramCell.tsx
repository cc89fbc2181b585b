import { memo, type ReactNode } from 'react';
import type { Vec3 } from '../../rules/board.ts';
import { asSymbol, type CellId, type Mark, type SymbolId } from '../../rules/game.ts';
import type { DiagramView } from './diagram-view.ts';
import styles from './Diagram.module.css';
import { MarkIcon } from '../controls/MarkIcon.tsx';

type Props = { readonly cell: CellId; readonly place: Vec3; readonly view: DiagramView };

/** A cell with its marks, drawn in its level's plane. */
export function DiagramCell({ cell, place: [x, , z], view }: Props) {
  const marks = view.marks.filter((mark) => mark.cell === cell);
  const hasNumbers = isNumbered(marks);
  return (
    <Tile
      x={Math.round(x * 100)}
      z={Math.round(z * 100)}
      rings={ringsOf(view, cell).join(' ')}
      symbol={hasNumbers ? null : (asSymbol(marks[0]?.symbol) ?? null)}
      label={view.labels?.[cell]}
    >
      {hasNumbers ? <Numbered marks={marks} /> : undefined}
    </Tile>
  );
}

type TileProps = {
  readonly x: number;
  readonly z: number;
  /** Names of outlines, separated by spaces. */
  readonly rings: string;
  readonly symbol: SymbolId | null;
  readonly label: string | undefined;
  readonly children?: ReactNode;
};

/** Memoised, because a projector shows up to 32 boards, of which one changes. */
const Tile = memo(({ x, z, rings, symbol, label, children }: TileProps) => (
  <g className={styles['cell']} transform={`translate(${x} ${z})`}>
    <rect x="-48" y="-48" width="96" height="96" rx="26" className={styles['tile']} />
    <rect x="-37" y="-37" width="74" height="74" rx="28" className={styles['well']} />
    {rings
      .split(' ')
      .filter(Boolean)
      .map((name) => (
        <rect key={name} x="-42" y="-42" width="84" height="84" rx="24" className={styles[name]} />
      ))}
    {symbol ? (
      <g className={styles['mark']} transform="translate(-36 -36)">
        <MarkIcon symbol={symbol} size={72} />
      </g>
    ) : null}
    {children}
    {label ? (
      <text className={styles['label']} y="13">
        {label}
      </text>
    ) : null}
  </g>
));

/** A cell's outlines: won, recommended, warned of, or finishing a line. */
function ringsOf({ lines, broken, good, bad, aims }: DiagramView, cell: CellId): string[] {
  return [
    lines.some((line) => line.includes(cell)) && !broken ? 'won' : '',
    good?.includes(cell) ? 'good' : '',
    bad?.includes(cell) ? 'bad' : '',
    aims?.includes(cell) ? 'aim' : '',
  ].filter(Boolean);
}

const isNumbered = (marks: readonly Mark[]): boolean =>
  marks.some(({ subscript }) => subscript !== undefined);

/** Numbered marks; small until they are classical. */
function Numbered({ marks }: { marks: readonly Mark[] }) {
  return layOut(marks).map(({ mark, x, y, size, isClassical }) => {
    const symbol = asSymbol(mark.symbol);
    return symbol ? (
      <g
        key={mark.id}
        transform={`translate(${x - size / 2} ${y - size / 2})`}
        opacity={isClassical ? 1 : 0.8}
      >
        <MarkIcon symbol={symbol} size={size} />
      </g>
    ) : null;
  });
}

/** The numbers of a cell's moves, drawn over links and lines so that they can be read. */
export function DiagramNumbers({ cell, place: [x, , z], view }: Props) {
  const marks = view.marks.filter((mark) => mark.cell === cell);
  if (!isNumbered(marks)) return null;
  return (
    <g transform={`translate(${Math.round(x * 100)} ${Math.round(z * 100)})`}>
      {layOut(marks).map(({ mark, size, ...place }) => {
        const edge = size / 2 - 4;
        return (
          <g key={mark.id} transform={`translate(${place.x + edge} ${place.y + edge})`}>
            <circle r="11" className={styles['disc']} />
            <text y="5" className={styles['number']}>
              {mark.subscript}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The places and sizes of numbered marks. */
function layOut(marks: readonly Mark[]) {
  const isClassical = marks.length === 1 && !marks[0]?.ghost;
  return marks.map((mark, index) => {
    const [x, y] = isClassical ? [0, 0] : spot(index, marks.length);
    return { mark, x, y, size: isClassical ? 68 : 36, isClassical };
  });
}

/** The place of a small mark: a single one in the middle, two side by side, more in a circle. */
function spot(index: number, count: number): readonly [number, number] {
  if (count === 1) return [0, 0];
  if (count === 2) return [index === 0 ? -19 : 19, 0];
  return [index % 2 === 0 ? -19 : 19, index < 2 ? -19 : 19];
}
