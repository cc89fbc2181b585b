/**
 * `npm run net`: trains the network of ultimate's bot by self-play, first without a network, then with the
 * one before. Takes about ten minutes.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Dice } from '../src/engine/dice.ts';
import { decodeWeights, Net, UNIT } from '../src/variants/ultimate/bot-net.ts';
import { Tree } from '../src/variants/ultimate/bot-tree.ts';
import { matchSamples, type Sample } from './net/samples.ts';
import { trainWeights } from './net/train.ts';
import { root } from './runtime.ts';

/** Matches, descents of the tree for each move, passes over the positions, and how widely the search looks around. */
type Round = readonly [matches: number, descents: number, passes: number, explore: number];

/** By step: its rounds, which also learn from the positions of the round before. */
const STEPS: readonly (readonly Round[])[] = [
  [
    [3000, 150, 8, 0.25],
    [4000, 250, 8, 0.25],
  ],
  [[5000, 300, 10, 0.1]],
];

function encodeWeights(weights: Float32Array): string {
  const whole = Int16Array.from(weights, (weight) =>
    Math.round(Math.min(Math.max(weight * UNIT, -32_767), 32_767)),
  );
  return Buffer.from(whole.buffer).toString('base64');
}

const tree = new Tree(60_000);
let net: Net | null = null;
let text = '';
for (const [step, rounds] of STEPS.entries()) {
  const dice = new Dice(step + 1);
  let before: readonly Sample[] = [];
  for (const [matches, descents, passes, explore] of rounds) {
    const positions: Sample[] = [];
    for (let match = 0; match < matches; match += 1) {
      positions.push(...matchSamples(net, { descents, explore }, dice, tree));
      if (match % 500 === 499) console.log(`${match + 1} matches, ${positions.length} positions`);
    }
    text = encodeWeights(trainWeights([...before, ...positions], passes, dice));
    net = new Net(decodeWeights(text));
    before = positions;
  }
}
writeFileSync(
  join(root, 'src/variants/ultimate/bot-weights.ts'),
  `/** Made by \`npm run net\`. */\nexport const weights =\n  '${text}';\n`,
);
