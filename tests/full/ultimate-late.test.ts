/** The results that Hard keeps in late positions of ultimate with one right move (`npm run late-positions`), by nodes, which are the same on every machine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { choose, prepare } from '../../src/bots/choose.ts';

/** About 300 ms of a processor. */
const NODES = 120_000;

test.each(['seen', 'held-out'])(
  'Hard keeps the value of 90 in 100 late positions with one right move: %s',
  async (name) => {
    await prepare('ultimate');
    const file = join(import.meta.dirname, `lib/ultimate-late-${name}.txt`);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    const kept = lines.filter((line) => {
      const [, right = '', played = ''] = line.split(' ');
      const moves = (played.match(/../g) ?? []).map(dotted);
      const record = { game: 'ultimate', version: 1, seats: 2, options: {}, moves };
      return choose(record, 'hard', { maxNodes: NODES, seed: 1 }) === dotted(right);
    });
    expect(lines).toHaveLength(100);
    expect(kept.length).toBeGreaterThanOrEqual(90);
  },
);

const dotted = (move: string): string => `${move[0]}.${move[1]}`;
