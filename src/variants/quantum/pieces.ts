/** Places every mark on a quantum board: pure layout. */
import type { BoardView } from '../../play/view.ts';
import type { BoardLayout, Vec3 } from '../../rules/board.ts';
import { type CellId, type Mark, asSymbol } from '../../rules/game.ts';
import type { Piece, PiecePlacement } from './scene/motion-clock.ts';
import { type Pair, wayBetween } from './rules-pairs.ts';
import { entangledIn } from './board.ts';

/** The view's state besides the board. */
type PieceState = {
  /** The cell under the pointer or the keyboard's focus, if it can be picked. */
  readonly aim: CellId | null;
  /** The previewed option of a measurement. */
  readonly previewedOption: CellId | null;
  /** Whether links are drawn. */
  readonly shown: boolean;
};

/** Sizes as a fraction of a mark of classic. */
const CLASSICAL = 0.935;
const TRIED = 0.8;
const SMALL = 0.45;
const TINY = 0.31;
const SUNK = 0.2;

/** Fractions of bare clay. */
export const BISQUE = 0.5;
const GLOWING = 0.18;
const COMING = 0.8;

/** The places of marks that share a well, by their number; world units from its middle. */
const PLACES: readonly (readonly (readonly [x: number, z: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-0.17, -0.13],
    [0.17, 0.13],
  ],
  [
    [-0.19, -0.16],
    [0.19, -0.16],
    [0, 0.17],
  ],
  [
    [-0.19, -0.17],
    [0.19, -0.17],
    [-0.19, 0.17],
    [0.19, 0.17],
  ],
];
const NINE = 0.26;

type GhostPiece = { readonly mark: Mark; readonly raw: number };

/** All pieces of the board, including marks being chosen and a previewed option. */
export function piecesOf(
  layout: BoardLayout,
  view: BoardView,
  pieceState: PieceState,
): readonly Piece[] {
  const entangled = entangledIn(view.state);
  const coming = comingOf(view, pieceState.aim);
  const inLoop = numbersInLoop(view, coming);
  const option = entangled.measurement?.options.indexOf(pieceState.previewedOption ?? '') ?? -1;
  const landing = entangled.measurement?.landings[option] ?? [];
  const landed = new Map(landing.map((mark) => [mark.id, mark]));
  const crowded = new Set(landing.map(({ cell }) => cell));
  const cord = pieceState.shown ? 1 : 0;
  const ghosts: GhostPiece[] = [
    ...view.marks
      .filter(({ ghost }) => ghost)
      .map((mark) => ({ mark, raw: inLoop.has(mark.subscript ?? 0) ? GLOWING : BISQUE })),
    ...coming.map((mark, at) => ({
      mark,
      raw: view.picked[at] === mark.cell ? BISQUE : COMING,
    })),
  ];
  const won = new Set(view.lines.flat());
  const classical = view.marks
    .filter(({ ghost }) => !ghost)
    .map((mark) => {
      const at = lift(layout.centreOf(mark.cell), won.has(mark.cell) ? 0.05 : 0);
      return piece(mark, { at, scale: CLASSICAL, raw: 0, cord: 0 });
    });
  const small = ghosts.map((each) => {
    const { mark, raw } = each;
    const placement = { ...placePiece(layout, ghosts, each), raw, cord };
    if (landed.has(mark.id)) {
      return piece(mark, { at: layout.centreOf(mark.cell), scale: TRIED, raw: GLOWING, cord: 0 });
    }
    return piece(
      mark,
      crowded.has(mark.cell) ? { ...placement, scale: SUNK, raw: 1, cord: 0 } : placement,
    );
  });
  return [...classical, ...small];
}

/** The pairs that a measurement makes classical, in the order of cause. */
export function chainOf(before: BoardView, after: BoardView): readonly string[] {
  const measurement = entangledIn(before.state).measurement;
  if (!measurement || entangledIn(after.state).measurement) return [];
  const classical = new Set(after.marks.filter(({ ghost }) => !ghost).map(({ id }) => id));
  const chain = measurement.landings.find((marks) => marks.every(({ id }) => classical.has(id)));
  return chain?.map(pairOf) ?? [];
}

