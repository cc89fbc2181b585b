import type { Guide } from '../../text/guide.ts';

/** How to play 3D; openings as an exhaustive search values them. */
export const guide: Guide = {
  lead: 'Four boards stacked on posts. A line can run along one level, straight down, or slant through the stack.',
  sections: [
    {
      title: 'Game Overview',
      lines: [
        'Thirty-six cells on four levels. Three of your marks in a straight line win, on neighbouring levels where it changes level.',
        'Whoever begins can win by force within four of their own marks. “Not the centre” for the first mark makes it fairer.',
      ],
    },
    {
      title: 'Basic Rules',
      steps: true,
      lines: [
        'Take turns placing your mark in any empty cell of any level. X begins.',
        'There are 82 lines: 32 on the levels, 18 straight down, 24 slanted along a wall, 8 through the middle.',
        'A full stack without a line is a tie.',
      ],
    },
    {
      title: 'Strategic Elements',
      lines: [
        'The middle cells of the two inner levels lie on the most lines, and opening on an inner level wins.',
        'Opening in the centre of an outer level loses against best play.',
        'Of the other stacks, 3 of 3×3 is won only from the centre of the cube; 4 of 4×4 is won by the first player too, but nobody does it in their head.',
      ],
    },
    {
      title: 'Tips',
      lines: [
        'Take a level in hand to see it alone, and spread the levels to look between them.',
        'Before each move look straight above and below it: the board shows that column.',
      ],
    },
  ],
};
