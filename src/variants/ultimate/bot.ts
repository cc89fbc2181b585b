/** The brain of ultimate. */
import type { Brain, Coordinates, BoardOfBoards, Verdict } from '../../engine/brain.ts';
import { listMoves } from '../../engine/list-moves.ts';
import { linesOf } from '../../rules/rows/lines.ts';
import { fractionOf } from '../../engine/search-run.ts';
import { WIN } from '../../engine/worth.ts';
import { UltimateArena } from './bot-arena.ts';
import { UltimateBoard } from './bot-board.ts';
import { UltimateEndgame } from './bot-endgame.ts';
import { proveLate } from './bot-late.ts';
import { loadNet, type Net } from './bot-net.ts';
import { COMPLETES } from './bot-lookup.ts';
import { searchTree } from './bot-thought.ts';
import { activeBoards, boardWinners, type UltimateState } from './rules.ts';

const EXPLORE = 0.05;
/** With at most this many empty cells, a search to the end may reach it. */
const ENDGAME = 45;

/** The fraction of the time for proofs, which find less the more cells are empty. */
const proofFraction = (empty: number): number => (empty <= 40 ? 0.8 : empty <= ENDGAME ? 0.5 : 0);

const bigLines = linesOf([3, 3], 3);
const symbols = ['X', 'O'];
const nine = Array.from({ length: 9 }, (_, at) => at);

let net: Net | null = null;

/** See `Brain`. Hard uses Monte Carlo tree search. */
export const brain: Brain<UltimateState> = {
  pack: (state) => (state.end ? null : new UltimateBoard(state)),
  consult(state, aids) {
    if (state.end) return null;
    const arena = new UltimateArena(state, aids.seed, net);
    const fraction = proofFraction(arena.horizon);
    const proofs = fractionOf(aids.limits, fraction);
    const bounds = fraction > 0 ? proveLate(state, aids.own, proofs, net) : null;
    const maxNodes = aids.limits.maxNodes - (bounds?.nodes ?? 0);
    const limits = { ...aids.limits, maxNodes };
    const verdicts = searchTree(arena, { ...aids, limits }, EXPLORE, bounds);
    return [...verdicts, ...missingVerdicts(arena, verdicts)];
  },
  endgame(state) {
    const position = state.end ? null : new UltimateEndgame(state);
    return position && position.horizon <= ENDGAME ? position : null;
  },
  boards,
  coordinatesOf,
  async prepare() {
    net = await loadNet();
  },
};

/**
 * The moves that the tree leaves out because they lose at once; if a move wins at once, the others don't
 * matter.
 */
function missingVerdicts(board: UltimateBoard, told: readonly Verdict[]): readonly Verdict[] {
  if ((board.decisive(board.side) & board.playable) > 0) return [];
  const all = listMoves(board).map((move) => board.notation(move));
  const left = all.filter((notation) => told.every((verdict) => verdict.notation !== notation));
  return left.map((notation) => ({ notation, worth: 2 - WIN, known: 'exact' }));
}

/** The data about the small boards that hints need. */
function boards(state: UltimateState): BoardOfBoards {
  const packed = new UltimateBoard(state);
  return {
    lines: bigLines,
    winners: boardWinners(state).map((winner) =>
      winner === null ? null : symbols.indexOf(winner),
    ),
    active: activeBoards(state),
    boardOf: (cell) => Number(cell.split('.')[0]),
    winning: (seat) =>
      nine
        .filter((board) => ((packed.hot[seat] ?? 0) >> board) & 1)
        .flatMap((board) => {
          const cells =
            (COMPLETES[packed.marks[seat * 9 + board] ?? 0] ?? 0) & packed.emptyIn(board);
          return nine.filter((cell) => (cells >> cell) & 1).map((cell) => `${board}.${cell}`);
        }),
  };
}

/** "board.cell" on the board of nine times nine. */
function coordinatesOf(_state: UltimateState, notation: string): readonly Coordinates[] {
  const [board = NaN, cell = NaN] = notation.split('.').map(Number);
  if (Number.isNaN(board + cell)) return [];
  const [x, y] = [(board % 3) * 3 + (cell % 3), Math.floor(board / 3) * 3 + Math.floor(cell / 3)];
  return [[x, y, 0]];
}
