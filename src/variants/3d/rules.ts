/** 3D: stacked levels, lines in every direction (rules R-3D-1 to R-3D-8). */
import { squareName } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { rowBoard, type RowBoard } from '../../rules/rows/row-board.ts';
import { rowGame, type RowState } from '../../rules/rows/row-game.ts';
import { optionsThatFit } from '../../rules/turns.ts';
import { addSwap, type SwapState } from '../../rules/swap.ts';
import { choices } from '../../rules/untrusted.ts';
import { card } from './card.ts';

/** Levels x rows x columns. */
export type StackName = '4x3x3' | '3x3x3' | '4x4x4';

/**
 * `centreClosed`: the first mark may not take a centre cell (not on 4x4x4). `teams`: as in classic.
 * `swap`: two players; the second may take over the first mark.
 */
export type ThreeDOptions = {
  readonly board: StackName;
  readonly centreClosed: boolean;
  readonly teams: boolean;
  readonly swap: boolean;
};

/** A 3D match in progress. */
export type ThreeDState = RowState<ThreeDOptions> & SwapState;

type Shape = { readonly board: RowBoard; readonly centre: readonly number[] };

/** A stack of square levels; cells are "level.cell". `centre` lists its middle cells. */
function stack(height: number, size: number, length: number, centre: readonly string[]): Shape {
  const flat = size * size;
  const name = (index: number): string => `${Math.floor(index / flat)}.${index % flat}`;
  const board = rowBoard([height, size, size], length, name);
  return { board, centre: centre.map((cell) => board.index.get(cell) ?? -1) };
}

/** The boards, and their closed cells. */
export const stacks: Readonly<Record<StackName, Shape>> = {
  '4x3x3': stack(4, 3, 3, ['1.4', '2.4']),
  '3x3x3': stack(3, 3, 3, ['1.4']),
  '4x4x4': stack(4, 4, 4, []),
};

const allowed = {
  board: ['4x3x3', '3x3x3', '4x4x4'],
  centreClosed: [false, true],
  teams: [false, true],
  swap: [false, true],
} as const;

const plain = rowGame<ThreeDOptions>({
  id: '3d',
  about: {
    card,
    replyMs: 1000,
    levels: { easy: { atRandom: 0.4, depth: 1 }, medium: { atRandom: 0, depth: 3 } },
    strengths: { bend: 0.75, late: 6, nodes: [500, 6000] },
    expert: { board: '4x4x4' },
    solved: [{ board: '4x3x3' }, { board: '3x3x3' }],
    room: {
      most: 4,
      sizes: [3, 4],
      sized: { 3: { board: '3x3x3' }, 4: { board: '4x4x4' } },
      shape: 'stack',
      options: { centreClosed: [false, true], swap: [false, true], teams: [false, true] },
      fixed: [
        { size: 4, options: { centreClosed: false } },
        { seats: 3, options: { swap: false } },
      ],
    },
  },
  version: 1,
  seats: [2, 4],
  allowed,
  options(raw, seats) {
    const chosen = choices(raw, allowed);
    const isSenseless = chosen?.centreClosed && stacks[chosen.board].centre.length === 0;
    return isSenseless ? undefined : optionsThatFit(chosen, seats);
  },
  board: ({ board }) => stacks[board].board,
  closed: ({ board, centreClosed }) => (centreClosed ? stacks[board].centre : []),
});

/** Three in a row on the small stacks, four on 4x4x4, for 2 to 4 seats. */
export const threeD = addSwap<ThreeDState, ThreeDOptions>(
  { ...plain, nameOf },
  {
    isAlone: ({ board }) => /^\.*[^.]\.*$/.test(board),
    turnInto: (state, symbol) => ({ ...state, board: state.board.replace(/[^.]/, symbol) }),
  },
);

/** The level, from 1 at the bottom, and the square on it. */
function nameOf(cell: CellId, { board }: ThreeDOptions): string {
  const [level = 0, at = 0] = cell.split('.').map(Number);
  const size = board === '4x4x4' ? 4 : 3;
  return `${level + 1}${squareName(at % size, Math.floor(at / size), size)}`;
}

/** The centre cells, while they are closed to the first mark. */
export function closedCells({ board, options }: ThreeDState): readonly CellId[] {
  const isFirst = options.centreClosed && !/[^.]/.test(board);
  const { board: shape, centre } = stacks[options.board];
  return isFirst ? centre.map((index) => shape.ids[index] ?? '') : [];
}
