/** Positions to learn from: the bot of ultimate plays itself. */
import { UltimateArena } from '../../src/variants/ultimate/bot-arena.ts';
import { grow } from '../../src/variants/ultimate/bot-mcts.ts';
import type { Dice } from '../../src/engine/dice.ts';
import type { Net } from '../../src/variants/ultimate/bot-net.ts';
import type { Tree } from '../../src/variants/ultimate/bot-tree.ts';
import { ultimate } from '../../src/variants/ultimate/rules.ts';

/** A position as the side to move sees it, and its chance to win. */
export type Sample = {
  readonly own: readonly number[];
  readonly other: readonly number[];
  readonly active: number;
  chance: number;
};

/** The eight turns and mirror images of a board: where each cell goes, and each set of cells. */
export const TURNS = Array.from({ length: 8 }, (_, turn) => {
  const cells = Array.from({ length: 9 }, (__, cell) => {
    let [x, y] = [cell % 3, Math.floor(cell / 3)];
    if (turn & 1) x = 2 - x;
    if (turn & 2) y = 2 - y;
    if (turn & 4) [x, y] = [y, x];
    return y * 3 + x;
  });
  const bits = Array.from({ length: 512 }, (__, marks) =>
    cells.reduce((sum, to, cell) => sum | (((marks >> cell) & 1) << to), 0),
  );
  return { cells, bits };
});

/** The most random plies before a match. */
const OPENING = 12;
/** One move in this many is random. */
const RANDOM_EVERY = 20;
/** A node deep in the tree counts as a sample with this fraction of the root's visits. */
const FRACTION = 0.1;

function sampleOf(arena: UltimateArena, chance: number): Sample {
  const { marks, side, active } = arena;
  const list = [...marks];
  const [own, other] = [
    list.slice(side * 9, side * 9 + 9),
    list.slice(9 - side * 9, 18 - side * 9),
  ];
  return { own, other, active, chance };
}

/** How many descents of its tree the bot makes for a move, and how widely it looks around. */
type Effort = { readonly descents: number; readonly explore: number };

/** The positions of one match of the bot against itself. */
export function matchSamples(
  net: Net | null,
  { descents: maxNodes, explore }: Effort,
  dice: Dice,
  tree: Tree,
): readonly Sample[] {
  const arena = new UltimateArena(
    ultimate.setup(2, {}, 0),
    dice.roll(255) * 256 + dice.roll(255),
    net,
  );
  const list = new Int32Array(81);
  const samples: Sample[] = [];
  const roots: { readonly sample: Sample; readonly side: number }[] = [];
  const random = (): number => list[dice.roll(arena.legal(list, 0))] as number;
  for (let plies = dice.roll(OPENING + 1); plies > 0 && !arena.isOver; plies -= 1)
    arena.play(random());
  tree.clear();
  const chanceIn = (node: number): number => {
    const [least, most] = [(tree.least[node] as number) / 2, (tree.most[node] as number) / 2];
    const mean = (tree.points[node] as number) / Math.max(tree.visits[node] as number, 1);
    return 1 - Math.min(Math.max(mean, least), most);
  };
  /** Well-searched positions below a node. */
  const collect = (node: number, enough: number): void => {
    const from = tree.first[node] as number;
    for (let child = from; child < from + (tree.count[node] as number); child += 1) {
      if ((tree.visits[child] as number) < enough || tree.first[child] === 0) continue;
      arena.play(tree.move[child] as number);
      if (!arena.isOver) {
        samples.push(sampleOf(arena, chanceIn(child)));
        collect(child, enough);
      }
      arena.undo();
    }
  };
  while (!arena.isOver) {
    grow(tree, arena, { maxNodes, until: Infinity }, explore);
    const sample = sampleOf(arena, chanceIn(0));
    roots.push({ sample, side: arena.side });
    collect(0, Math.max((tree.visits[0] as number) * FRACTION, 24));
    const from = tree.first[0] as number;
    let best = from;
    for (let child = from; child < from + (tree.count[0] as number); child += 1) {
      const worth = (at: number): number =>
        (tree.most[at] === 0 ? -1e9 : 0) +
        (tree.least[at] === 2 ? 1e9 : 0) +
        (tree.visits[at] as number);
      if (worth(child) > worth(best)) best = child;
    }
    const isRandom = dice.roll(RANDOM_EVERY) === 0;
    const move = isRandom ? random() : (tree.move[best] as number);
    arena.play(move);
    if (isRandom || tree.first[best] === 0) tree.clear();
    else tree.keep(best);
  }
  for (const { sample, side } of roots) {
    sample.chance = (sample.chance + (1 + arena.margin(side)) / 2) / 2;
    samples.push(sample);
  }
  return samples;
}
