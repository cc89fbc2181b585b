/** Mirror images and turns of a position, by the places of its cells. */
import { cellsIn, coordinateReader } from './places.ts';
import type { Game, Json, MatchRecord } from '../../src/rules/game.ts';
import { play, lastStateOf } from '../../src/rules/match.ts';

/** Turns a move's notation into that of its image. */
export type Image = (notation: string) => string;

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;
const FLIPS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Lists every way to turn or mirror a board onto itself; the first is the identity. */
export function imagesOf(game: Game, { seats, options }: MatchRecord): readonly Image[] {
  const cells = game.cells(game.setup(seats, options, 0));
  const place = coordinateReader(cells);
  const sizes = [0, 1, 2].map(
    (axis) => 1 + Math.max(...cells.map((cell) => place(cell)[axis] ?? 0)),
  );
  const named = new Map(cells.map((cell) => [place(cell).join(), cell]));
  const ways = ORDERS.filter((order) => order.every((from, to) => sizes[from] === sizes[to]));
  return ways.flatMap((order) =>
    FLIPS.filter((flip) => sizes.every((size, axis) => size > 1 || ((flip >> axis) & 1) === 0)).map(
      (flip): Image => {
        const imageOf = (cell: string): string => {
          const from = place(cell);
          const to = order.map((axis, at) => {
            const steps = from[axis] ?? 0;
            return ((flip >> at) & 1) === 1 ? (sizes[at] ?? 1) - 1 - steps : steps;
          });
          return named.get(to.join()) ?? `${to[0]},${to[1]}`;
        };
        const known = new Map<string, string>();
        return (notation) => {
          const before = known.get(notation);
          if (before !== undefined) return before;
          const image = movedBy(notation, imageOf);
          known.set(notation, image);
          return image;
        };
      },
    ),
  );
}

/** A pair's cells are named in order. */
function movedBy(notation: string, imageOf: (cell: string) => string): string {
  const images = cellsIn(notation).map(imageOf);
  if (images.length === 2) return images.toSorted((a, b) => Number(a) - Number(b)).join('-');
  return notation.replace(cellsIn(notation)[0] ?? '', images[0] ?? '');
}

/** Names a position, the same for its images, and lists the images that leave it as it is. */
export function seenIn(game: Game, record: MatchRecord, images: readonly Image[]) {
  const notations = images.map((image) =>
    stateText(game, { ...record, moves: record.moves.map(image) }),
  );
  const name = notations.toSorted()[0] ?? '';
  return { name, own: images.filter((_, at) => notations[at] === notations[0]) };
}

const stateText = (game: Game, record: MatchRecord): string =>
  JSON.stringify(stateOf(game, record));

/** The state at the end of a record, which must be valid. */
export function stateOf(game: Game, record: MatchRecord): Json {
  const last = lastStateOf(game, record);
  if (!last.ok) throw new Error(`${record.moves.join(' ')}: ${last.error}`);
  return last.value;
}

/** The state after a legal move. */
export function after(game: Game, state: Json, notation: string): Json {
  const next = play(game, state, game.toMove(state) ?? 0, notation);
  if (!next.ok) throw new Error(`${notation}: ${next.error}`);
  return next.value;
}
