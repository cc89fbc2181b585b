/** Plays ultimate to the end at random, on a copy. */
import type { UltimateBoard } from './bot-board.ts';
import { COMPLETES, COUNT, FULL, HAS_LINE, NTH } from './bot-tables.ts';

const marks = new Int32Array(18);
const won = new Int32Array(2);
const hot = new Int32Array(2);

/** Marsaglia's xorshift: fast and deterministic. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = Math.imul(seed, 0x9e3779b1) | 1;
  }

  /** An integer in [0, below); `below` is at most 255. */
  roll(below: number): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return ((this.state >>> 16) * below) >>> 16;
  }

  /** Shuffles the first items of a list and returns their number. */
  shuffle(list: Int32Array, count: number): number {
    for (let at = count - 1; at > 0; at -= 1) {
      const other = this.roll(at + 1);
      const held = list[at] as number;
      list[at] = list[other] as number;
      list[other] = held;
    }
    return count;
  }
}

/**
 * The points of the side to move, 0 to 1, after random moves by both. Each side takes a win of the match or
 * of a small board, and avoids moves that allow one, if it can.
 */
export function playOut(board: UltimateBoard, dice: Dice): number {
  marks.set(board.marks);
  won.set(board.won);
  hot.set(board.hot);
  let { closed, active, side } = board;
  const me = side;
  while (closed !== FULL) {
    const other = 1 - side;
    const wins = (hot[side] as number) & (COMPLETES[won[side] as number] as number);
    if (wins > 0 && (active < 0 || (wins >> active) & 1)) return side === me ? 1 : 0;
    const at = active >= 0 ? active : anyBoard(closed, dice);
    const mine = marks[side * 9 + at] as number;
    const theirs = marks[other * 9 + at] as number;
    const free = FULL & ~(mine | theirs);
    const line = (COMPLETES[mine] as number) & free;
    let good = line > 0 ? line : free;
    const losses = (hot[other] as number) & (COMPLETES[won[other] as number] as number);
    if (losses > 0) {
      const safe = good & ~(losses | closed);
      if (safe > 0) good = safe;
    }
    const cell = NTH[(good << 4) | dice.roll(COUNT[good] as number)] as number;
    const now = mine | (1 << cell);
    const left = free & ~(1 << cell);
    marks[side * 9 + at] = now;
    hot[0] = (hot[0] as number) & ~(1 << at);
    hot[1] = (hot[1] as number) & ~(1 << at);
    if (HAS_LINE[now]) {
      won[side] = (won[side] as number) | (1 << at);
      closed |= 1 << at;
      if (HAS_LINE[won[side] as number]) return side === me ? 1 : 0;
    } else if (left === 0) closed |= 1 << at;
    else {
      if ((COMPLETES[now] as number) & left) hot[side] = (hot[side] as number) | (1 << at);
      if ((COMPLETES[theirs] as number) & left) hot[other] = (hot[other] as number) | (1 << at);
    }
    active = (closed >> cell) & 1 ? -1 : cell;
    side = other;
  }
  return 1 / 2;
}

/** An open board, with a probability proportional to its free cells. */
function anyBoard(closed: number, dice: Dice): number {
  let cells = 0;
  for (let at = 0; at < 9; at += 1) {
    if (((closed >> at) & 1) === 0) cells += freeOn(at);
  }
  let left = dice.roll(cells);
  for (let at = 0; at < 9; at += 1) {
    if ((closed >> at) & 1) continue;
    left -= freeOn(at);
    if (left < 0) return at;
  }
  return 0;
}

const freeOn = (at: number): number =>
  COUNT[FULL & ~((marks[at] as number) | (marks[9 + at] as number))] as number;
