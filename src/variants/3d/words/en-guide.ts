import type { Guide } from '../../../text/guide.ts';

/** How to play 3D; openings as an exhaustive search values them, which a test repeats. */
export const guide = {
  lead: 'Four boards stacked on posts. A line can run along one level, straight down or diagonally through the stack.',
  sections: [
    {
      title: 'Winning lines',
      blocks: [{ widget: 'lines' }],
    },
    {
      title: 'Game Overview',
      blocks: [
        'Thirty-six cells on four levels. Three of your marks in a straight line win. A line through the levels uses three adjacent ones.',
        'The first player can force a win, usually with the fourth mark. It is still a contest because nobody sees all 82 lines.',
      ],
    },
    {
      title: 'Basic Rules',
      steps: true,
      blocks: [
        {
          head: 'Setup',
          lines: [
            'Choose the stack: four levels of 3×3, three of 3×3, or four of 4×4. X begins. With “Not the centre”, the first mark can’t take the middle cell of an inner level. With the swap rule, the second player may take over the first mark. That gives the second player the advantage on the stacks of 3×3; on four levels of 4×4, nobody knows.',
          ],
        },
        {
          head: 'Making moves',
          lines: [
            'Take turns placing your mark in any empty cell of any level. Marks don’t fall: each stays on the level you chose.',
            {
              screen:
                'On a phone, tap a level to lay it out large. Swipe sideways for the next level, and pinch to see the whole stack.',
            },
          ],
        },
        {
          head: 'Winning',
          lines: [
            'Three in a straight line wins. There are 82 lines: 32 on the levels, 18 straight down, 24 diagonal in a vertical plane and 8 through the middle. The 3×3×3 cube has 49. On 4×4×4 it takes four in a row, and there are 76 lines. A full stack without a line is a tie.',
          ],
        },
      ],
    },
    {
      title: 'Strategic Elements',
      blocks: [
        {
          head: 'Open on an inner level',
          lines: [
            'Opening in any of the eighteen cells of the two inner levels wins with the fourth mark. The outer ring of a top or bottom level also wins, with the sixth. “Not the centre” closes two winning cells and leaves sixteen others.',
          ],
        },
        {
          head: 'The centre that loses',
          lines: [
            'The middle of the top or bottom level looks strong, but it is the only opening that loses. Only one answer beats it: the middle of the level next to it.',
          ],
        },
        {
          figures: [
            {
              diagram: 'openings',
              caption:
                'How many moves, counting both players, each opening takes to win. The middles of the two outer levels lose.',
            },
            {
              diagram: 'reply',
              caption:
                'After an opening in the middle of the bottom level, only the marked cell one level up wins. All 34 others lose.',
            },
          ],
        },
        {
          head: 'The other stacks',
          lines: [
            'On 3×3×3, only the centre of the cube wins. If it is closed to the first mark, every opening loses: the second player takes it.',
            'The first player also wins 4×4×4. Oren Patashnik proved it in 1980 with 1500 hours of computing, but nobody can do it in their head.',
          ],
        },
        { widget: 'proof' },
      ],
    },
    {
      title: 'Tips',
      blocks: [
        {
          list: [
            {
              screen:
                'Select a level to see it on its own, and spread the levels to look between them.',
            },
            'Before each move, check the cells directly above and below: the board shows that column.',
            'Diagonals through the levels are the easiest lines to overlook. Turn the stack until two of your marks line up with an empty cell.',
            'Two threats at once win here too. The middle cells of the inner levels lie on more lines than any other cell.',
          ],
        },
      ],
    },
  ],
} as const satisfies Guide;
