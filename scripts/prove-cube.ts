/**
 * `npm run prove:cube`: proves that X, who begins, wins 4x4x4, and writes the book of X's moves.
 * Proven parts are kept in data/cube.txt, one second move of X at a time: a stopped run resumes
 * there, and ends with the same book.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bookOf } from './cube/book.ts';
import { markOf, O } from './cube/field.ts';
import { SYMMETRIES } from './cube/geometry.ts';
import { lengthsOf } from './cube/lengths.ts';
import {
  moveOf,
  NARROW,
  Prover,
  markWon,
  WIDE,
  winningMove,
  type Attack,
  type Move,
  type Width,
} from './cube/proof.ts';
import { root, runTool } from './runtime.ts';

const FOLDER = join(root, 'data');
const KEPT = join(FOLDER, 'cube.txt');
const GAME = join(root, 'src', 'variants', '3d');
const BOOK = join(GAME, 'bot-proof-data.ts');
const LENGTHS = join(GAME, 'proof-lengths.ts');
const END = 'end';

const FIRST = 0;
/**
 * O's first replies, one of those that are alike, and X's second move and the width of the search, both found by trial: the
 * move leaves O the fewest defences.
 */
const SECONDS: readonly (readonly [reply: number, second: number, width: Width])[] = [
  [5, 21, NARROW],
  [7, 21, NARROW],
  [6, 21, NARROW],
  [1, 21, NARROW],
  [23, 21, NARROW],
  [27, 21, NARROW],
  [31, 21, NARROW],
  [22, 21, NARROW],
  [3, 21, NARROW],
  [63, 21, WIDE],
  [21, 42, WIDE],
  [15, 21, WIDE],
];
/**
 * By round, the number of new positions for each of O's second replies. The easy proofs come first
 * and help with the rest.
 */
const BUDGETS = [300, 1000, 4000, 16_000, 64_000, 256_000];

const prover = new Prover();

/** Reads the proven parts, and returns how many are complete. */
function resume(): number {
  if (!existsSync(KEPT)) return 0;
  const parts = readFileSync(KEPT, 'utf8').split(`${END}\n`).slice(0, -1);
  // A part that was not written completely is proven again.
  writeFileSync(KEPT, parts.map((part) => part + `${END}\n`).join(''));
  for (const line of parts.flatMap((part) => part.split('\n').filter(Boolean))) {
    const [marks = [], [cell = 0] = [], replies = []] = line
      .split(';')
      .map((list) => list.split(' ').filter(Boolean).map(Number));
    prover.learn(Uint8Array.from(marks), cell, Uint8Array.from(replies));
  }
  return parts.length;
}

function lineOf(attack: Attack): string {
  const move = winningMove(attack);
  return [attack.marks.join(' '), move?.cell, move?.replies.join(' ')].join(';');
}

/** A move of X with all of O's replies. The field shows the position before it. */
function openWith(cell: number): readonly [attack: Attack, move: Move] {
  const { attack, symmetry } = prover.find();
  const shown = (SYMMETRIES[symmetry] as Uint8Array)[cell] as number;
  prover.field.load(Uint8Array.of(...attack.marks, shown));
  return [attack, moveOf(shown, prover.allReplies())];
}

/** Proves X's second move against every reply; undefined if the budgets don't suffice. */
function proveSecond(reply: number, second: number, width: Width): Attack | undefined {
  prover.restart();
  prover.width = width;
  prover.field.load(Uint8Array.of(FIRST, markOf(reply, O)));
  const [attack, move] = openWith(second);
  const kids = prover.kidsOf(attack, move);
  for (const budget of BUDGETS) {
    for (const kid of kids) {
      if (winningMove(kid.attack)) continue;
      if (prover.prove(kid.attack, budget)) prover.repeat(kid, kids);
    }
    const open = kids.filter((kid) => !winningMove(kid.attack)).length;
    console.log(
      `  ${budget}: ${open} of ${kids.length} replies open, ${prover.expanded} positions seen`,
    );
    if (open > 0) continue;
    markWon(attack, move);
    return attack;
  }
  return undefined;
}

mkdirSync(FOLDER, { recursive: true });
const done = resume();
for (const [at, [reply, second, width]] of SECONDS.entries()) {
  if (at < done) continue;
  const began = process.cpuUsage().user;
  console.log(`O ${reply}, X ${second}`);
  const attack = proveSecond(reply, second, width);
  if (!attack) throw new Error(`X's ${second} after O's ${reply} is not proven.`);
  const kept = prover.keep(attack);
  appendFileSync(KEPT, [...kept.map(lineOf), END, ''].join('\n'));
  const seconds = (process.cpuUsage().user - began) / 1_000_000;
  console.log(`  ${kept.length} positions more, ${seconds.toFixed(1)} s`);
}

prover.restart();
prover.field.load(new Uint8Array(0));
const [empty, move] = openWith(FIRST);
markWon(empty, move);
const { text, entries } = bookOf(prover, empty);
const write = (file: string, says: string, name: string, value: string): void =>
  writeFileSync(
    file,
    `/** Made by \`npm run prove:cube\`: ${says} See \`bot-proof.ts\`. */\nexport const ${name} = '${value}';\n`,
  );
write(BOOK, 'how X, who begins, wins 4x4x4.', 'proof', text);
write(LENGTHS, 'how long X may need that proof, by position.', 'lengths', lengthsOf(text));
await runTool('oxfmt', [BOOK, LENGTHS]);
console.log(
  `${entries} moves of X, ${gzipSync(readFileSync(BOOK), { level: 9 }).length} bytes gzipped`,
);
