/** The reasons for a move on the small boards that make up a board. */
import type { BoardOfBoards } from '../../engine/brain.ts';
import type { Game, Json, Seat } from '../../rules/game.ts';
import type { Reason } from './reason.ts';

/** A move on small boards: the states before and after it, and the small boards in them. */
type MoveContext = {
  readonly game: Game;
  readonly state: Json;
  readonly best: Json;
  readonly boardsOf: (state: Json) => BoardOfBoards;
};

export function findBoardReasons({ game, state, best, boardsOf }: MoveContext): readonly Reason[] {
  const after = game.apply(state, best);
  const [mover, other] = [game.toMove(state) ?? 0, game.toMove(after) ?? 0];
  const [then, now] = [boardsOf(state), boardsOf(after)];
  const [cell = ''] = game.picks(best);
  const board = then.boardOf(cell);
  const onIt = (boards: BoardOfBoards, seat: Seat) =>
    boards.winning(seat).filter((each) => boards.boardOf(each) === board);
  const isUndecided = now.winners[board] === null;
  const isSaved = onIt(then, other).includes(cell) && onIt(now, other).length === 0;
  const isCalm = (boards: BoardOfBoards): boolean =>
    boards.winning(other).every((each) => !boards.active.includes(boards.boardOf(each)));
  const others = game.moves(state).filter((move) => move !== best);
  const reasons: readonly (readonly [boolean, Reason])[] = [
    [isUndecided && isSaved, { kind: 'saves', cell }],
    [onIt(now, mover).length > onIt(then, mover).length, { kind: 'wins-next', cell }],
    [!isUndecided && hasPair(now, mover, board), { kind: 'two-boards' }],
    [!isUndecided && hasPair(then, other, board), { kind: 'cuts-boards' }],
    [
      isCalm(now) && others.some((move) => !isCalm(boardsOf(game.apply(state, move)))),
      { kind: 'calm' },
    ],
  ];
  return reasons.flatMap(([isTrue, reason]) => (isTrue ? [reason] : []));
}

/** True when a line through this board has two boards of a seat, and its third is undecided. */
const hasPair = ({ lines, winners }: BoardOfBoards, seat: Seat, board: number): boolean =>
  lines.some((line) => {
    const held = line.filter((each) => winners[each] === seat).length;
    return line.includes(board) && held === 2 && line.some((each) => winners[each] === null);
  });
