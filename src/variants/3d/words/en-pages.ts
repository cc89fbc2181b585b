import type { PageWords } from '../../../text/words.ts';

/** What pages say of it besides its board: search engines, and the questions below the game. */
export const pages = {
  head: {
    title: '3D Tic Tac Toe: a stack of four levels',
    description:
      'Three in a straight line through four levels of nine cells, in any direction. Turn the board in your hands and play free against an AI or a friend.',
    tags: ['3d tic tac toe', 'stacked tic tac toe', '82 winning lines'],
  },
  related: ['ultimate', 'extended', 'quantum'],
  questions: [
    {
      question: 'How many winning lines are there?',
      answer:
        '82 on four levels of three by three: 32 on the levels, 18 straight down, 24 slanted within one upright plane and 8 through the middle.',
    },
    {
      question: 'Is moving first an advantage?',
      answer:
        'A decisive one. Any cell of the two inner levels wins by force with the fourth mark.',
    },
    {
      question: 'Which opening loses?',
      answer:
        'The middle of the top or the bottom level, and only to one answer: the middle of the level next to it.',
    },
    {
      question: 'How do I see all levels?',
      answer: 'Turn the stack, spread the levels, or take one in hand.',
    },
  ],
} satisfies PageWords;
