/** The names of moves in match texts: their cells as people call them, in English. */
import { squareName } from '../board.ts';
import { asSymbol, type CellId, type Game, type Json, SWAP, type Seat } from '../game.ts';
import { findMove, leaverOf } from '../match.ts';

/** Letters and digits alone, in lower case: "A3·b2" and "a3-b2" are the same name. */
export const plainWord = (text: string): string =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** More letters and digits than two cells on any board have. */
const LONGEST = 40;

const LEAVES = /^player(\d)leaves$/;

export type MoveNames = {
  /** A move in a state, by its notation. */
  write(state: Json, move: string): string;
  /** The notation of the move that a word names; null for no part of a move, 'illegal' for one that isn't allowed. */
  read(state: Json, word: string): { readonly move: string } | 'illegal' | null;
  /** Every legal move. */
  list(state: Json): readonly string[];
};

/** The names of a game's moves. */
export function nameMoves(game: Game, options: Json): MoveNames {
  const cellsByName = new Map<string, CellId>();
  const namesByCell = new Map<CellId, string>();
  const learn = (state: Json): void => {
    const cells = game.cells(state);
    const side = Math.sqrt(cells.length);
    for (const [at, cell] of cells.entries()) {
      const square = () => squareName(at % side, Math.floor(at / side), side);
      const name = game.nameOf?.(cell, options) ?? square();
      cellsByName.set(plainWord(name), cell);
      namesByCell.set(cell, name);
    }
  };
  const nameOf = (state: Json, pick: string): string => {
    if (pick === SWAP || asSymbol(pick)) return pick;
    if (!namesByCell.has(pick)) learn(state);
    return namesByCell.get(pick) ?? pick;
  };
  const pickNamed = (word: string): string | undefined =>
    cellsByName.get(word) ?? (word === SWAP ? SWAP : asSymbol(word.toUpperCase()));
  const picksNamed = (word: string): readonly (readonly string[])[] => {
    const one = pickNamed(word);
    const found = one === undefined ? [] : [[one]];
    if (word.length > LONGEST) return found;
    for (let cut = 1; cut < word.length; cut += 1) {
      const [first, second] = [pickNamed(word.slice(0, cut)), pickNamed(word.slice(cut))];
      // Either may come first.
      if (first !== undefined && second !== undefined) found.push([first, second], [second, first]);
    }
    return found;
  };
  const write = (state: Json, picks: readonly string[]): string => {
    const [first = '', second] = picks.map((pick) => nameOf(state, pick));
    if (second === undefined) return first;
    return asSymbol(second) ? `${second}@${first}` : `${first}+${second}`;
  };
  return {
    write(state, notation) {
      const leaver = leaverOf(notation);
      if (leaver !== null) return `player${leaver + 1}-leaves`;
      const move = findMove(game, state, notation);
      return write(state, move === undefined ? [notation] : game.picks(move));
    },
    read(state, text) {
      const word = plainWord(text);
      const left = LEAVES.exec(word)?.[1];
      if (left !== undefined) return leaveOf(game, state, Number(left) - 1);
      // A board that grows has new cells, and none ever goes.
      if (picksNamed(word).length === 0) learn(state);
      const named = picksNamed(word).map((picks) => picks.join('-'));
      const move = named.find((each) => findMove(game, state, each) !== undefined);
      if (move !== undefined) return { move };
      return named.length > 0 ? 'illegal' : null;
    },
    list: (state) => game.moves(state).map((move) => write(state, game.picks(move))),
  };
}

const leaveOf = (game: Game, state: Json, seat: Seat): ReturnType<MoveNames['read']> =>
  game.leave(state, seat) === state ? 'illegal' : { move: `!${seat}` };
