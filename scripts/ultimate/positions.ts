/** Late positions of ultimate in which exactly one move keeps what the position is worth. */
import { UltimateArena } from '../../src/variants/ultimate/bot-arena.ts';
import { grow } from '../../src/variants/ultimate/bot-mcts.ts';
import { loadNet, type Net } from '../../src/variants/ultimate/bot-net.ts';
import { Tree } from '../../src/variants/ultimate/bot-tree.ts';
import { ultimate } from '../../src/variants/ultimate/rules.ts';
import { Dice } from '../../src/engine/dice.ts';
import { Exact, TooHard, type Value } from './exact.ts';

/** A position by the moves that lead to it, as `board * 9 + cell`. */
export type LatePosition = {
  readonly moves: readonly number[];
  readonly value: Value;
  readonly right: number;
};

/** Open cells. */
const FEWEST = 25;
const MOST = 45;
/** The width of the range that a game's position is looked for in. */
const RANGE = 6;
const LEGAL = 4;
/** Plies at random at the start, and the samples and the exploring for the others; one in so many is random too. */
const OPENING = 4;
const SAMPLES = 300;
const EXPLORE = 0.05;
const RANDOM_EVERY = 8;
/** Positions that the solver may visit for one that is tested. */
const LIMIT = 3_000_000;
/** Plies to the next test after one that was too hard. */
const AFTER_HARD = 4;
/** The solver's table has 2^22 entries, 64 MB. */
const TABLE = 22;

/** The right move of the solver's position and what it keeps; null if there is none alone, or it is easy to see. Throws TooHard. */
export function onlyMove(
  exact: Exact,
  limit: number,
): Pick<LatePosition, 'right' | 'value'> | null {
  const moves = exact.moves();
  if (moves.length < LEGAL || moves.some((move) => exact.winsAtOnce(move))) return null;
  if (moves.filter((move) => !exact.losesAtOnce(move)).length < 2) return null;
  exact.visited = 0;
  const value = exact.value(limit);
  if (value === 'loss') return null;
  let right = -1;
  for (const move of moves) {
    if (!exact.keeps(move, value, limit)) continue;
    if (right >= 0) return null;
    right = move;
  }
  return { right, value };
}

/** Finds positions, at most one in each game. The same seed gives the same ones, as long as the network and its search are the same. */
export async function* latePositions(seed: number): AsyncGenerator<LatePosition> {
  const net = await loadNet();
  const exact = new Exact(TABLE);
  const tree = new Tree(20_000);
  for (let game = 0; ; game += 1) {
    const found = inGame(exact, tree, net, new Dice(seed * 100_000 + game));
    if (found) yield found;
  }
}

function inGame(exact: Exact, tree: Tree, net: Net, dice: Dice): LatePosition | null {
  const arena = new UltimateArena(ultimate.setup(2, {}, 0), dice.roll(255), net);
  const list = new Int32Array(81);
  const moves: number[] = [];
  const most = FEWEST + dice.roll(MOST - FEWEST + 1);
  let next = 0;
  exact.reset();
  exact.forget();
  while (!exact.isOver && exact.empty >= Math.max(FEWEST, most - RANGE)) {
    if (exact.empty <= most && moves.length >= next) {
      const only = tryOnlyMove(exact);
      if (only === 'too hard') next = moves.length + AFTER_HARD;
      else if (only) return { moves, ...only };
    }
    const isRandom = moves.length < OPENING || dice.roll(RANDOM_EVERY) === 0;
    const move = isRandom
      ? (list[dice.roll(arena.legal(list, 0))] as number)
      : favourite(tree, arena);
    moves.push(move);
    exact.play(move);
    arena.play(move);
  }
  return null;
}

function tryOnlyMove(exact: Exact): ReturnType<typeof onlyMove> | 'too hard' {
  try {
    return onlyMove(exact, LIMIT);
  } catch (error) {
    if (error instanceof TooHard) return 'too hard';
    throw error;
  }
}

function favourite(tree: Tree, arena: UltimateArena): number {
  tree.clear();
  grow(tree, arena, { maxNodes: SAMPLES, until: Infinity }, EXPLORE);
  const from = tree.first[0] as number;
  const rank = (at: number): number =>
    (tree.visits[at] as number) + 1e6 * ((tree.least[at] as number) + (tree.most[at] as number));
  let best = from;
  for (let child = from; child < from + (tree.count[0] as number); child += 1)
    if (rank(child) > rank(best)) best = child;
  return tree.move[best] as number;
}

/** A position as a line of text: what it is worth, the right move, and the moves that lead to it, two digits each. */
export const toLine = ({ value, right, moves }: LatePosition): string =>
  `${value} ${digits(right)} ${moves.map(digits).join('')}`;

const digits = (move: number): string => `${Math.floor(move / 9)}${move % 9}`;
