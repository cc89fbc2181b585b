/** Complete games for the browser tests, found by seeded random play. */
import type { BoardLayout } from '../../../src/rules/board.ts';
import type { Game, Json } from '../../../src/rules/game.ts';
import { squareLayout } from '../../../src/rules/rows/square-layout.ts';
import { games, type GameId } from '../../../src/variants/rules.ts';
import { layoutOf as infinite } from '../../../src/variants/infinite/board.ts';
import { layoutOf as misere } from '../../../src/variants/misere/board.ts';
import { layoutOf as quantum } from '../../../src/variants/quantum/board.ts';
import { layoutOf as stacked } from '../../../src/variants/3d/board.ts';
import { layoutOf as ultimate } from '../../../src/variants/ultimate/board.ts';

/** The layouts of boards that aren't one square. */
const layouts: Partial<Record<GameId, (options: Json) => BoardLayout>> = {
  misere,
  quantum,
  '3d': stacked,
  ultimate,
  infinite,
};

/** The pure layout of a game's board. */
export function layoutFor(id: GameId, options: Json): BoardLayout {
  const game = games[id];
  const { length } = game.cells(game.setup(game.seats[0], options, 0));
  return layouts[id]?.(options) ?? squareLayout(Math.sqrt(length));
}

export type End = 'tie' | 'first' | 'second';

/** A game's picks, move by move. */
export type Played = readonly (readonly string[])[];

function endOf(scores: readonly number[]): End {
  const [first = 0, second = 0] = scores;
  return first === second ? 'tie' : first > second ? 'first' : 'second';
}

/** An endless deterministic sequence of random games. */
function* playouts(id: GameId, raw: Json, seats: number): Generator<{ picks: Played; end: End }> {
  const game: Game = games[id];
  const options = game.options(raw, seats);
  if (options === undefined) throw new Error('bad options');
  let seed = 7;
  const random = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  for (;;) {
    let state = game.setup(seats, options, 0);
    const picks: string[][] = [];
    for (let moves = game.moves(state); moves.length > 0; moves = game.moves(state)) {
      const move = moves[Math.floor(random() * moves.length)] ?? null;
      picks.push([...game.picks(move)]);
      state = game.apply(state, move);
    }
    yield { picks, end: endOf(game.outcome(state)?.scores ?? []) };
  }
}

/** In games of more moves than this, tests play only the end. */
export const LONG = 20;

/** The shortest of a number of random games that ends as wanted. */
export function gameWith(id: GameId, raw: Json, wanted: End, seats = 2): Played {
  let best: Played | undefined;
  let [tried, found] = [0, 0];
  for (const { picks, end } of playouts(id, raw, seats)) {
    tried += 1;
    if (end === wanted) {
      found += 1;
      if (!best || picks.length < best.length) best = picks;
    }
    if (best && (found >= 100 || tried >= 400)) return best;
    if (tried >= 4000) throw new Error(`no such game of ${id}`);
  }
  throw new Error('random games never end');
}

/** A game of 3D on four levels of 4x4 that fills the board: nobody has any of its 76 lines. */
export const CUBE_TIE: Played = interleaved(
  'OXOOXXXOOOXXOXOXXOOOOXXXOXOXOOOXXOXXOOOXXOXOXXXOXXXOXOOXXXOOOOXO',
);

function interleaved(colours: string): Played {
  const cells = colours.split('').map((colour, at) => ({
    colour,
    cell: `${Math.floor(at / 16)}.${at % 16}`,
  }));
  const of = (wanted: string) => cells.filter(({ colour }) => colour === wanted);
  return of('X').flatMap(({ cell }, at) => [[cell], [of('O')[at]?.cell ?? '']]);
}

/** The suites of these games play them: their moves may be pairs of cells, their random games may never end. */
const APART: ReadonlySet<string> = new Set(['quantum', 'infinite']);

/** The variants that friends play on one device, and their numbers of players. */
export const FRIENDS: readonly (readonly [id: GameId, seats: number])[] = (
  Object.keys(games) as GameId[]
)
  .filter((id) => !APART.has(id))
  .map((id) => [id, games[id].seats[0]]);

/** A game of Infinite in which nobody gets more than two in a row, by its cells. */
export function endlessGame(plies: number): readonly string[] {
  const near = Array.from({ length: 41 * 41 }, (_, at) => [
    (at % 41) - 18,
    Math.floor(at / 41) - 18,
  ])
    .map(([x = 0, y = 0]) => ({ x, y, far: Math.max(Math.abs(x - 2), Math.abs(y - 2)) }))
    .toSorted((a, b) => a.far - b.far);
  const isX = ({ x, y }: { x: number; y: number }) => (((x + 2 * y) % 4) + 4) % 4 < 2;
  const cells = [near.filter(isX), near.filter((each) => !isX(each))];
  return Array.from({ length: plies }, (_, ply) => {
    const { x, y } = cells[ply % 2]?.[ply >> 1] ?? { x: 0, y: 0 };
    return `${x},${y}`;
  });
}
