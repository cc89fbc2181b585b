/** `npm run books`: solves wild's first positions on 4x4 and writes down those that are no draw. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newTables } from '../src/bots/memory.ts';
import { rate } from '../src/bots/rate.ts';
import { MAX_DEPTH } from '../src/rules/worth.ts';
import { BOOK_MARKS, brain } from '../src/variants/wild/bot.ts';
import { wild, type WildOptions } from '../src/variants/wild/rules.ts';
import { root } from './runtime.ts';

type State = ReturnType<typeof wild.setup>;

const limits = { maxNodes: Infinity, until: Infinity };

/** The position and its equals by symmetry, as one text; null once it is over. */
function nameOf(state: State): string | null {
  const position = brain.pack(state);
  position?.fingerprint();
  return position && `${position.lo} ${position.hi}`;
}

function following(states: Iterable<State>): readonly State[] {
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

function notDrawn(winner: WildOptions['winner']): readonly string[] {
  const tables = newTables(16);
  const entries: string[] = [];
  let level: readonly State[] = [wild.setup(2, { size: 4, winner }, 0)];
  for (let marks = 0; marks <= BOOK_MARKS; marks += 1) {
    for (const state of level) {
      const position = brain.pack(state);
      if (!position) continue;
      const order = { limits, judgement: 'even', deepest: MAX_DEPTH } as const;
      const worth = rate(position, tables, order).moves[0]?.worth ?? 0;
      if (worth !== 0) entries.push(`    '${state.board}': ${worth},`);
    }
    level = following(level);
  }
  return entries;
}

const text = [
  '/** Made by `npm run books`: positions of wild on 4x4 with at most three marks that are no draw, one of',
  ' * each by symmetry, and their worth to who is to move. */',
  'export const notDrawn = {',
  '  owner: {',
  ...notDrawn('owner'),
  '  },',
  '  maker: {',
  ...notDrawn('maker'),
  '  },',
  '};',
  '',
].join('\n').replaceAll(/(\d)(?=(\d{3})+,)/g, '$1_');
const file = join(root, 'src/variants/wild/bot-book.ts');
writeFileSync(file, text);
console.log(`${file}: ${text.length} bytes`);
