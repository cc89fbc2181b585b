import type { Guide } from '../../../text/guide.ts';

/** How to play infinite. */
export const guide: Guide = {
  lead: 'A board without an edge: play at its rim and it grows. Five in a row win.',
  sections: [
    {
      title: 'Game Overview',
      blocks: [
        'The board starts with five rows of five and grows as far as the game goes, up to a hundred cells a side.',
        'Nothing you have placed ever moves: new tiles only join at the rim. Whether the first player wins with best play is not known.',
      ],
    },
    {
      title: 'Basic Rules',
      blocks: [
        {
          head: 'Setup',
          lines: [
            'Choose five, four or three in a row, and a start of 5×5 or 3×3. Compact is the small version: nine cells that never grow, three in a row, exactly as classic. X begins.',
          ],
        },
        {
          head: 'Making moves',
          lines: [
            'Place your mark in an empty cell. A mark on the rim adds a row or a column on that side; one in a corner adds both.',
          ],
        },
        {
          figures: [
            { diagram: 'before', caption: 'The board at the start: five rows of five.' },
            {
              diagram: 'grown',
              caption: 'X played at the right rim: the board has a sixth column.',
            },
          ],
        },
        {
          head: 'Winning',
          lines: [
            'Five of your marks in a row win, across, down or diagonal. A longer row wins too. A board that can no longer grow and is full is a tie, but you would have to mean it.',
          ],
        },
      ],
    },
    {
      title: 'Strategic Elements',
      blocks: [
        {
          head: 'Open threes',
          lines: [
            'A row of three with both ends open must be answered at once. Left alone it becomes a row of four with two open ends, and nobody can close both.',
          ],
        },
        {
          head: 'Two threats at once',
          lines: [
            'A single four is blocked. A four together with a three, or two open threes, is not. Build marks that belong to two rows.',
          ],
        },
        {
          figures: [
            {
              diagram: 'three',
              caption:
                'An open three: O must take one of the marked cells. Anything else loses to an open four.',
            },
            { diagram: 'four', caption: 'An open four: X wins at either end.' },
          ],
        },
        {
          head: 'Three and four in a row',
          lines: [
            'Three in a row is won by whoever begins, with the third mark and from any opening. Four in a row is won by the first player as well, within six marks from the middle. Choose five for a fair game.',
          ],
        },
      ],
    },
    {
      title: 'Tips',
      blocks: [
        {
          list: [
            'Do not fear the rim: there is always room behind it.',
            'Drag to turn the board. Drag with two fingers, with the right button or with Shift to move over it; Centre brings it all back.',
            'On a large board the map shows every mark. Tap it to go there.',
            'Blocking works best on the side where their other marks are.',
          ],
        },
      ],
    },
  ],
};
