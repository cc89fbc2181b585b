/** Solves the first two plies of the small stacks: one position per symmetry class. */
import { newTranspositions } from '../../src/engine/memory.ts';
import { bestMoves } from '../../src/engine/choose-best.ts';
import { rate } from '../../src/engine/rate.ts';
import { notation } from '../../src/rules/match.ts';
import { MAX_DEPTH } from '../../src/engine/worth.ts';
import { pack } from '../../src/variants/3d/bot.ts';
import { namePosition, stateAfter } from '../../src/variants/3d/bot-opening.ts';
import { threeD } from '../../src/variants/3d/rules.ts';

const limits = { maxNodes: Infinity, until: Infinity };

/** The book's entries. */
export function stackEntries(): readonly string[] {
  const entries: string[] = [];
  for (const board of ['4x3x3', '3x3x3'] as const) {
    const transpositions = newTranspositions();
    const seen = new Set<string>();
    const firsts = threeD.moves(stateAfter(board, false, '')).map((move) => notation(threeD, move));
    const openings = [[false, ''] as const, [true, ''] as const];
    for (const [closed, moves] of [...openings, ...firsts.map((text) => [false, text] as const)]) {
      const state = stateAfter(board, closed, moves);
      const position = pack(state);
      const { name } = namePosition(state, position);
      if (seen.has(name)) continue;
      seen.add(name);
      const order = { limits, estimate: 'even', deepest: MAX_DEPTH } as const;
      const rated = rate(position, transpositions, order).moves;
      const best = bestMoves(rated, { position, transpositions, limits });
      const texts = best.map(({ move }) => position.notation(move)).toSorted();
      const worth = (rated[0]?.worth ?? 0) + 0;
      entries.push(`  ['${board}', ${closed}, '${moves}', ${worth}, '${texts.join(' ')}'],`);
    }
  }
  return [
    "import type { BookEntry } from './bot-opening.ts';",
    '',
    '/** Made by `npm run books`. */',
    'export const entries: readonly BookEntry[] = [',
    ...entries,
    '];',
  ];
}
