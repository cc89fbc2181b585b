/** Tests on Nim: leaving a multiple of four counters wins, so every proof can be checked. */
import { describe, expect, test } from 'vitest';
import { grow, type Arena } from './bot-mcts.ts';
import { ponder } from './bot-thought.ts';
import { DRAWN, LOST, OPEN, Tree, WON } from './bot-tree.ts';
import { pliesOf } from '../../rules/search/worth.ts';

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

  result(side: number): number {
    return this.isVain ? 0 : side === this.side ? -1 : 1;
  }

  expand(into: Int32Array): number {
    const count = Math.min(this.left, 3);
    for (let move = 0; move < count; move += 1) into[move] = move + 1;
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

  sample(): number {
    return 1 / 2;
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
    expect(tree.proof[0]).toBe(left % 4 === 0 ? WON : LOST);
    expect([nim.left, nim.side]).toEqual([left, 0]);
  });

  test('proves a draw', () => {
    const tree = new Tree(100_000);
    grow(tree, new Nim(7, true), unlimited, 0.5);
    expect(tree.proof[0]).toBe(DRAWN);
  });

  test('takes no more samples than allowed, and stops growing at its size', () => {
    const tree = new Tree(100_000);
    expect(grow(tree, new Nim(50), { maxNodes: 100, until: Infinity }, 0.5)).toBe(100);
    expect(tree.visits[0]).toBe(100);
    expect(tree.proof[0]).toBe(OPEN);
    const small = new Tree(8);
    expect(grow(small, new Nim(50), { maxNodes: 500, until: Infinity }, 0.5)).toBe(500);
    expect(small.size).toBeLessThanOrEqual(8);
  });

  test('a copied tree holds exactly the subtree of its node', () => {
    const tree = new Tree(100_000);
    grow(tree, new Nim(50), { maxNodes: 2000, until: Infinity }, 0.5);
    const node = tree.childBy(tree.childBy(0, 2), 3);
    const next = new Tree(100_000);
    next.graft(tree, node);
    const compare = (from: number, to: number): number => {
      expect(next.visits[to]).toBe(tree.visits[from]);
      expect(next.points[to]).toBe(tree.points[from]);
      expect(next.count[to]).toBe(tree.count[from]);
      let nodes = 1;
      for (let each = 0; each < (tree.count[from] ?? 0); each += 1) {
        const move = tree.move[(tree.first[from] ?? 0) + each] ?? 0;
        nodes += compare(tree.childBy(from, move), next.childBy(to, move));
      }
      return nodes;
    };
    expect(compare(node, 0)).toBe(next.size);
    expect(next.size).toBeLessThan(tree.size);
  });

  test('lists wins first, with their plies', () => {
    const aids = { limits: unlimited, memory: {}, seed: 1 };
    const verdicts = ponder(new Nim(3), aids, 0.5);
    const won = verdicts.find(({ text }) => text === '3');
    expect([won?.known, pliesOf(won?.worth ?? 0)]).toEqual(['least', 1]);
    const lost = ponder(new Nim(4), { ...aids, memory: {} }, 0.5);
    expect(lost.map(({ worth }) => pliesOf(worth))).toEqual([2, 2, 2]);
  });
});

/** Nothing ends, and every position has as many moves as there may be. */
class Wide extends Nim {
  override readonly width = 255;

  override expand(into: Int32Array): number {
    for (let move = 0; move < 255; move += 1) into[move] = move;
    return 255;
  }

  override get isOver(): boolean {
    return false;
  }
}

test('R-BOT-4: a tree stops growing at a million nodes and continues sampling', () => {
  const memory: { grove?: { tree: Tree } } = {};
  const limits = { maxNodes: 80_000, until: Infinity };
  const verdicts = ponder(new Wide(1e9), { limits, memory, seed: 1 }, 0.5);
  expect(verdicts).toHaveLength(255);
  const { tree } = memory.grove ?? {};
  expect(tree?.first).toHaveLength(1_000_000);
  expect(tree?.size).toBeGreaterThan(999_000);
  expect(tree?.size).toBeLessThanOrEqual(1_000_000);
  expect(tree?.visits[0]).toBe(80_000);
});