/** The pairs of a loop that has just been closed: first the move that closed it, then around the loop. */
export function loopOf(before: BoardView, after: BoardView): readonly string[] {
  const { measurement, links } = entangledIn(after.state);
  if (!measurement || entangledIn(before.state).measurement) return [];
  const { loop, moveNumber, symbol } = measurement;
  const steps = loop.slice(1).flatMap((cell, at) =>
    links
      .filter((link) => link.moveNumber !== moveNumber)
      .filter(({ cells }) => cells.includes(cell) && cells.includes(loop[at] ?? ''))
      .map((link) => `${link.symbol}${link.moveNumber}`),
  );
  return [`${symbol}${moveNumber}`, ...steps];
}

/** Cells to which a link from the picked one would close a loop. */
export function closingCells(view: BoardView): readonly CellId[] {
  const [from] = view.picked;
  if (from === undefined || view.picked.length > 1) return [];
  return [...view.open].filter((cell) => wayBetween(pairsOf(view), +from, +cell) !== null);
}

/** The marks of the move being chosen: the picked cell and the one pointed at. */
function comingOf({ state, picked, open, preview }: BoardView, aim: CellId | null): Mark[] {
  const { next, mover, measurement } = entangledIn(state);
  if (measurement) return [];
  const pointed = preview !== null && aim !== null && open.has(aim) ? [aim] : [];
  const cells = [...new Set([...picked, ...pointed])].slice(0, 2);
  return cells.map((cell) => ({
    id: `${mover}${next}.${cell}`,
    cell,
    symbol: mover,
    ghost: true,
    subscript: next,
  }));
}

/** The numbers of the moves in the loop that is closed, or would be. */
function numbersInLoop(view: BoardView, coming: readonly Mark[]): ReadonlySet<number> {
  const { measurement, next } = entangledIn(view.state);
  const [a, b] = coming;
  const way = measurement
    ? measurement.loop.map(Number)
    : a && b
      ? (wayBetween(pairsOf(view), +a.cell, +b.cell) ?? [])
      : [];
  const closing = measurement ? [measurement.moveNumber] : way.length > 0 ? [next] : [];
  const links = pairsOf(view).filter(([from, to, move]) => {
    const [at, then] = [way.indexOf(from), way.indexOf(to)];
    return move !== measurement?.moveNumber && at >= 0 && then >= 0 && Math.abs(at - then) === 1;
  });
  return new Set([...closing, ...links.map(([, , move]) => move)]);
}

const pairsOf = ({ state }: BoardView): readonly Pair[] =>
  entangledIn(state).links.map(({ cells: [a, b], moveNumber }) => [+a, +b, moveNumber]);

function placePiece(
  layout: BoardLayout,
  all: readonly GhostPiece[],
  one: GhostPiece,
): Pick<PiecePlacement, 'at' | 'scale'> {
  const here = all.filter(({ mark }) => mark.cell === one.mark.cell);
  const index = here.indexOf(one);
  const [x, y, z] = layout.centreOf(one.mark.cell);
  const few = PLACES[here.length]?.[index];
  const [dx, dz] = few ?? [((index % 3) - 1) * NINE, (Math.floor(index / 3) - 1) * NINE];
  return { at: [x + dx, y, z + dz], scale: few ? SMALL : TINY };
}

const lift = ([x, y, z]: Vec3, by: number): Vec3 => [x, y + by, z];

/** Marks of one move share the part of their ids before the dot. */
const pairOf = ({ id }: Mark): string => id.slice(0, id.indexOf('.'));

function piece(mark: Mark, placement: PiecePlacement): Piece {
  const symbol = asSymbol(mark.symbol) ?? 'X';
  return { id: mark.id, pair: pairOf(mark), symbol, number: mark.subscript ?? 0, placement };
}
