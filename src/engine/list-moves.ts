import type { Position } from './brain.ts';

/** All legal moves of a position. */
export function listMoves(position: Pick<Position, 'width' | 'legal'>): readonly number[] {
  const moves = new Int32Array(position.width);
  return [...moves.subarray(0, position.legal(moves, 0))];
}
