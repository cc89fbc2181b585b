import type { PageWords } from '../../../text/word-types.ts';

/** Page copy outside the board: search engines, and the questions below the game. */
export const pages = {
  head: {
    title: 'Multiplayer Tic Tac Toe: three to six on one device',
    description:
      'Tic-tac-toe for three to six players around one screen, each with their own shape and colour, on a 3×3, 4×4 or 5×5 grid. Free, no account.',
    tags: ['multiplayer tic tac toe', 'party game', '3 to 6 players'],
  },
  related: ['extended', 'infinite', 'online'],
  questions: [
    {
      question: 'How many can play?',
      answer: 'Three to six people on one device, on a 3×3, 4×4 or 5×5 grid.',
    },
    {
      question: 'What are the symbols?',
      answer: 'X, O, triangle, square, crescent and diamond, in the order you play.',
    },
    {
      question: 'Why does the setup show a warning?',
      answer:
        'With many players on a small grid, some or all of you don’t get enough marks for a full line. The warning says who still does, and what helps.',
    },
    {
      question: 'Can we play on several devices?',
      answer: 'Yes: an online room holds up to six players, depending on the game.',
    },
  ],
  players: [3, 6],
} satisfies PageWords;
