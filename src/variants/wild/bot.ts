/** The brain of wild, and its opening book for 4x4. */
import type { Brain, Verdict } from '../../engine/brain.ts';
import { listMoves } from '../../engine/list-moves.ts';
import {
  asIfXBegan,
  exchangeSymbols,
  packRow,
  rowBrain,
  type RowFacts,
} from '../../engine/rows/row-brain.ts';
import type { RowPosition } from '../../engine/rows/row-position.ts';
import { EMPTY } from '../../rules/rows/row-board.ts';
import type { RowState } from '../../rules/rows/row-game.ts';
import { delayWorth, WIN } from '../../engine/worth.ts';
import { boards, type WildOptions } from './rules.ts';

const facts: RowFacts<WildOptions> = {
  board: ({ size }) => boards[size],
  ending: ({ winner }) => winner,
  choosesSymbol: true,
};

/** The book covers every position with at most this many marks. */
export const BOOK_MARKS = 4;

/** By `winner`: the worths of positions that are not ties, for the side to move, by fingerprint. */
type WildBook = Readonly<Record<WildOptions['winner'], ReadonlyMap<string, number>>>;

let book: WildBook | null = null;

/** See `Brain`. */
export const brain: Brain<RowState<WildOptions>> = {
  ...rowBrain(facts),
  consult: (state) => (book ? lookUp(book, state) : null),
  async prepare() {
    const { notTied } = await import('./bot-book.ts');
    book = { owner: indexList('owner', notTied.owner), maker: indexList('maker', notTied.maker) };
  },
};

function indexList(winner: WildOptions['winner'], list: Readonly<Record<string, number>>) {
  const entries = Object.entries(list).map(([board, worth]) => {
    const turn = marksOn(board) % 2;
    const options = { size: 4, winner } as const;
    const state = { board, turn, seats: 2, leftSeats: [], end: null, options };
    return [fingerprintOf(packRow(facts, state)), worth] as const;
  });
  return new Map(entries);
}

const marksOn = (board: string): number => board.replaceAll(EMPTY, '').length;

function fingerprintOf(position: RowPosition): string {
  position.fingerprint();
  return `${position.lo} ${position.hi}`;
}

function lookUp(known: WildBook, state: RowState<WildOptions>): readonly Verdict[] | null {
  const { board, options, seats } = state;
  if (options.size !== 4 || seats !== 2 || marksOn(board) >= BOOK_MARKS) return null;
  const seen = asIfXBegan(state);
  const position = packRow(facts, seen);
  return listMoves(position).map((move) => {
    position.play(move);
    // Finished positions aren't ties either, but the book doesn't contain them.
    const worth = position.isOver
      ? WIN * position.margin(position.side)
      : (known[options.winner].get(fingerprintOf(position)) ?? 0);
    position.undo();
    const notation = position.notation(move);
    return {
      notation: seen === state ? notation : exchangeSymbols(notation),
      worth: delayWorth(0 - worth, 1),
      known: 'exact',
    };
  });
}
