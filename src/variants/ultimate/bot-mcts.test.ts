/** Tests on Nim: leaving a multiple of four counters wins, so every proof can be checked. */
import { describe, expect, test } from 'vitest';
import { grow, type Arena } from './bot-mcts.ts';
import { searchTree } from './bot-thought.ts';
import { TIED, LOST, Tree, WON } from './bot-tree.ts';
import { pliesOf } from '../../engine/worth.ts';

/** Players take one to three counters; taking the last one wins, or nobody wins. */
class Nim implements Arena {
  readonly width: number = 3;
  side = 0;
  left: number;
  private readonly isVain: boolean;
  private readonly past: number[] = [];

  constructor(left: number, isVain = false) {
    this.left = left;
    this.isVain = isVain;
  }

  get key(): string {
    return `${this.left} ${this.side}`;
  }

  get isOver(): boolean {
    return this.left === 0;
  }

  margin(side: number): number {
    return this.isVain ? 0 : side === this.side ? -1 : 1;
  }

  expand(into: Int32Array, chances: Float64Array): number {
    const count = Math.min(this.left, 3);
    for (let move = 0; move < count; move += 1) into[move] = move + 1;
    chances.fill(1 / 2);
    return count;
  }

  play(move: number): void {
    this.left -= move;
    this.side = 1 - this.side;
    this.past.push(move);
  }

  undo(): void {
    this.left += this.past.pop() ?? 0;
    this.side = 1 - this.side;
  }

  notation(move: number): string {
    return String(move);
  }
}

const unlimited = { maxNodes: 1e6, until: Infinity };

describe('tree search', () => {
  test.each(Array.from({ length: 12 }, (_, at) => at + 1))('proves who wins with %i', (left) => {
    const nim = new Nim(left);
    const tree = new Tree(100_000);
    grow(tree, nim, unlimited, 0.5);
    // The root's result is for the side that left the counters there.
    expect([tree.isProven(0), tree.least[0]]).toEqual([true, left % 4 === 0 ? WON : LOST]);
    expect([nim.left, nim.side]).toEqual([left, 0]);
  });

  test('proves a tie', () => {
    const tree = new Tree(100_000);
    grow(tree, new Nim(7, true), unlimited, 0.5);
    expect([tree.isProven(0), tree.least[0]]).toEqual([true, TIED]);
  });

  test('takes no more samples than allowed, and never grows beyond its size', () => {
    const tree = new Tree(100_000);
    expect(grow(tree, new Nim(50), { maxNodes: 100, until: Infinity }, 0.5)).toBe(100);
    expect(tree.visits[0]).toBe(100);
    expect(tree.isProven(0)).toBe(false);
    const small = new Tree(8);
    expect(grow(small, new Nim(50), { maxNodes: 500, until: Infinity }, 0.5)).toBe(500);
    expect(small.size).toBeLessThanOrEqual(8);
  });

  test('a full tree is thinned: it goes on growing, and still proves who wins', () => {
    for (const left of [17, 18, 19]) {
      const tree = new Tree(4000);
      const samples = grow(tree, new Nim(left), unlimited, 0.5);
      expect(samples).toBeGreaterThan(4000);
      expect([tree.isProven(0), tree.least[0]]).toEqual([true, left % 4 === 0 ? WON : LOST]);
    }
  });

  test('a proven tie gets no more samples, and other moves must promise at least as much', () => {
    const tree = new Tree(100_000);
    const arena = new Drawish();
    grow(tree, arena, { maxNodes: 200, until: Infinity }, 0.5);
    const [tied, open] = [tree.first[0] ?? 0, (tree.first[0] ?? 0) + 1];
    expect([tree.least[tied], tree.most[tied]]).toEqual([TIED, TIED]);
    expect(tree.visits[tied]).toBeLessThan(10);
    expect(tree.visits[open]).toBeGreaterThan(190);
    // The other side gets a tie at most.
    expect(tree.most[0]).toBe(TIED);
  });

  test('a node that becomes the root keeps exactly its subtree', () => {
    const tree = new Tree(100_000);
    grow(tree, new Nim(50), { maxNodes: 2000, until: Infinity }, 0.5);
    const node = childBy(tree, childBy(tree, 0, 2), 3);
    const size = tree.size;
    const before = pictureOf(tree, node);
    tree.keep(node);
    expect(pictureOf(tree, 0)).toBe(before);
    expect(tree.size).toBe(before.split('(').length - 1);
    expect(tree.size).toBeLessThan(size);
  });

  test('lists wins first, with their plies', () => {
    const aids = { limits: unlimited, own: {}, seed: 1 };
    const verdicts = searchTree(new Nim(3), aids, 0.5);
    const won = verdicts.find(({ notation }) => notation === '3');
    expect([won?.known, pliesOf(won?.worth ?? 0)]).toEqual(['least', 1]);
    const lost = searchTree(new Nim(4), { ...aids, own: {} }, 0.5);
    expect(lost.map(({ worth }) => pliesOf(worth))).toEqual([2, 2, 2]);
  });
});

function childBy(tree: Tree, node: number, move: number): number {
  const first = tree.first[node] ?? 0;
  return tree.move.indexOf(move, first);
}

/** A subtree as text, a pair of brackets for each node. */
function pictureOf(tree: Tree, node: number): string {
  const first = tree.first[node] ?? 0;
  const children = Array.from({ length: tree.count[node] ?? 0 }, (_, each) =>
    pictureOf(tree, first + each),
  );
  const { visits, points, least, most, plies } = tree;
  const facts = [visits, points, least, most, plies].map((list) => list[node]);
  return `(${facts.join()} ${children.join('')})`;
}

/** One move ties at once; the other continues with no end in reach, and looks worse. */
class Drawish extends Nim {
  private plies = 0;

  constructor() {
    super(250);
  }

  override get isOver(): boolean {
    return this.left === 0;
  }

  override margin(): number {
    return 0;
  }

  override expand(into: Int32Array, chances: Float64Array): number {
    into[0] = this.plies === 0 ? this.left : 1;
    into[1] = 1;
    chances.set([0.5, 0.4]);
    return this.plies === 0 ? 2 : 1;
  }

  override play(move: number): void {
    super.play(move);
    this.plies += 1;
  }

  override undo(): void {
    super.undo();
    this.plies -= 1;
  }
}

/** Nothing ends, and every position has as many moves as there may be. */
class Wide extends Nim {
  override readonly width = 255;

  override expand(into: Int32Array, chances: Float64Array): number {
    for (let move = 0; move < 255; move += 1) into[move] = move;
    chances.fill(1 / 2);
    return 255;
  }

  override get isOver(): boolean {
    return false;
  }
}

test('R-BOT-4: a tree has a million nodes at most, and goes on growing when they are taken', () => {
  const own: { kept?: { tree: Tree } } = {};
  const ask = (maxNodes: number) =>
    searchTree(new Wide(1e9), { limits: { maxNodes, until: Infinity }, own, seed: 1 }, 0.5);
  // Four thousand nodes with 255 children each fill it.
  expect(ask(80_000)).toHaveLength(255);
  const { tree } = own.kept ?? {};
  expect(tree?.first).toHaveLength(1_000_000);
  expect(tree?.visits[0]).toBe(80_000);
  const before = tree?.size ?? 0;
  expect(before).toBeLessThanOrEqual(1_000_000);
  ask(100);
  expect(tree?.size).toBeGreaterThan(before);
});
