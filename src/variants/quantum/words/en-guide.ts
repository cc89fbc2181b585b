import type { Guide } from '../../../text/guide.ts';

/** How to play quantum; the game is Allan Goff's (Am. J. Phys. 74, 2006), the words are ours. */
export const guide = {
  lead: 'Every turn puts one mark into two squares at once. Closing a loop forces it into one of them.',
  sections: [
    {
      title: 'Game Overview',
      blocks: [
        'The board is the same as in classic, but it isn’t decided yet where a mark is. Squares fill with possibilities until a loop forces a decision and several marks become real at once.',
        'With perfect play, X wins, but only by half a point and only by opening in two opposite corners.',
        {
          moving: 'loop',
          says: [
            'Nine empty squares.',
            'X 1 goes into two squares at once: the top left and the centre.',
            'O 2 goes into the centre too, and into the square on the right.',
            'X 3 joins the top left and the right. The three marks form a loop.',
            'O decides how it collapses: X 3 lands in the top left, X 1 in the centre and O 2 on the right.',
          ],
        },
      ],
    },
    {
      title: 'Basic Rules',
      steps: true,
      blocks: [
        {
          head: 'Setup',
          lines: [
            'Two players, nine empty squares. X moves first and makes the odd-numbered moves, O the even-numbered ones.',
          ],
        },
        {
          head: 'Making moves',
          lines: [
            'Choose two different squares without a classical mark. Your mark goes into both, with the number of the move. Nobody can move while a measurement is pending.',
          ],
        },
        {
          head: 'Winning',
          lines: [
            'Three classical marks in a row win. If both players complete a line in one collapse, the line whose highest number is lower wins: it scores one point, the other half a point. Nine classical marks without a line are a tie.',
          ],
        },
      ],
    },
    {
      title: 'Spooky Marks',
      folds: true,
      blocks: [
        'A mark in two squares is called spooky. X 1 might be in the top left or in the centre: both are drawn, small and numbered.',
        'A spooky mark doesn’t occupy its square. A square can hold up to eight of them, from both players.',
        { figures: [{ diagram: 'spooky', caption: 'X 1 is in the top left and in the centre.' }] },
      ],
    },
    {
      title: 'Entanglement',
      folds: true,
      blocks: [
        'The two squares of a move are linked. As soon as one of its marks becomes real, the other disappears.',
        'In the end, each square holds only one mark. So moves that share a square depend on each other: if X 1 takes the centre, O 2 must go to its other square.',
        {
          figures: [
            {
              diagram: 'entangled',
              caption: 'O 2 shares the centre with X 1: they are entangled.',
            },
          ],
        },
      ],
    },
    {
      title: 'Cyclic Entanglement',
      folds: true,
      blocks: [
        'Links that lead from a square back to itself form a loop. The smallest loop is two moves in the same two squares: the game announces “Identical Quantum States Detected!”. For a longer loop, it announces “Cyclic Entanglement Detected!”.',
        'A loop has exactly two outcomes. The player who didn’t close it chooses one.',
        {
          figures: [
            {
              diagram: 'loop',
              caption: 'X 3 closes a loop of three squares. O chooses: A or B.',
            },
          ],
        },
      ],
    },
    {
      title: 'Quantum Collapse',
      folds: true,
      blocks: [
        'Whoever chooses decides which of its two squares the closing mark lands in. A mark that was there too must land in its other square, and so on around the loop. Every mark linked to the loop follows.',
        'Whoever chose also moves next.',
        {
          figures: [
            {
              diagram: 'collapse',
              caption:
                'O chose A: X 3 lands in the top left, so X 1 goes to the centre and O 2 to the right.',
            },
          ],
        },
      ],
    },
    {
      title: 'Classical Marks',
      folds: true,
      blocks: [
        'A mark that has landed is classical: large, alone in its square, and there to stay. Nobody can play in that square any more.',
        'When only one square is left open, the player to move takes it with a classical mark at once.',
      ],
    },
    {
      title: 'A game, step by step',
      blocks: [{ screen: 'A complete game. Step through it move by move.' }, { widget: 'example' }],
    },
    {
      title: 'Strategic Elements',
      blocks: [
        {
          head: 'Closing a loop gives the choice away',
          lines: [
            'Close a loop only if both outcomes are good for you. In the last step of the game above, X wins either way.',
          ],
        },
        {
          head: 'The opening',
          lines: [
            'Of the 36 first moves only the two pairs of opposite corners win; the other 34 lead to a tie against best play.',
          ],
        },
        {
          figures: [
            { diagram: 'opening', caption: 'Two opposite corners: the only opening that wins.' },
          ],
        },
        {
          head: 'Low numbers win',
          lines: [
            'When one collapse gives both players a line, the older line wins. Early marks are worth protecting.',
          ],
        },
      ],
    },
    {
      title: 'Tips',
      blocks: [
        {
          list: [
            'Before you place the second mark, follow the links with your finger: does the pair close a loop?',
            'Even if every mark in a loop is yours, your opponent chooses: the numbers land differently, and so the winner may change.',
            'Put marks into lines that share a square, so that one collapse helps you twice.',
            {
              screen:
                'Press Hide Entanglement when there are too many links, and Show Entanglement before you decide.',
            },
          ],
        },
      ],
    },
  ],
  own: {
    /** The words for each step of the example; its moves are in `Example.tsx`. */
    example: [
      'The board is empty. X begins.',
      'X plays 1 into the top left and the top. Neither is certain.',
      'O plays 2 into the top and the top right. The top now holds two possibilities: they are entangled.',
      'X plays 3 into the top right and the top left: a loop of three squares. O must measure it.',
      'O lets X 3 land in the top left. Then X 1 must be in the top, and O 2 in the top right: three classical marks. O also moves next.',
      'O plays 4 into the left and the centre.',
      'X plays 5 into the centre and the bottom left.',
      'O plays 6 into the bottom left and the left: a second loop. This time X chooses.',
      'X lets O 6 land in the bottom left. O 4 goes to the left, and X 5 gets the centre.',
      'X plays 7 into the bottom and the bottom right. X already has the top, the top left and the centre, so either square wins.',
      'O plays 8 into the right and the bottom to contest the bottom.',
      'X plays 9 into the right and the bottom right and closes a loop on purpose: O must choose.',
      'O lets X 9 land on the right. O 8 goes to the bottom, X 7 to the bottom right: the diagonal is complete. The other choice would have given X the middle column.',
    ],
  },
} as const satisfies Guide;
