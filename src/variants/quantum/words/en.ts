import type { GameWords } from '../../../text/words.ts';

/** What is said beside its board. */
export const words = {
  title: 'Quantum Tic Tac Toe',
  options: {},
  rules: () => [
    'Each turn places two linked marks with the same number in two different squares.',
    'When a link closes a loop, the other player measures it: they choose where the last mark lands, and every linked mark follows.',
    'Three classical marks in a row win. If both players complete a line at once, the line whose highest number is lower wins.',
    'A full board without a line is a tie.',
  ],
  banner: { victory: 'Quantum Victory', stalemate: 'Quantum Stalemate' },
} satisfies GameWords;
