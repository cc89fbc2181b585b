/** Quantum's first two marks, solved: the best moves of every position, one of each by symmetry. */
import { newTables } from '../src/bots/memory.ts';
import { pickable } from '../src/bots/pick.ts';
import { rate } from '../src/bots/rate.ts';
import { MAX_DEPTH } from '../src/rules/worth.ts';
import { BOOK_MARKS } from '../src/variants/quantum/bot.ts';
import { QuantumPosition } from '../src/variants/quantum/bot-position.ts';
import { quantum } from '../src/variants/quantum/rules.ts';

type State = ReturnType<typeof quantum.setup>;
type Reached = { readonly state: State; readonly moves: readonly string[] };

const limits = { maxNodes: Infinity, until: Infinity };

function following(level: readonly Reached[]): readonly Reached[] {
  const found = new Map<string, Reached>();
  for (const { state, moves } of level) {
    for (const move of quantum.moves(state)) {
      const next = quantum.apply(state, move);
      const position = new QuantumPosition(next);
      position.fingerprint();
      const name = `${position.lo} ${position.hi}`;
      if (!found.has(name)) found.set(name, { state: next, moves: [...moves, move] });
    }
  }
  return [...found.values()];
}

/** The book's lines: how the position comes about, its worth to who is to move, and its best moves. */
export function quantumLines(): readonly string[] {
  const tables = newTables();
  const lines: string[] = [];
  let level: readonly Reached[] = [{ state: quantum.setup(2, {}, 0), moves: [] }];
  for (let marks = 0; marks <= BOOK_MARKS; marks += 1) {
    for (const { state, moves } of level) {
      const position = new QuantumPosition(state);
      const order = { limits, judgement: 'even', deepest: MAX_DEPTH } as const;
      const rated = rate(position, tables, order).moves;
      // Who loses from the second mark on has the slowest loss; the share of traps would take hours.
      const best = pickable(rated, marks < BOOK_MARKS ? { position, tables, limits } : null);
      const texts = best
        .map(({ move }) => position.notation(move))
        .toSorted()
        .join(' ');
      lines.push(`  ['${moves.join(' ')}', ${rated[0]?.worth ?? 0}, '${texts}'],`);
    }
    if (marks < BOOK_MARKS) level = following(level);
  }
  return lines;
}
