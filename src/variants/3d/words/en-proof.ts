import type { Guide } from '../../../text/guide.ts';
import type { ProofWords } from '../../../text/proof.ts';

/** The page about the proof of 4×4×4. */
export const guide = {
  lead: 'On four levels of 4×4, X moves first and can always win. This page says how we know, and lets you argue with the proof.',
  sections: [
    {
      title: 'What is proven',
      blocks: [
        'X starts in a corner. Whatever O replies, then and later, the proof has an answer that leads to four in a row. So perfect play never ends in a tie, and O never wins.',
        {
          figures: [
            {
              diagram: 'first',
              caption:
                'The winning first mark. Any other corner, or any of the eight inner cells, works just as well.',
            },
          ],
        },
        'Oren Patashnik proved it first, in 1980, with 1500 hours of computing. Victor Allis confirmed it in 1994. The proof on this site is our own: a script finds it in three minutes.',
      ],
    },
    {
      title: 'How the proof works',
      blocks: [
        {
          head: 'Threats',
          lines: [
            'Three marks of X in a line whose fourth cell is empty are a threat: O has to block there. Good threats come one after another until two stand at once. A computer finds such a chain in a moment, so the proof doesn’t store it.',
          ],
        },
        {
          figures: [
            {
              diagram: 'threat',
              caption: 'Three Xs on the long diagonal. O has to block in the last cell.',
            },
          ],
        },
        {
          head: 'The book',
          lines: [
            'Where no chain of threats wins yet, X needs a move from the book. It has 13,281 positions with one move each, and takes 18 KB. Positions that mirror or turn into each other are stored once: the lines of the cube have 192 symmetries.',
            'The longest way through the book takes 19 moves of X. Then threats finish the game.',
          ],
        },
      ],
    },
    {
      title: 'How it was checked',
      blocks: [
        'A second program shares no code with the game or with the script that found the proof. It made the 76 lines itself, tried all 8,519,262 replies and found an answer to each. Then we deleted 200 of the moves and changed another 200, one at a time. The checker noticed every one.',
      ],
    },
    {
      title: 'What nobody knows',
      blocks: [
        {
          list: [
            'How fast X can win. The proof wins, but another way may be shorter.',
            'Who wins after a first mark in one of the other 48 cells.',
            'So nobody knows who wins with the swap rule. A first mark on one of the 16 strong cells loses there: the second player takes it over.',
          ],
        },
      ],
    },
  ],
} as const satisfies Guide;

/** Around that page, and in the argument. */
export const words: ProofWords = {
  title: '4×4×4 is solved',
  argue: 'Argue with the proof',
  analyse: 'Analyse it',
  toGuide: 'Back to the 3D guide',
  /** The argument. */
  leave: 'Back to the proof',
  read: 'Read about the proof',
  restart: 'Start again',
  left: (moves: number) =>
    moves === 1 ? 'Proof: 1 more move at most' : `Proof: ${moves} more moves at most`,
  bookDone: 'Proof: no more moves, threats win',
  threats: (moves: number) =>
    moves === 1 ? 'X wins with the next move' : `X wins in ${moves} moves`,
  first: 'Reply anywhere',
  firstDetail: 'You are O, and X is proven to win. How long can you hold out?',
  yours: 'Your reply',
  replying: 'The proof answers…',
  best: 'No reply holds out longer.',
  cost: (moves: number) =>
    moves === 1 ? 'That cost you 1 move.' : `That cost you ${moves} moves.`,
  block: 'From here on, X threatens with every move.',
  over: 'X wins, as proven',
  overDetail: (moves: number) =>
    moves === 1 ? 'You held out for 1 move.' : `You held out for ${moves} moves.`,
};
