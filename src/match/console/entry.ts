/** Parses an entry of the console: a move by the names of its cells, or one of a few words. */
import type { BoardView } from '../../play/view.ts';
import type { BoardLayout } from '../../rules/board.ts';
import { type CellId, SWAP, SYMBOLS } from '../../rules/game.ts';
import { speech } from '../../text/speech.ts';
import { cellName } from '../../ui/board/cell-name.ts';

export type ConsoleEntry =
  | { readonly kind: 'pick'; readonly picks: readonly string[] }
  | { readonly kind: 'board' | 'boards' | 'threats' | 'last' | 'turn' | 'undo' | 'help' }
  | { readonly kind: 'chat'; readonly message: string }
  /** Several cells have this name. */
  | { readonly kind: 'unclear'; readonly names: readonly string[] }
  | { readonly kind: 'unknown' };

const words = speech.console;

type BoardNow = { readonly layout: BoardLayout; readonly view: BoardView };

/** Commands of one word. The English ones work in every language, and so do some synonyms. */
const ALONE = ['board', 'boards', 'threats', 'last', 'turn', 'undo', 'help'] as const;
const ENGLISH = { chat: 'chat', swap: 'swap' };

/** Reads an entry. Cells are named as on the board; words of their names may be cut short or left out. */
export function readEntry(text: string, board: BoardNow): ConsoleEntry {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const word = first.toLowerCase();
  const isWord = (name: keyof typeof words.words, english: string) =>
    word === words.words[name] || word === english || words.synonyms[word] === name;
  if (rest.length === 0) {
    const alone = ALONE.find((each) => isWord(each, each));
    if (alone) return { kind: alone };
  }
  if (isWord('chat', ENGLISH.chat)) return { kind: 'chat', message: rest.join(' ') };
  if (isWord('swap', ENGLISH.swap) && board.view.open.has(SWAP))
    return { kind: 'pick', picks: [SWAP] };
  const symbol = rest.length === 0 ? symbolOf(word) : undefined;
  if (symbol && board.view.chooser) return { kind: 'pick', picks: [symbol] };
  return readMove(partsOf(text), board);
}

const symbolOf = (word: string) => SYMBOLS.find((each) => each.toLowerCase() === word);

/** "3b2", "top-left a1", "A3·b2": letters and numbers, apart. */
const partsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/(?<=\d)(?=\p{L})/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** One cell; or two, or a cell and a symbol. */
function readMove(parts: readonly string[], board: BoardNow): ConsoleEntry {
  if (parts.length === 0) return { kind: 'unknown' };
  // On a board without edges either way may come first: "1 left 2 up".
  const turned = [...parts.slice(2), ...parts.slice(0, 2)];
  const first = findCell(parts, board);
  const one = first.length > 0 ? first : findCell(turned, board);
  if (one.length > 1) return unclear(one, board);
  if (one.length === 1) return { kind: 'pick', picks: one };
  for (let cut = 1; cut < parts.length; cut += 1) {
    const cells = findCell(parts.slice(0, cut), board);
    const after = parts.slice(cut);
    const symbol = after.length === 1 ? symbolOf(after[0] ?? '') : undefined;
    const others = symbol ? [symbol] : findCell(after, board);
    if (cells.length === 1 && others.length === 1)
      return { kind: 'pick', picks: [...cells, ...others] };
  }
  return { kind: 'unknown' };
}

const unclear = (cells: readonly CellId[], { layout, view }: BoardNow): ConsoleEntry => ({
  kind: 'unclear',
  names: cells.map((cell) => cellName(layout, view.cells, cell).full),
});

/** The cells that these words name: open ones, else any. */
function findCell(parts: readonly string[], board: BoardNow): readonly CellId[] {
  const { view } = board;
  const open = cellsNamed(
    parts,
    view.cells.filter((cell) => view.open.has(cell)),
    board,
  );
  return open.length > 0 ? open : cellsNamed(parts, view.cells, board);
}

/** The one cell whose name fits these words best; all of them if several do. */
function cellsNamed(
  parts: readonly string[],
  cells: readonly CellId[],
  board: BoardNow,
): readonly CellId[] {
  const fits = cells.flatMap((cell) => {
    const more = Math.min(...namesOf(cell, board).map((name) => wordsBeyond(parts, name)));
    return more === Infinity ? [] : [{ cell, more }];
  });
  const least = Math.min(...fits.map(({ more }) => more));
  const best = fits.filter(({ more }) => more === least);
  return (best.length === 1 ? best : fits).map(({ cell }) => cell);
}

/** A cell's names in parts: in full, in short, and the highest and the lowest level by these words. */
function namesOf(cell: CellId, { layout, view }: BoardNow): readonly (readonly string[])[] {
  const { full, short } = cellName(layout, view.cells, cell);
  const names = [partsOf(full), partsOf(short)];
  const levels = layout.grid(view.cells);
  if (levels.length === 1) return names;
  const level = levels.findIndex((rows) => rows.some((row) => row.includes(cell)));
  const word = { [levels.length - 1]: words.words.top, 0: words.words.bottom }[level];
  return word ? [...names, [word, ...partsOf(short).slice(1)]] : names;
}

/**
 * Counts the words that a name has besides these, which must stand in it in this order, the last one at its
 * end; Infinity if they don't.
 */
function wordsBeyond(parts: readonly string[], name: readonly string[]): number {
  const fits = (part: string | undefined, word: string | undefined) =>
    part !== undefined &&
    word !== undefined &&
    (word === part ||
      words.places[part] === (words.places[word] ?? word) ||
      (/^\p{L}+$/u.test(part) && word.startsWith(part)));
  if (!fits(parts.at(-1), name.at(-1))) return Infinity;
  let at = 0;
  for (const word of name.slice(0, -1)) if (at < parts.length - 1 && fits(parts[at], word)) at += 1;
  return at === parts.length - 1 ? name.length - parts.length : Infinity;
}
