import type { PageWords } from '../../../text/word-types.ts';

/** Page copy outside the board: search engines, and the questions below the game. */
export const pages = {
  head: {
    title: 'Wild Tic Tac Toe: X or O on every move',
    description:
      'Choose X or O on every move, and watch what you leave behind. Play wild tic-tac-toe in 3D against an AI or a friend. Free, no account.',
    tags: ['wild tic tac toe', 'choose X or O', 'your choice tic tac toe'],
  },
  related: ['misere', 'classic', 'quantum'],
  questions: [
    {
      question: 'Whose line is it when I place their symbol?',
      answer:
        'Theirs by default: a line wins for its symbol’s owner. With “Line maker”, whoever completes it wins.',
    },
    {
      question: 'Why would I ever place the other symbol?',
      answer:
        'To spoil a line: a mixed line is nobody’s. And with “Line maker”, both symbols are yours.',
    },
    {
      question: 'Who wins with best play?',
      answer:
        'With “Symbol owner”, it is a tie. With “Line maker”, the first player wins on 3×3, but only by opening in the centre; on 4×4, it is a tie, too.',
    },
  ],
} satisfies PageWords;
