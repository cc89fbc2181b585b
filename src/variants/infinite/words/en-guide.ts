import type { Guide } from '../../../text/guide.ts';

/** How to play infinite. */
export const guide = {
  lead: 'Play at the edge and the board grows. Five in a row wins.',
  sections: [
    {
      title: 'Game Overview',
      blocks: [
        'The board starts at 5×5 and grows with the game, up to a hundred cells a side.',
        'Marks never move: new cells only appear at the edge. Nobody knows whether the first player wins with best play.',
      ],
    },
    {
      title: 'Basic Rules',
      steps: true,
      blocks: [
        {
          head: 'Setup',
          lines: [
            'Choose five, four or three in a row, and a start of 5×5 or 3×3. Compact is the small version: a 3×3 board that never grows and three in a row, exactly like classic. X moves first. With the swap rule, the second player may take over the first mark and has the advantage.',
          ],
        },
        {
          head: 'Making moves',
          lines: [
            'Place your mark in an empty cell. A mark at the edge adds a row or a column on that side; a mark in a corner adds both.',
          ],
        },
        {
          moving: 'growth',
          says: [
            'The board at the start: five rows of five.',
            'X plays in the middle. Nothing grows.',
            'O plays at the right edge: a sixth column appears.',
            'X plays at the lower edge: a sixth row appears.',
            'O plays in the top-left corner: a row and a column appear.',
          ],
        },
        {
          figures: [
            { diagram: 'before', caption: 'The board at the start: five rows of five.' },
            {
              diagram: 'grown',
              caption: 'X played at the right edge: the board now has a sixth column.',
            },
          ],
        },
        {
          head: 'Winning',
          lines: [
            'Five of your marks in a row win, across, down or diagonal. A longer row wins too. A full board that can’t grow any more is a tie, but that only happens on purpose.',
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
            'A row of three with both ends open must be answered at once. Left alone, it becomes a row of four with two open ends, and nobody can close both.',
          ],
        },
        {
          head: 'Two threats at once',
          lines: [
            'A single four can be blocked. A four together with an open three, or two open threes, can’t. Place marks that belong to two rows.',
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
            'With three in a row, the first player wins with the third mark from any opening. With four in a row, the first player also wins, within six marks when opening in the middle. Choose five for a fair game.',
          ],
        },
      ],
    },
    {
      title: 'Tips',
      blocks: [
        {
          list: [
            'Don’t be afraid of the edge: there is always room beyond it.',
            {
              screen:
                'Drag to turn the board. Drag with two fingers, the right mouse button or Shift to move across it. Centre brings it all back into view.',
            },
            { screen: 'On a large board, a map shows every mark. Tap it to go there.' },
            'Blocking works best on the side where their other marks are.',
          ],
        },
      ],
    },
  ],
} as const satisfies Guide;
