import { memo } from 'react';
import type { Vec3 } from '../../rules/board.ts';
import { asSymbol, type CellId, type Mark, type SymbolId } from '../../rules/game.ts';
import type { DiagramView } from './diagram-view.ts';
import styles from './Diagram.module.css';
import { MarkIcon } from '../controls/MarkIcon.tsx';

type Props = { readonly cell: CellId; readonly place: Vec3; readonly view: DiagramView };

/** A cell with its mark, drawn in its level's plane; numbered marks are drawn later. */
export function DiagramCell({ cell, place: [x, , z], view }: Props) {
  const marks = marksOn(cell, view);
  return (
    <Tile
      x={Math.round(x * 100)}
      z={Math.round(z * 100)}
      rings={ringsOf(view, cell).join(' ')}
      symbol={isNumbered(marks) ? null : (asSymbol(marks[0]?.symbol) ?? null)}
      label={view.labels?.[cell]}
    />
  );
}

type TileProps = {
  readonly x: number;
  readonly z: number;
  /** Names of outlines, separated by spaces. */
  readonly rings: string;
  readonly symbol: SymbolId | null;
  readonly label: string | undefined;
};

/** Memoised, because a projector shows up to 32 boards, of which one changes. */
const Tile = memo(({ x, z, rings, symbol, label }: TileProps) => (
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

const marksOn = (cell: CellId, { marks }: Pick<DiagramView, 'marks'>): readonly Mark[] =>
  marks.filter((mark) => mark.cell === cell);

/**
 * A cell's numbered marks, small until they are classical, with a gap around each and their numbers on top: drawn over
 * links, so that both can be read.
 */
export function NumberedMarks({ cell, place: [x, , z], view }: Props) {
  const marks = marksOn(cell, view);
  if (!isNumbered(marks)) return null;
  const places = layOut(marks);
  return (
    <g transform={`translate(${Math.round(x * 100)} ${Math.round(z * 100)})`}>
      {places.map((each) => (
        <NumberedMark key={each.mark.id} {...each} />
      ))}
      {places.map(({ mark, size, ...place }) => {
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

function NumberedMark({ mark, x, y, size, isClassical }: ReturnType<typeof layOut>[number]) {
  const symbol = asSymbol(mark.symbol);
  if (!symbol) return null;
  return (
    <g className={styles['mark']}>
      {isClassical ? null : <circle cx={x} cy={y} r={size / 2 + 1} className={styles['well']} />}
      <g transform={`translate(${x - size / 2} ${y - size / 2})`} opacity={isClassical ? 1 : 0.8}>
        <MarkIcon symbol={symbol} size={size} />
      </g>
    </g>
  );
}

/** Where a numbered mark is on its cell, from the middle; the middle itself if it isn't there. */
export function placeOnCell(
  cell: CellId,
  subscript: number,
  view: Pick<DiagramView, 'marks'>,
): readonly [number, number] {
  const found = layOut(marksOn(cell, view)).find(({ mark }) => mark.subscript === subscript);
  return found ? [found.x, found.y] : [0, 0];
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
