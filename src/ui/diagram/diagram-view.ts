import type { ComponentType, ReactNode } from 'react';
import type { BoardView } from '../../play/view.ts';
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';

/** The parts of a diagram that the text points out. */
export type DiagramHighlights = {
  /** Moves that the text recommends or warns of, and cells that finish a line. */
  readonly good?: readonly CellId[];
  readonly bad?: readonly CellId[];
  readonly aims?: readonly CellId[];
  /** Short texts in cells, such as a number. */
  readonly labels?: Readonly<Record<CellId, string>>;
  /** From the middle of one cell to that of another. */
  readonly arrow?: readonly [from: CellId, to: CellId];
};

/** A position, and the parts that the text points out. */
export type DiagramView = Pick<BoardView, 'state' | 'cells' | 'marks' | 'lines' | 'broken'> &
  DiagramHighlights;

/**
 * A game's drawing over a diagram's cells; `at` is the middle of a cell in the drawing. The children are the numbered
 * marks: a game that has some says what is below them.
 */
export type DiagramOver = ComponentType<{
  readonly view: DiagramView;
  readonly layout: BoardLayout;
  readonly at: (cell: CellId) => readonly [number, number];
  readonly children: ReactNode;
}>;
