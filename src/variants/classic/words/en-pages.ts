import type { PageWords } from '../../../text/words.ts';

/** What pages say of it besides its board: search engines, and the questions below the game. */
export const pages = {
  head: {
    title: 'Classic Tic Tac Toe: play free on a 3D board',
    description:
      'Three in a row on the board everyone knows. Play classic tic-tac-toe against an AI of three levels or a friend. Free, no ads, no account.',
    tags: ['classic tic tac toe', 'three in a row', 'tic tac toe vs AI'],
  },
  related: ['ultimate', 'misere', 'wild'],
  questions: [
    {
      question: 'Can X always win at classic?',
      answer:
        'No. With best play every game is a tie, whatever the first move. A win is always somebody’s mistake.',
    },
    {
      question: 'What is the best first move?',
      answer:
        'All nine hold the tie. A corner sets the most traps: seven of the eight answers to it lose. The centre leaves four losing answers.',
    },
    {
      question: 'How do I stop a fork?',
      answer:
        'Make a threat of your own, so that the other player has to answer it before forking, or take the cell where their two lines meet.',
    },
    {
      question: 'How strong are the levels?',
      answer:
        'Easy plays half of its moves at random, Medium three in ten, Hard none. Hard never loses here.',
    },
  ],
  strategy: {
    title: 'Classic strategies',
    lead: 'A tie for two careful players. These are the ways in which the other one stops being careful.',
    tips: [
      {
        title: 'Win, block, fork',
        difficulty: 'Beginner',
        effectiveness: 'Essential',
        description:
          'Every turn, do the first of these that you can: finish your own line, stop theirs, make two threats at once, prevent theirs, take the centre, take a corner. Whoever never skips a step never loses.',
      },
      {
        title: 'Take the centre',
        difficulty: 'Beginner',
        effectiveness: 'High',
        description:
          'Four of the eight lines run through it, three through a corner, two through an edge. As second player against a corner it is even the only move that holds.',
      },
      {
        title: 'Open in a corner',
        difficulty: 'Intermediate',
        effectiveness: 'Very High',
        description:
          'Seven of the eight answers to a corner lose by force, against four of eight to the centre. Against people, the corner is the better trap.',
      },
      {
        title: 'Opposite corners',
        difficulty: 'Advanced',
        effectiveness: 'Very High',
        description:
          'Hold two opposite corners around their centre mark: if they answer in a corner, you fork. When it is done to you, play an edge.',
      },
    ],
  },
} satisfies PageWords;
