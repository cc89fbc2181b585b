import type { PageWords } from '../../../text/word-types.ts';

export const pages = {
  head: {
    title: 'Gravity Tic Tac Toe: marks that fall',
    description: 'Marks fall to the lowest free cell of their column, and four in a row win.',
    tags: ['gravity tic tac toe', 'falling marks'],
  },
  related: ['extended', 'classic', 'infinite'],
  questions: [
    { question: 'Where does my mark land?', answer: 'On the lowest free cell of its column.' },
    { question: 'How many in a row win?', answer: 'Four: across, down or diagonal.' },
    { question: 'How large is the board?', answer: 'Five rows of five cells.' },
  ],
} satisfies PageWords;
