import type { PageWords } from '../../../text/words.ts';

/** What pages say of it besides its board: search engines, and the questions below the game. */
export const pages = {
  head: {
    title: 'Multiplayer Tic Tac Toe: three to six on one device',
    description:
      'Tic-tac-toe for three to six players around one screen, each with a shape and colour of their own, on grids of 3, 4 or 5. Free, no account.',
    tags: ['multiplayer tic tac toe', 'party game', '3 to 6 players'],
  },
  related: ['extended', 'infinite', 'online'],
  questions: [
    {
      question: 'How many can play?',
      answer: 'Three to six people on one device, on three, four or five rows.',
    },
    {
      question: 'What are the symbols?',
      answer: 'X, O, triangle, square, crescent and diamond, in the order of the players.',
    },
    {
      question: 'Why does the set-up warn us?',
      answer:
        'With many players on a small grid nobody gets enough marks for a full line. It says who still can, and what helps.',
    },
    {
      question: 'Can we play on several devices?',
      answer: 'Yes: an online room holds up to six players in classic, extended and misère.',
    },
  ],
  players: [3, 6],
} satisfies PageWords;
