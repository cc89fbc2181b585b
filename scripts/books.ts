/** `npm run books`: solves the first positions of wild on 4x4 (those that are not ties), the small stacks and quantum. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newTranspositions } from '../src/engine/memory.ts';
import { rate } from '../src/engine/rate.ts';
import { MAX_DEPTH } from '../src/engine/worth.ts';
import { BOOK_MARKS, brain } from '../src/variants/wild/bot.ts';
import { wild, type WildOptions } from '../src/variants/wild/rules.ts';
import { quantumLines } from './books/quantum.ts';
import { stackEntries } from './books/stacks.ts';
import { root, runTool } from './runtime.ts';

type State = ReturnType<typeof wild.setup>;

const limits = { maxNodes: Infinity, until: Infinity };

/** The position and its symmetric equals as one text; null when it is over. */
function nameOf(state: State): string | null {
  const position = brain.pack(state);
  position?.fingerprint();
  return position && `${position.lo} ${position.hi}`;
}

function positionsAfter(states: Iterable<State>): readonly State[] {
  const found = new Map<string, State>();
  for (const state of states) {
    for (const move of wild.moves(state)) {
      const next = wild.apply(state, move);
      const name = nameOf(next);
      if (name !== null && !found.has(name)) found.set(name, next);
    }
  }
  return [...found.values()];
}

function notTied(winner: WildOptions['winner']): readonly string[] {
  const transpositions = newTranspositions();
  const entries: string[] = [];
  let level: readonly State[] = [wild.setup(2, { size: 4, winner }, 0)];
  for (let marks = 0; marks <= BOOK_MARKS; marks += 1) {
    for (const state of level) {
      const position = brain.pack(state);
      if (!position) continue;
      const order = { limits, estimate: 'even', deepest: MAX_DEPTH } as const;
      const worth = rate(position, transpositions, order).moves[0]?.worth ?? 0;
      if (worth !== 0) entries.push(`    '${state.board}': ${worth},`);
    }
    level = positionsAfter(level);
  }
  return entries;
}

async function write(path: string, lines: readonly string[]): Promise<void> {
  const file = join(root, path);
  writeFileSync(file, [...lines, ''].join('\n').replaceAll(/(\d)(?=(\d{3})+,)/g, '$1_'));
  await runTool('oxfmt', [file]);
  console.log(`${path}: ${readFileSync(file).length} bytes`);
}

await write('src/variants/wild/bot-book.ts', [
  '/** Made by `npm run books`: positions of wild on 4x4 with at most four marks that are not ties, one of',
  ' * each by symmetry, and their worth for the player to move. */',
  'export const notTied = {',
  '  owner: {',
  ...notTied('owner'),
  '  },',
  '  maker: {',
  ...notTied('maker'),
  '  },',
  '};',
]);
await write('src/variants/3d/bot-book.ts', stackEntries());
await write('src/variants/quantum/bot-book.ts', [
  "/** Made by `npm run books`: quantum's first three plies, solved ahead because no bot has the time in a game.",
  ' * Each worth is for the player to move; `entries` has the positions in the order of `bot-opening.ts`. */',
  ...quantumLines(),
]);
