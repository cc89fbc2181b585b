/** Checks a proof that X wins 4x4x4: every reply of O is answered. Shares no code with the game or the prover. */
import { Counted, O, shown, X } from './cube-fours.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const CELLS = 64;

/** X's move by position, both in the form of `shown`. */
export type Book = ReadonlyMap<string, number>;

/**
 * A position after a reply that the book must contain: its name, and its board if the search must check it.
 */
type Need = { readonly name: string; readonly board: Uint8Array };
/** The positions needed, or the fault of the move. */
type Step = { readonly needs: readonly Need[] } | { readonly fault: string };

export type Verdict = {
  /** Null when X wins. */
  readonly fault: string | null;
  /** The number of entries that the proof reached. */
  readonly reached: number;
};

const cells = Array.from({ length: CELLS }, (_, cell) => cell);
const boardIn = (name: string): Uint8Array => Uint8Array.from(name, Number);

/** Reads the text of a book: X's move, then O's replies with what follows each, then a full stop. */
export function readBook(text: string): Book {
  const found = new Map<string, number>();
  const field = new Counted();
  let at = 0;

  function read(): void {
    const cell = SIGNS.indexOf(text.charAt(at++));
    const { name, pick } = shown(field.board);
    const [stop] = field.wins(O);
    if (stop === undefined) {
      if (found.has(name)) throw new Error(`${name} is there twice`);
      found.set(name, pick.indexOf(cell));
    } else if (stop !== cell) throw new Error(`${name}: O's four is not stopped`);
    field.put(cell, X);
    while (at < text.length && text.charAt(at) !== '.') {
      const reply = SIGNS.indexOf(text.charAt(at++));
      field.put(reply, O);
      read();
      field.take(reply);
    }
    at += 1;
    field.take(cell);
  }

  read();
  if (at !== text.length) throw new Error('the text ends elsewhere');
  return found;
}

/**
 * Remembers checked positions, so that books of the same positions, some left out or changed, are checked
 * quickly.
 */
export class CubeChecker {
  /** The number of replies checked, and how many of them lose to fours. */
  replies = 0;
  byFours = 0;
  private readonly book: Book;
  private readonly field = new Counted();
  private readonly steps = new Map<string, Step>();
  private readonly fours = new Map<string, boolean>();

  constructor(book: Book) {
    this.book = book;
  }

  /** Whether X wins from the empty cube by this checker's book, or by one with other moves or fewer positions. */
  check(book: Book): Verdict {
    const reached = new Set<string>();
    const open: Need[] = [this.needOf()];
    for (let need = open.pop(); need; need = open.pop()) {
      const { name } = need;
      if (reached.has(name)) continue;
      const cell = book.get(name);
      if (cell === undefined) {
        if (this.isWonByFours(need)) continue;
        return { fault: `no move in ${name}`, reached: reached.size };
      }
      reached.add(name);
      const step = this.stepOf(name, cell);
      if ('fault' in step) return { fault: `${name}: ${step.fault}`, reached: reached.size };
      open.push(...step.needs);
    }
    const left = book.size - reached.size;
    return { fault: left > 0 ? `${left} entries can't be reached` : null, reached: reached.size };
  }

  private needOf(): Need {
    const { name } = shown(this.field.board);
    return { name, board: boardIn(name) };
  }

  private isWonByFours({ name, board }: Need): boolean {
    let isWon = this.fours.get(name);
    if (isWon === undefined) {
      this.field.show(board);
      isWon = this.field.winByFours() !== null;
      this.fours.set(name, isWon);
      this.field.show(new Uint8Array(CELLS));
    }
    return isWon;
  }

  private stepOf(name: string, cell: number): Step {
    const key = `${name} ${cell}`;
    let step = this.steps.get(key);
    if (!step) {
      this.field.show(boardIn(name));
      const needs = new Map<string, Need>();
      const fault = this.play(cell, needs);
      step = fault === null ? { needs: [...needs.values()] } : { fault };
      this.steps.set(key, step);
      this.field.show(new Uint8Array(CELLS));
    }
    return step;
  }

  /** Checks X's move and each reply; returns the fault, or null. */
  private play(cell: number, needs: Map<string, Need>): string | null {
    const { field } = this;
    if (field.board[cell] !== 0) return `X's ${cell} is taken`;
    field.put(cell, X);
    const paths: (readonly number[])[] = [];
    let fault: string | null = null;
    for (const reply of cells) {
      if (field.board[reply] !== 0) continue;
      field.put(reply, O);
      fault = this.answer(reply, paths, needs);
      field.take(reply);
      if (fault !== null) break;
    }
    field.take(cell);
    return fault;
  }

  private answer(
    reply: number,
    paths: (readonly number[])[],
    needs: Map<string, Need>,
  ): string | null {
    const { field } = this;
    this.replies += 1;
    if (field.hasLine(O)) return `O wins at ${reply}`;
    if (!field.board.includes(0)) return 'nobody wins';
    const need = this.needOf();
    if (this.book.has(need.name)) {
      needs.set(need.name, need);
      return null;
    }
    if (paths.some((path) => field.winsWith(path))) {
      this.byFours += 1;
      return null;
    }
    const path = field.winByFours();
    if (path) {
      paths.push(path);
      this.byFours += 1;
      return null;
    }
    const [stop, ...others] = field.wins(O);
    if (others.length > 0) return `O wins in two ways after ${reply}`;
    return stop === undefined ? `no reply to ${reply}` : this.play(stop, needs);
  }
}
