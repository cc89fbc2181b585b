/** Compares Hard's moves on the small stacks with plain search. */
import type { Json } from '../../../src/rules/game.ts';
import { findMove } from '../../../src/rules/match.ts';
import { games } from '../../../src/variants/rules.ts';
import { stacks, type ThreeDOptions } from '../../../src/variants/3d/rules.ts';
import { WIN } from '../../../src/engine/worth.ts';
import { worthByHeart } from './books.ts';
import {
  boardOf,
  everyPosition,
  randomPositions,
  recordOf,
  slowly,
  type Asked,
} from './positions.ts';
import { pliesToEnd } from './space.ts';

/** The depth in plies that plain search can afford. */
const MOST = 6;

/** Compares this many positions whose end plain search sees; returns the mistakes in words. */
export function spaceMisplayed(asked: Asked, count: number, random: () => number) {
  const game = games[asked.id];
  const { board } = recordOf(asked, []).options as ThreeDOptions;
  const shape = stacks[board].board;
  const stack = { cells: shape.ids.length, lines: shape.lines };
  const memory = {};
  const mistakes: string[] = [];
  let compared = 0;
  while (compared < count) {
    const [reached] = randomPositions(asked, { count: 1, least: 2, most: 12 }, random);
    if (!reached) continue;
    const best = pliesToEnd(stack, boardOf(reached.state), MOST);
    if (best === null) continue;
    compared += 1;
    const opts = { seed: compared, memory };
    const text = slowly(recordOf(asked, reached.moves), 'hard', opts);
    const move = findMove(game, reached.state, text) ?? null;
    const next = game.apply(reached.state, move);
    const made = game.outcome(next) ? 1 : pliesAfter(pliesToEnd(stack, boardOf(next), MOST));
    if (made !== best) mistakes.push(`${boardOf(reached.state)} ${text}: ${made}, not ${best}`);
  }
  return { compared, mistakes };
}

/** The mover's own count, one ply earlier; `plies` has the opponent's. */
const pliesAfter = (plies: number | null): number | null =>
  plies === null ? null : plies > 0 ? -(plies + 1) : -plies + 1;

/** The longest line of the book has ten plies. */
const FAR = 10;

/** Lists the book's pages on a stack whose worth a plain search contradicts; `name` identifies positions. */
export function pagesOff(board: ThreeDOptions['board'], name: (state: Json) => string) {
  const shape = stacks[board].board;
  const positions = everyPosition({ id: '3d', raw: { board } }, name, 1);
  const mistakes = positions.flatMap(({ state, moves }) => {
    const stack = { cells: shape.ids.length, lines: shape.lines };
    const plies = pliesToEnd(stack, boardOf(state), FAR) ?? 0;
    const worth = Math.sign(plies) * (WIN - Math.abs(plies));
    const said = worthByHeart('3d', state);
    return said === worth ? [] : [`${moves.join()}: ${said}, not ${worth}`];
  });
  return { pages: positions.length, mistakes };
}
