/** Solves quantum's first three plies: the best moves of every position, one per symmetry class. */
import { newTranspositions } from '../../src/engine/memory.ts';
import { bestMoves } from '../../src/engine/choose-best.ts';
import { rate } from '../../src/engine/rate.ts';
import { MAX_DEPTH } from '../../src/engine/worth.ts';
import {
  BOOK_PLIES,
  eachOpening,
  entryOf,
  moveIndexOf,
} from '../../src/variants/quantum/bot-opening.ts';

const limits = { maxNodes: Infinity, until: Infinity };
/** Positions per line of the file. */
const LINE = 12;

/** The book's lines: the distinct values, and the positions' entries in the order of `eachOpening`. */
export function quantumLines(): readonly string[] {
  const transpositions = newTranspositions();
  const worths: number[] = [];
  const entries: string[] = [];
  eachOpening(({ plies }, position, symmetry) => {
    const order = { limits, estimate: 'even', deepest: MAX_DEPTH } as const;
    const rated = rate(position, transpositions, order).moves;
    // For the slowest losses of the first two plies, the best traps; later ones are searched during the game.
    const best = bestMoves(
      rated,
      plies < BOOK_PLIES - 1 ? { position, transpositions, limits } : null,
    );
    const worth = (rated[0]?.worth ?? 0) + 0;
    if (!worths.includes(worth)) worths.push(worth);
    const places = best.map(({ move }) => moveIndexOf(position.mapped(move, symmetry)));
    entries.push(entryOf(worths.indexOf(worth), places));
  });
  const lines = Array.from({ length: Math.ceil(entries.length / LINE) }, (_, at) =>
    entries.slice(at * LINE, (at + 1) * LINE).join(''),
  );
  return [
    `export const worths: readonly number[] = [${worths.join(', ')}];`,
    'export const entries: readonly string[] = [',
    ...lines.map((line) => `  '${line}',`),
    '];',
  ];
}
