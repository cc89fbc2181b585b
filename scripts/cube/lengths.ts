/** How long X may still need the proof of 4x4x4, at each of its positions. */
import { SHIFT } from '../../src/engine/rows/row-shape.ts';
import { CubeProof, Marks, CHARS } from '../../src/variants/3d/bot-proof.ts';

const CELLS = 64;

/**
 * One character a position, in the order of the text: how many moves of the proof X still makes if O drags it out as
 * long as possible. After the last of them X wins by fours.
 */
export function lengthsOf(text: string): string {
  const proof = new CubeProof(text);
  const lengths = new Map<string, number>();
  const marks = new Marks();
  const taken = new Set<number>();
  const withMark = (cell: number, symbol: number, work: () => number): number => {
    marks.toggle((cell << SHIFT) | symbol);
    taken.add(cell);
    const found = work();
    taken.delete(cell);
    marks.toggle((cell << SHIFT) | symbol);
    return found;
  };
  const longestReply = (): number => {
    let longest = 0;
    for (let cell = 0; cell < CELLS; cell += 1)
      if (!taken.has(cell)) longest = Math.max(longest, withMark(cell, 1, measure));
    return longest;
  };
  const measure = (): number => {
    const { key } = marks.name();
    const known = lengths.get(key);
    if (known !== undefined) return known;
    const move = proof.moveIn(marks);
    if (move === null) return 0;
    const length = 1 + withMark(move, 0, longestReply);
    lengths.set(key, length);
    return length;
  };
  measure();
  return [...proof.moves.keys()].map((key) => CHARS[lengths.get(key) as number]).join('');
}
