/** A small independent player of classic: it shares no code with the product's rules or bots. */

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];

const wonBy = (board: string, mark: string) =>
  LINES.some((line) => line.split('').every((at) => board[Number(at)] === mark));

const put = (board: string, at: number, mark: string) =>
  board.slice(0, at) + mark + board.slice(at + 1);

const free = (board: string) => board.split('').flatMap((mark, at) => (mark === '.' ? [at] : []));

const known = new Map<string, number>();

/** The result with best play for `me`, the player to move: 1, 0 or -1. */
function worth(board: string, me: string): number {
  const key = board + me;
  const before = known.get(key);
  if (before !== undefined) return before;
  const other = me === 'X' ? 'O' : 'X';
  let best = -2;
  if (wonBy(board, other)) best = -1;
  else if (free(board).length === 0) best = 0;
  else for (const at of free(board)) best = Math.max(best, -worth(put(board, at, me), other));
  known.set(key, best);
  return best;
}

/** X's best move (`best`), or its worst (`worst`). */
export function moveOfX(board: string, aim: 'best' | 'worst'): string {
  const rated = free(board).map((at) => ({ at, value: -worth(put(board, at, 'X'), 'O') }));
  const sign = aim === 'best' ? -1 : 1;
  const [chosen] = rated.toSorted((a, b) => sign * (a.value - b.value));
  if (!chosen) throw new Error(`no empty cell in ${board}`);
  return String(chosen.at);
}
