import { type ReactNode, useId } from 'react';
import type { BoardLayout, Levels, Vec3 } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import type { DiagramOver, DiagramView } from './diagram-view.ts';
import styles from './Diagram.module.css';
import { DiagramCell, NumberedMarks } from './DiagramCell.tsx';
import { drawingBoxOf, flat, planeAt, type Orientation, project } from './projection.ts';

type Props = {
  readonly layout: BoardLayout;
  readonly view: DiagramView;
  /** A description of the diagram; '' if it is part of a picture that has one. */
  readonly label: string;
  readonly Over?: DiagramOver | undefined;
  /** From above by default. */
  readonly orientation?: Orientation | undefined;
  /** The cells that the drawing leaves space for; by default those of the position. */
  readonly framed?: readonly CellId[] | undefined;
};

/** A board as a drawing. The layout places the cells, so it can't differ from the game's board. */
export function Diagram({ layout, view, label, Over, orientation = flat, framed }: Props) {
  const levels = layout.grid(view.cells);
  const at = (cell: CellId) => project(layout.centreOf(cell), orientation);
  const numbered = view.cells.map((cell) => (
    <NumberedMarks key={cell} cell={cell} place={layout.centreOf(cell)} view={view} />
  ));
  return (
    <svg
      className={styles['diagram']}
      viewBox={drawingBoxOf(layout, framed ?? view.cells, orientation).join(' ')}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {levels.map((rows, level) => {
        const cells = rows.flat();
        const height = layout.centreOf(cells[0] ?? '')[1];
        return (
          <g key={height}>
            <Posts layout={layout} level={level} levels={levels} orientation={orientation} />
            <g transform={planeAt(height, orientation)}>
              <Tray half={layout.tray} thick={levels.length > 1} orientation={orientation} />
              {cells.map((cell) => (
                <DiagramCell key={cell} cell={cell} place={layout.centreOf(cell)} view={view} />
              ))}
            </g>
            <Lines view={view} upTo={cells} layout={layout} orientation={orientation} />
          </g>
        );
      })}
      {Over ? (
        <Over view={view} layout={layout} at={at}>
          {numbered}
        </Over>
      ) : (
        numbered
      )}
      {view.arrow ? <Arrow from={at(view.arrow[0])} to={at(view.arrow[1])} /> : null}
    </svg>
  );
}

const RIM = 14;

function Tray({
  half,
  thick,
  orientation,
}: {
  half: number | null;
  thick: boolean;
  orientation: Orientation;
}) {
  if (half === null) return null;
  const reach = half * 100 + RIM;
  const slab = { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach, rx: 34 };
  return (
    <>
      {thick && orientation.elevation < 80 ? <rect {...slab} className={styles['edge']} /> : null}
      <rect {...slab} className={styles['tray']} />
    </>
  );
}

type PostsProps = { layout: BoardLayout; level: number; levels: Levels; orientation: Orientation };

/** The posts below a level, at the corners of its tray. */
function Posts({ layout, level, levels, orientation }: PostsProps) {
  if (level === 0 || layout.tray === null) return null;
  const height = (index: number) => layout.centreOf(levels[index]?.[0]?.[0] ?? '')[1];
  const corner = layout.tray - 0.02;
  const corners = [
    [-corner, -corner],
    [corner, -corner],
    [corner, corner],
    [-corner, corner],
  ] as const;
  // The nearest corner has none, as it would hide marks.
  const depth = ([x, z]: readonly [number, number]) => project([x, 0, z], orientation)[1];
  const nearest = Math.max(...corners.map(depth));
  return corners
    .filter((spot) => depth(spot) < nearest)
    .map(([x, z]) => {
      const [low, high] = [height(level - 1), height(level)].map((y) =>
        project([x, y, z], orientation),
      );
      return low && high ? (
        <path
          key={`${x} ${z}`}
          className={styles['post']}
          d={`M${low.join(' ')}L${high.join(' ')}`}
        />
      ) : null;
    });
}

type LinesProps = {
  view: DiagramView;
  upTo: readonly CellId[];
  layout: BoardLayout;
  orientation: Orientation;
};

/** The finished lines up to this level; the rest is drawn before the next level covers it. */
function Lines({ view, upTo, layout, orientation }: LinesProps): ReactNode {
  const spots = (line: readonly CellId[]) =>
    line.map((cell) => [cell, layout.centreOf(cell)] as const);
  return view.lines.flatMap((line) =>
    spots(line)
      .slice(1)
      .map(([cell, to], index) => {
        const [before, from] = spots(line)[index] ?? [cell, to];
        // A step between two levels is drawn with the lower one.
        const own = from[1] <= to[1] ? before : cell;
        return upTo.includes(own) ? (
          <path
            key={`${before} ${cell}`}
            className={view.broken ? styles['lost'] : styles['line']}
            d={segment(from, to, orientation)}
          />
        ) : null;
      }),
  );
}

const segment = (from: Vec3, to: Vec3, orientation: Orientation) =>
  `M${project(from, orientation).join(' ')}L${project(to, orientation).join(' ')}`;

type DrawingPoint = readonly [number, number];

function Arrow({ from, to }: { from: DrawingPoint; to: DrawingPoint }) {
  const head = useId();
  return (
    <>
      <marker
        id={head}
        viewBox="0 0 10 10"
        refX="8"
        refY="5"
        markerWidth="4"
        markerHeight="4"
        orient="auto"
      >
        <path d="M0 0 10 5 0 10Z" className={styles['head']} />
      </marker>
      <path
        className={styles['arrow']}
        d={`M${from.join(' ')}L${to.join(' ')}`}
        markerEnd={`url(#${head})`}
      />
    </>
  );
}
