import type { GameWords } from '../../../text/words.ts';

/** What is said beside its board. */
export const words = {
  title: 'Quantum Tic Tac Toe',
  options: {},
  rules: () => [
    'A turn places two linked marks with one number in two different squares.',
    'A link that closes a loop must be measured: the other player chooses where its last mark lands, and everything tied to it follows.',
    'Three classical marks in a row win. If both players get a line at once, the lower highest number wins.',
    'A full board without a line is a tie.',
  ],
  banner: { victory: 'Quantum Victory', stalemate: 'Quantum Stalemate' },
} satisfies GameWords;
