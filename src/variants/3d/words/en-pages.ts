import type { PageWords } from '../../../text/word-types.ts';

/** Page copy outside the board: search engines, and the questions below the game. */
export const pages = {
  head: {
    title: '3D Tic Tac Toe: a stack of four levels',
    description:
      'Line up three in any direction across four levels of nine cells. Turn the board in your hands and play free against an AI or a friend.',
    tags: ['3d tic tac toe', 'stacked tic tac toe', '82 winning lines'],
  },
  related: ['ultimate', 'extended', 'quantum'],
  questions: [
    {
      question: 'How many winning lines are there?',
      answer:
        '82 on four levels of three by three: 32 on the levels, 18 straight down, 24 diagonal in a vertical plane and 8 through the middle.',
    },
    {
      question: 'Is moving first an advantage?',
      answer:
        'Yes, a decisive one. Opening in any cell of the two inner levels forces a win with the fourth mark.',
    },
    {
      question: 'Which opening loses?',
      answer:
        'The middle of the top or bottom level. Only one answer beats it: the middle of the level next to it.',
    },
    {
      question: 'How do I see all levels?',
      answer: 'Turn the stack, spread the levels, or select a single level.',
    },
  ],
} satisfies PageWords;
