/** 4x4x4 is a win for X: the book that `npm run prove:cube` wrote is checked move by move. Prints the figures. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { lines, symmetries } from './lib/cube-fours.ts';
import { CubeChecker, readBook } from './lib/cube-proof.ts';

const HOUR = 3_600_000;
const CHANGED = 200;

/** Read as text: the check imports nothing of the game. */
const file = readFileSync(
  join(import.meta.dirname, '../../src/variants/3d/bot-proof-data.ts'),
  'utf8',
);
const text = /'([\w.-]+)'/.exec(file)?.[1] ?? '';

test(
  'AI-10 R-BOT-10 4x4x4: X wins against every reply, by the book and by fours',
  () => {
    expect(lines).toHaveLength(76);
    expect(symmetries).toHaveLength(192);
    const began = performance.now();
    const book = readBook(text);
    const checker = new CubeChecker(book);
    expect(checker.check(book)).toEqual({ fault: null, reached: book.size });
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    const { replies, byFours } = checker;

    const names = [...book.keys()];
    const sample = Array.from(
      { length: CHANGED },
      (_, at) => names[Math.floor((at * names.length) / CHANGED)] ?? '',
    );
    const unnoticed: string[] = [];
    for (const name of sample) {
      const without = new Map(book);
      without.delete(name);
      if (checker.check(without).fault === null) unnoticed.push(`${name} deleted`);
      const changed = new Map(book).set(name, otherMove(name, book.get(name)));
      if (checker.check(changed).fault === null) unnoticed.push(`${name} changed`);
    }
    expect(unnoticed).toEqual([]);
    const bytes = gzipSync(file, { level: 9 }).length;
    console.log(
      `4x4x4: X wins; ${book.size} moves of X, ${replies} replies of O, ${byFours} of them lose to fours; ${bytes} bytes gzipped; checked in ${seconds} s; ${CHANGED} deletions and ${CHANGED} changes found`,
    );
  },
  HOUR,
);

/** The empty cell with the fewest lines that X can still fill. */
function otherMove(name: string, move: number | undefined): number {
  const worth = (cell: number): number =>
    lines.filter((line) => line.includes(cell) && line.every((each) => name[each] !== '2')).length;
  const free = Array.from(name, (_, cell) => cell).filter(
    (cell) => name[cell] === '0' && cell !== move,
  );
  return free.toSorted((one, other) => worth(one) - worth(other))[0] ?? -1;
}
