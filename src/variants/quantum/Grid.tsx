import { useStore } from 'zustand';
import type { BoardView } from '../../play/view.ts';
import type { CellId, Mark } from '../../rules/game.ts';
import { BoardGrid, type GridProps } from '../../ui/board/BoardGrid.tsx';
import { spotOf } from '../../ui/board/cell-name.ts';
import { GridLines, middleOf } from '../../ui/board/GridLines.tsx';
import { entangledIn } from './board.ts';
import { quantumView } from './view-state.ts';

const LETTERS = ['A', 'B'] as const;

/** The flat board with the links between marks and the previewed option of a measurement. */
export function Grid(props: GridProps) {
  const { layout, view } = props;
  const { areLinksShown, previewedOption } = useStore(quantumView);
  const { links, measurement } = entangledIn(view.state);
  const levels = layout.grid(view.cells);
  const labels = Object.fromEntries(
    view.open.size === 0
      ? []
      : (measurement?.options ?? []).map((cell, at) => [cell, LETTERS[at] ?? '']),
  );
  return (
    <BoardGrid
      {...props}
      drawn={previewedMarks(view, previewedOption)}
      hasPreview={false}
      labels={labels}
    >
      <GridLines size={3}>
        {(areLinksShown ? links : []).map(({ cells: [from, to], moveNumber, symbol }) => {
          const [a, b] = [spotOf(levels, from), spotOf(levels, to)];
          const inLoop = measurement?.loop.includes(from) && measurement.loop.includes(to);
          return a && b ? (
            <path
              key={moveNumber}
              d={bow(a, b, moveNumber)}
              stroke={`var(--${symbol.toLowerCase()})`}
              strokeWidth={inLoop ? 6 : 3}
              opacity={inLoop || !measurement ? 0.85 : 0.4}
            />
          ) : null;
        })}
      </GridLines>
    </BoardGrid>
  );
}

/** The marks after an option of the measurement; null previews none. */
function previewedMarks(
  { marks, state }: BoardView,
  previewedOption: CellId | null,
): readonly Mark[] {
  const { measurement } = entangledIn(state);
  const landings = measurement?.landings[measurement.options.indexOf(previewedOption ?? '')] ?? [];
  const taken = new Set(landings.map(({ cell }) => cell));
  const moved = new Set(landings.map(({ subscript }) => subscript));
  const stay = marks.filter(({ cell, subscript }) => !taken.has(cell) && !moved.has(subscript));
  return [...stay, ...landings];
}

type WellPoint = { readonly row: number; readonly column: number };

/** An arc whose side depends on the move, so that two links between the same cells don't overlap. */
function bow(a: WellPoint, b: WellPoint, move: number): string {
  const [ax, ay, bx, by] = [
    middleOf(a.column),
    middleOf(a.row),
    middleOf(b.column),
    middleOf(b.row),
  ] as const;
  const bend = move % 2 === 0 ? 0.22 : -0.22;
  const [cx, cy] = [(ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend];
  return `M${ax} ${ay}Q${cx} ${cy} ${bx} ${by}`;
}
