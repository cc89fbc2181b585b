import type { Guide } from '../../../text/guide.ts';

/** How to play 3D; openings as an exhaustive search values them, which a test repeats. */
export const guide: Guide = {
  lead: 'Four boards stacked on posts. A line can run along one level, straight down, or slant through the stack.',
  sections: [
    {
      title: 'Winning lines',
      blocks: [{ widget: 'lines of 3D' }],
    },
    {
      title: 'Game Overview',
      blocks: [
        'Thirty-six cells on four levels. Three of your marks in a straight line win, on neighbouring levels where the line changes level.',
        'Whoever begins can win by force, usually with the fourth mark. What makes it a game is that nobody sees all 82 lines.',
      ],
    },
    {
      title: 'Basic Rules',
      blocks: [
        {
          head: 'Setup',
          lines: [
            'Choose the stack: four levels of 3×3, three of 3×3, or four of 4×4. X begins. With “Not the centre” the first mark may not take a middle cell of the inner levels.',
          ],
        },
        {
          head: 'Making moves',
          lines: [
            'Take turns placing your mark in any empty cell of any level. Nothing falls: a mark stays on the level you chose.',
          ],
        },
        {
          head: 'Winning',
          lines: [
            'Three in a straight line win. There are 82 lines: 32 on the levels, 18 straight down, 24 slanted within one upright plane, 8 through the middle. The 3×3×3 cube has 49; on 4×4×4 it takes four in a row, on one of 76 lines. A full stack without a line is a tie.',
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
            'Any of the eighteen cells of the two inner levels wins with the fourth mark. The rim of an outer level still wins, with the sixth. “Not the centre” closes two winning cells and leaves sixteen others.',
          ],
        },
        {
          head: 'The centre that loses',
          lines: [
            'The middle of the top or the bottom level looks strong and is the one opening that loses: the answer right next to it, in the middle of the neighbouring level, wins. It is the only answer that does.',
          ],
        },
        {
          figures: [
            {
              diagram: 'openings',
              caption:
                'Each opening, and after how many moves of both players it wins. The two middles of the outer levels lose.',
            },
            {
              diagram: 'answer',
              caption:
                'After the middle of the bottom level: only the marked cell, one level up, wins. All 34 others lose.',
            },
          ],
        },
        {
          head: 'The other stacks',
          lines: [
            '3×3×3 is won only from the centre of the cube. Close that cell to the first mark, and every opening loses: the second player takes it.',
            '4×4×4 is won by the first player too, as Oren Patashnik proved in 1980 with 1500 hours of computing, but nobody does it in their head.',
          ],
        },
      ],
    },
    {
      title: 'Tips',
      blocks: [
        {
          list: [
            'Take a level in hand to see it alone, and spread the levels to look between them.',
            'Before each move look straight above and below it: the board shows that column.',
            'The most overlooked lines are the slanted ones. Turn the stack until two of your marks stand in line with an empty cell.',
            'Two threats at once win here as anywhere, and a mark in an inner middle belongs to more lines than any other.',
          ],
        },
      ],
    },
  ],
};
