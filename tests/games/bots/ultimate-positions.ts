/** Random positions of ultimate, and the wins that are forced in them, by brute force. */
import type { MatchRecord } from '../../../src/rules/game.ts';
import { UltimateBoard } from '../../../src/variants/ultimate/bot-board.ts';
import { listMoves } from '../../../src/engine/list-moves.ts';
import type { Dice } from '../../../src/engine/dice.ts';
import { ultimate, type UltimateState } from '../../../src/variants/ultimate/rules.ts';

/** A position and the moves that led to it. */
export type Reached = { readonly record: MatchRecord; readonly state: UltimateState };

/** The position after this many random plies; null when the match ended before. */
export function reached(plies: number, dice: Dice): Reached | null {
  let state = ultimate.setup(2, {}, 0);
  const moves: string[] = [];
  for (let ply = 0; ply < plies && !state.end; ply += 1) {
    const legal = ultimate.moves(state);
    const move = legal[dice.roll(legal.length)] ?? '';
    moves.push(move);
    state = ultimate.apply(state, move);
  }
  const record = { game: 'ultimate', version: 1, seats: 2, options: {}, moves };
  return state.end ? null : { record, state };
}

/** The moves after which the mover wins within this many plies (including this one) against any reply. */
export function winsWithin(state: UltimateState, plies: number): readonly string[] {
  const board = new UltimateBoard(state);
  return listMoves(board)
    .filter((move) => after(board, move, () => holds(board, plies - 1)))
    .map((move) => board.notation(move));
}

function after(board: UltimateBoard, move: number, ask: () => boolean): boolean {
  board.play(move);
  const answer = ask();
  board.undo();
  return answer;
}

/** True when the player who just moved has won, or wins within this many plies. */
function holds(board: UltimateBoard, plies: number): boolean {
  if (board.isOver) return board.margin(1 - board.side) > 0;
  if (plies < 2) return false;
  return listMoves(board).every((reply) =>
    after(
      board,
      reply,
      () =>
        !board.isOver &&
        listMoves(board).some((move) => after(board, move, () => holds(board, plies - 2))),
    ),
  );
}
