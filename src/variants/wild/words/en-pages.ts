import type { PageWords } from '../../../text/words.ts';

/** What pages say of it besides its board: search engines, and the questions below the game. */
export const pages = {
  head: {
    title: 'Wild Tic Tac Toe: X or O on every move',
    description:
      'Choose X or O anew on each move, and mind what you leave behind. Play wild tic-tac-toe in 3D against an AI or a friend. Free, no account.',
    tags: ['wild tic tac toe', 'choose X or O', 'your choice tic tac toe'],
  },
  related: ['misere', 'classic', 'quantum'],
  questions: [
    {
      question: 'Whose line is it when I place their symbol?',
      answer:
        'Theirs, by default: a line wins for its symbol’s owner. With the option for its maker, whoever completes it wins.',
    },
    {
      question: 'Why would I ever place the other symbol?',
      answer:
        'To spoil a line: a mixed line is nobody’s. And with lines for their maker, because both symbols are yours.',
    },
    {
      question: 'Who wins with best play?',
      answer:
        'By symbol it is a tie. By maker the first player wins, only by opening in the centre.',
    },
  ],
} satisfies PageWords;
