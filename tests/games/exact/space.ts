/**
 * Finds who wins by force within this many plies in the small stacks: an and/or search that knows only the
 * winning lines (as the rules list them). It tries all moves, except that a threat has to be answered.
 */
export type Stack = { readonly cells: number; readonly lines: readonly (readonly number[])[] };

/**
 * Plies to the end of a board text ("X.O...") under best play, negative when the mover loses; null beyond
 * `most`.
 */
export function pliesToEnd({ cells, lines }: Stack, board: string, most: number): number | null {
  const signs = board.split('');
  const through = Array.from({ length: cells }, (_, cell) =>
    lines.filter((line) => line.includes(cell)),
  );
  const known = new Map<string, boolean>();
  const completes = (cell: number, sign: string): boolean =>
    (through[cell] ?? []).some((line) => line.every((at) => at === cell || signs[at] === sign));
  const open = (): readonly number[] => signs.flatMap((sign, at) => (sign === '.' ? [at] : []));
  const other = (sign: string): string => (sign === 'X' ? 'O' : 'X');
  /** Whether the mover completes a line within this many plies against any reply. */
  const wins = (mover: string, plies: number): boolean => {
    if (plies < 1) return false;
    const empty = open();
    if (empty.some((cell) => completes(cell, mover))) return true;
    if (plies < 3) return false;
    const key = signs.join('') + plies;
    const before = known.get(key);
    if (before !== undefined) return before;
    const threats = empty.filter((cell) => completes(cell, other(mover)));
    const result = (threats.length > 0 ? threats : empty).some((cell) => {
      signs[cell] = mover;
      const isLost = loses(other(mover), plies - 1);
      signs[cell] = '.';
      return isLost;
    });
    known.set(key, result);
    return result;
  };
  const loses = (mover: string, plies: number): boolean => {
    const empty = open();
    if (empty.length === 0 || empty.some((cell) => completes(cell, mover))) return false;
    const threats = empty.filter((cell) => completes(cell, other(mover)));
    if (threats.length > 1) return true;
    // With one ply left for the other side, only a threat could win.
    if (threats.length === 0 && plies < 3) return false;
    return (threats.length > 0 ? threats : empty).every((cell) => {
      signs[cell] = mover;
      const isWon = wins(other(mover), plies - 1);
      signs[cell] = '.';
      return isWon;
    });
  };
  const mover = open().length % 2 === cells % 2 ? 'X' : 'O';
  for (let plies = 1; plies <= most; plies += 1) {
    if (plies % 2 === 1 && wins(mover, plies)) return plies;
    if (plies % 2 === 0 && loses(mover, plies)) return -plies;
  }
  return null;
}
