/** The positions of a guide's diagrams: played by the real rules, so that none can be impossible. */
import type { Game, Json, MatchRecord } from '../../rules/game.ts';
import { newRecord, replay } from '../../rules/match.ts';
import type { BoardLayout } from '../../rules/board.ts';
import { guideWords } from '../../text/guide.ts';
import { cellName } from '../board/cell-name.ts';
import type { DiagramOver, DiagramView, DiagramHighlights } from './diagram-view.ts';

/** A guide's position, played by the real rules, and the cells that its text points out. */
export type DiagramSpec = {
  readonly options?: Json;
  /** The game's minimum by default. */
  readonly seats?: number;
  readonly moves: readonly string[];
} & DiagramHighlights;

/** A moving diagram: the parts to point out in each of its positions, the first before any move. */
export type MovingSpec = DiagramSpec & { readonly steps?: readonly DiagramHighlights[] };

/** The part of a variant that drawing a position needs. */
export type DiagramGame = {
  readonly game: Game;
  readonly layoutOf: (options: Json) => BoardLayout;
  readonly Over?: DiagramOver | undefined;
};

export type DiagramPosition = {
  readonly layout: BoardLayout;
  readonly view: DiagramView;
  readonly Over?: DiagramOver | undefined;
};

/** The moves to a position as a match. Throws when the game refuses its options (a mistake in a guide). */
export function recordOf(game: Game, spec: DiagramSpec): MatchRecord {
  const { options = {}, seats = game.seats[0], moves } = spec;
  const record = newRecord(game, seats, options);
  if (!record.ok) throw new Error(`${game.id} refuses its options`);
  return { ...record.value, moves };
}

/** Every position of a game, the empty board first. Throws when a move is not legal (a mistake in a guide). */
export function positionsOf(
  { game, layoutOf, Over }: DiagramGame,
  spec: DiagramSpec,
): readonly DiagramPosition[] {
  const { options: _options, seats: _seats, moves, ...pointed } = spec;
  const record = recordOf(game, spec);
  const states = replay(game, record);
  if (!states.ok) throw new Error(`${game.id} refuses ${moves.join(' ')}`);
  const layout = layoutOf(record.options);
  return states.value.map((state: Json) => ({
    layout,
    Over,
    view: {
      cells: game.cells(state),
      marks: game.marks(state),
      lines: game.outcome(state)?.lines ?? [],
      broken: game.about.lineLoses ?? false,
      state,
      ...pointed,
    },
  }));
}

/** A diagram in words: its caption and its marks. */
export function describe({ layout, view }: DiagramPosition, caption: string): string {
  const nameCell = (cell: string) => cellName(layout, view.cells, cell).full;
  const marks = view.marks.map(({ symbol, subscript, cell }) =>
    guideWords.mark(subscript === undefined ? symbol : `${symbol} ${subscript}`, nameCell(cell)),
  );
  const pointed = [...(view.good ?? []), ...(view.aims ?? [])].map(nameCell);
  const more = pointed.length > 0 ? guideWords.marked(pointed) : '';
  return guideWords.board(caption, marks) + more;
}

/** The levels of a stack as boards of their own, the lowest first; any other board alone. */
export function levelsOf(position: DiagramPosition): readonly DiagramPosition[] {
  const { layout, view } = position;
  const levels = layout.grid(view.cells);
  if (levels.length === 1) return [position];
  return levels.map((rows) => {
    const cells = rows.flat();
    return {
      ...position,
      layout: { ...layout, grid: () => [rows] },
      view: {
        ...view,
        cells,
        lines: view.lines.map((line) => line.filter((cell) => cells.includes(cell))),
      },
    };
  });
}
