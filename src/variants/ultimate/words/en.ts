import type { GameWords } from '../../../text/word-types.ts';

/** The words beside its board. */
export const words = {
  title: 'Ultimate Tic Tac Toe',
  options: {},
  rules: () => [
    'The cell you take sends the other player to the small board in the same place.',
    'Sent to a finished board? Play anywhere!',
    'Three small boards in a row win the game. A tied board belongs to nobody.',
  ],
  banner: {
    victory: 'Ultimate Victory',
    stalemate: 'Ultimate Stalemate',
    details: { tie: 'Every small board is finished, and nobody has three in a row.' },
  },
  own: {
    anywhere: 'Play anywhere!',
    /** On a small screen, after the tap that shows one board. */
    square: 'Now tap a square.',
    boards: {
      names: [
        'top-left board',
        'top board',
        'top-right board',
        'left board',
        'centre board',
        'right board',
        'bottom-left board',
        'bottom board',
        'bottom-right board',
      ] as const,
      next: (board: string) => `Next move: ${board}.`,
      first: 'Start on any board.',
      /** For a decided board: its winner's symbol, or 'tie'. */
      winner: (winner: string) => (winner === 'tie' ? 'board tied' : `board won by ${winner}`),
      decided: (winner: string, board: string) =>
        winner === 'tie' ? `The ${board} is tied.` : `${winner} wins the ${board}.`,
      map: (board: string) => `Map: ${board} in view. Show all boards.`,
    },
  },
} satisfies GameWords;
