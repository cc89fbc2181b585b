import type { CellId } from '../../rules/game.ts';
import { BoardGrid, type GridProps } from '../../ui/board/BoardGrid.tsx';
import { spotOf } from '../../ui/board/cell-name.ts';
import { GridLines, middleOf } from '../../ui/board/GridLines.tsx';
import { dangerIn } from './board.ts';
import styles from './Grid.module.css';

/** How far a line reaches beyond the middles of its end cells. */
const REACH = 34;

/** The flat board with its lines: dotted while one mark is missing, solid when they lose. */
export function Grid(props: GridProps) {
  const { layout, view } = props;
  const levels = layout.grid(view.cells);
  const draw = (line: readonly CellId[], name: string) => {
    const [a, b] = [spotOf(levels, line[0] ?? ''), spotOf(levels, line.at(-1) ?? '')];
    if (!a || !b) return null;
    const [x, y] = [Math.sign(b.column - a.column) * REACH, Math.sign(b.row - a.row) * REACH];
    const from = `${middleOf(a.column) - x} ${middleOf(a.row) - y}`;
    const to = `${middleOf(b.column) + x} ${middleOf(b.row) + y}`;
    return <path key={line.join(' ')} className={styles[name]} d={`M${from}L${to}`} />;
  };
  return (
    <BoardGrid {...props}>
      <GridLines size={levels[0]?.length ?? 0}>
        {dangerIn(view.state).map((line) => draw(line, 'danger'))}
        {view.lines.map((line) => draw(line, 'lost'))}
      </GridLines>
    </BoardGrid>
  );
}
