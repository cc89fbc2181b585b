import type { Guide } from '../../../text/guide.ts';

/** How to play extended. */
export const guide: Guide = {
  lead: 'A bigger board and a longer line. More room means slower threats and longer plans.',
  sections: [
    {
      title: 'Game Overview',
      blocks: [
        'Two players, sixteen cells, four in a row. With five rows, five in a row.',
        'Played well by both sides a game ends in a tie, on either size. On 5×5 the defender even has a simple recipe: pair up the cells so that every line holds a pair, and answer each mark in its partner.',
      ],
    },
    {
      title: 'Basic Rules',
      blocks: [
        { head: 'Setup', lines: ['Choose 4×4 or 5×5. The board is empty and X begins.'] },
        {
          head: 'Making moves',
          lines: ['Take turns placing your mark in any empty cell. Marks never move again.'],
        },
        {
          head: 'Winning',
          lines: [
            'On 4×4 four of your marks in a row win, across, down or diagonal: ten lines. On 5×5 it takes five, and there are twelve. Three in a row win nothing here. A full board without a line is a tie.',
          ],
        },
      ],
    },
    {
      title: 'Strategic Elements',
      blocks: [
        {
          head: 'Cells that count',
          lines: [
            'The four corners and the four middle cells of 4×4 lie on three lines, all others on two: only they belong to a diagonal.',
          ],
        },
        {
          head: 'Crossing threats',
          lines: [
            'A single row of three is blocked in time. Two lines that cross in an empty cell are not: fill the crossing last, and two threats appear at once.',
          ],
        },
        {
          figures: [
            { diagram: 'lines', caption: 'How many of the ten lines run through each cell.' },
            {
              diagram: 'crossing',
              caption:
                'X has just taken the corner where two lines meet: both marked cells win, and O can fill only one.',
            },
          ],
        },
        {
          head: 'One mark closes a line',
          lines: [
            'A line that holds a mark of both players can’t be completed by anybody. Each of your marks closes up to three lines at once, so block early, while it costs you nothing.',
          ],
        },
      ],
    },
    {
      title: 'Tips',
      blocks: [
        {
          list: [
            'Count open lines: those without a mark of the other player. When you have none, play for the tie.',
            'Build on lines that share a cell, not on lines side by side.',
            'Online up to six people can share the board, or two teams. With six seats on 4×4 nobody has enough marks for a line: the set-up says so.',
          ],
        },
      ],
    },
  ],
};
