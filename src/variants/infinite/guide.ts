import type { Guide } from '../../text/guide.ts';

/** How to play infinite. */
export const guide: Guide = {
  lead: 'A board without an edge: play at its rim and it grows. Five in a row win.',
  sections: [
    {
      title: 'Game Overview',
      lines: [
        'The board starts with five rows of five and grows as far as the game goes, up to a hundred cells a side.',
        'Nothing you have placed ever moves: new tiles only join at the rim.',
      ],
    },
    {
      title: 'Basic Rules',
      steps: true,
      lines: [
        'X begins. Take turns placing your mark in an empty cell.',
        'A mark on the rim adds a row or a column on that side; one in a corner adds both.',
        'Five in a row win, or four or three if you choose so: across, down or diagonal. A longer row wins too.',
        'Compact is the small version: nine cells that never grow, three in a row, and a full grid is a tie.',
      ],
    },
    {
      title: 'Strategic Elements',
      lines: [
        'A row of three with both ends open is a threat: left alone it becomes four, and four open ends cannot both be closed.',
        'Two threats at once win. Build marks that belong to two rows.',
        'Do not fear the rim: there is always room behind it.',
      ],
    },
    {
      title: 'Tips',
      lines: [
        'Drag to turn the board. Drag with two fingers, with the right button or with Shift to move over it; Centre brings it all back.',
        'On a large board the map shows every mark. Tap it to go there.',
        'Three in a row on an endless board is won by whoever starts. Choose five for a fair game.',
      ],
    },
  ],
};
