// The game that all the other systems play: nine checked moves, then the player to move starts a new round.

/** Nine moves without a winner, as in online/system.ts. */
export const CELLS = [0, 1, 2, 4, 3, 5, 7, 6, 8];

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** The mark that fills a line of a flat board; "" for none. */
export const winnerOf = (cells) => {
  const line = LINES.find(
    ([a, b, c]) => cells[a] && cells[a] === cells[b] && cells[a] === cells[c],
  );
  return line ? cells[line[0]] : '';
};

/** Players alternate: `mark(player, cell)` nine times, then `again(player)`; each resolves when the other player hears of it. */
export function byTurns({ mark, again }) {
  let ply = 0;
  return {
    act() {
      const player = ply % 2;
      if (ply === CELLS.length) {
        ply = 0;
        return again(player);
      }
      ply += 1;
      return mark(player, CELLS[ply - 1]);
    },
  };
}
