/** How bots see quantum; and what is known by heart of its first two marks. */
import type { Brain, Verdict } from '../../rules/bot.ts';
import { QuantumPosition } from './bot-position.ts';
import type { QuantumState } from './rules-state.ts';
import { quantum } from './rules.ts';

/** The book has every position with at most so many marks. */
export const BOOK_MARKS = 2;

/** A position's worth to who is to move and its best moves, as its fingerprint's frame shows them. */
type Page = { readonly worth: number; readonly best: readonly number[] };

let book: ReadonlyMap<string, Page> | null = null;

/** See `Brain`. */
export const brain: Brain<QuantumState> = {
  pack: (state) => (state.end ? null : new QuantumPosition(state)),
  consult: (state) => (book && state.made <= BOOK_MARKS ? lookUp(book, state) : null),
  async prepare() {
    const { solved } = await import('./bot-book.ts');
    book = new Map(solved.map(([moves, worth, best]) => pageOf(moves, worth, best)));
  },
};

function pageOf(moves: string, worth: number, best: string): readonly [string, Page] {
  const texts = moves === '' ? [] : moves.split(' ');
  const state = texts.reduce(quantum.apply, quantum.setup(2, {}, 0));
  const position = new QuantumPosition(state);
  const frame = position.fingerprint();
  const framed = legal(position)
    .filter((move) => best.split(' ').includes(position.notation(move)))
    .map((move) => position.framed(move, frame));
  return [`${position.lo} ${position.hi}`, { worth, best: framed }];
}

function lookUp(known: ReadonlyMap<string, Page>, state: QuantumState): readonly Verdict[] | null {
  const position = new QuantumPosition(state);
  const frame = position.fingerprint();
  const page = known.get(`${position.lo} ${position.hi}`);
  if (!page) return null;
  return legal(position).map((move) => ({
    text: position.notation(move),
    worth: page.worth,
    known: page.best.includes(position.framed(move, frame)) ? 'exact' : 'most',
  }));
}

function legal(position: QuantumPosition): readonly number[] {
  const moves = new Int32Array(position.width);
  return [...moves.subarray(0, position.legal(moves, 0))];
}
