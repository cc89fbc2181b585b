/** Finds each move's result by the rules alone, to compare with the analysis board. */
import { analyse, type Worth } from '../../../src/bots/analyse.ts';
import { prepare } from '../../../src/bots/choose.ts';
import { chooseOne, seedRandom } from '../../../src/engine/random.ts';
import type { Game, Json } from '../../../src/rules/game.ts';
import { newRecord, notation } from '../../../src/rules/match.ts';
import { games, type GameId } from '../../../src/variants/rules.ts';

/** For the side to move: its points above the other's, and the plies to the end with best play. */
type ExactWorth = { readonly points: number; readonly plies: number };

/** More points are better; then a quick win, and a slow loss. */
const isBetter = (a: ExactWorth, b: ExactWorth): boolean =>
  a.points === b.points
    ? a.points > 0
      ? a.plies < b.plies
      : a.points < 0 && a.plies > b.plies
    : a.points > b.points;

/** Plain search over the contract; remembers positions. */
function solver(game: Game) {
  const known = new Map<string, ExactWorth>();
  const after = (state: Json, move: Json): ExactWorth => {
    const seat = game.toMove(state);
    const next = game.apply(state, move);
    const ended = game.outcome(next);
    if (ended && seat !== null) {
      const [own = 0, other = 0] = [ended.scores[seat], ended.scores[1 - seat]];
      return { points: own - other, plies: 1 };
    }
    const { points, plies } = worth(next);
    return { points: game.toMove(next) === seat ? points : 0 - points, plies: plies + 1 };
  };
  const worth = (state: Json): ExactWorth => {
    const key = JSON.stringify(state);
    const found = known.get(key);
    if (found) return found;
    const all = game.moves(state).map((move) => after(state, move));
    const best = all.reduce((a, b) => (isBetter(b, a) ? b : a));
    known.set(key, best);
    return best;
  };
  return after;
}

/** The result in the analysis's format. */
const valueOf = ({ points, plies }: ExactWorth): Worth =>
  points === 0
    ? { kind: 'tie' }
    : { kind: points > 0 ? 'win' : 'loss', plies, isHalf: Math.abs(points) < 1 };

export type Compared = { readonly positions: number; readonly wrong: readonly string[] };

/**
 * Compares every move's worth and distance in `count` positions of random games, with at most `most` cells
 * without a lasting mark, so that plain search is quick.
 */
export async function compareWorths(
  id: GameId,
  raw: object,
  { count, most, seed }: { readonly count: number; readonly most: number; readonly seed: number },
): Promise<Compared> {
  await prepare(id);
  const game: Game = games[id];
  const made = newRecord(game, 2, { ...raw });
  if (!made.ok) throw new Error(made.error);
  const after = solver(game);
  const random = seedRandom(seed, id);
  const memory = {};
  const wrong: string[] = [];
  let positions = 0;
  while (positions < count) {
    const played: string[] = [];
    let state = game.setup(2, made.value.options, 0);
    while (game.toMove(state) !== null && positions < count) {
      const lying = game.marks(state).filter(({ ghost }) => ghost !== true);
      if (game.cells(state).length - lying.length <= most) {
        positions += 1;
        const record = { ...made.value, moves: [...played] };
        const { moves } = analyse(record, { maxNodes: 3e6, memory });
        const told = new Map(moves.map(({ move, value }) => [move, JSON.stringify(value)]));
        for (const move of game.moves(state)) {
          const text = notation(game, move);
          const right = JSON.stringify(valueOf(after(state, move)));
          if (told.get(text) !== right)
            wrong.push(`${played.join('_')} ${text}: ${told.get(text)} is ${right}`);
        }
      }
      const move = chooseOne(random, game.moves(state));
      played.push(notation(game, move));
      state = game.apply(state, move);
    }
  }
  return { positions, wrong };
}

/** The solved option sets, and the most cells without a lasting mark that plain search can handle. */
export const SOLVED = [
  ['classic', {}, 9],
  ['misere', {}, 9],
  ['misere', { size: 4 }, 9],
  ['wild', {}, 6],
  ['wild', { winner: 'maker' }, 6],
  ['wild', { size: 4 }, 5],
  ['wild', { size: 4, winner: 'maker' }, 5],
  ['extended', {}, 9],
  ['3d', {}, 9],
  ['3d', { board: '3x3x3' }, 10],
  ['quantum', {}, 4],
] as const;
