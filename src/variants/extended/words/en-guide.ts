import type { Guide } from '../../../text/guide.ts';

/** How to play extended. */
export const guide = {
  lead: 'A bigger board and a longer line. More room means slower threats and longer plans.',
  sections: [
    {
      title: 'Game Overview',
      blocks: [
        'Two players, sixteen cells, four in a row. On 5×5, five in a row.',
        'If both sides play well, the game ends in a tie on either size. On 5×5, the defender even has a simple recipe: pair up cells so that every line contains a pair, and answer each mark in its partner cell.',
        {
          moving: 'game',
          says: [
            'Sixteen empty cells. Four in a row win.',
            'X takes a corner.',
            'O takes a middle cell.',
            'X goes on down the side.',
            'O starts a row of its own.',
            'X has three in a row, which isn’t enough yet.',
            'O goes on with its row instead of blocking.',
            'X has four in a row and wins.',
          ],
        },
      ],
    },
    {
      title: 'Basic Rules',
      steps: true,
      blocks: [
        { head: 'Setup', lines: ['Choose 4×4 or 5×5. The board is empty and X moves first.'] },
        {
          head: 'Making moves',
          lines: ['Take turns placing your mark in any empty cell. Marks never move.'],
        },
        {
          head: 'Winning',
          lines: [
            'On 4×4, four of your marks in a row win: across, down or diagonal, ten lines in all. On 5×5 it takes five, and there are twelve lines. Three in a row doesn’t win here. A full board without a line is a tie.',
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
            'On 4×4, the four corners and the four middle cells lie on three lines, because they are on a diagonal. All other cells lie on two.',
          ],
        },
        {
          head: 'Crossing threats',
          lines: [
            'A single row of three can be blocked in time. Two lines that cross in an empty cell can’t: fill that cell last, and you make two threats at once.',
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
            'Nobody can complete a line that holds marks of both players. Each of your marks blocks up to three lines, so block early, while it costs you nothing.',
          ],
        },
      ],
    },
    {
      title: 'Tips',
      blocks: [
        {
          list: [
            'Count your open lines: those without a mark of your opponent. When you have none, play for the tie.',
            'Build on lines that share a cell, not on lines side by side.',
            'Online, up to six players or two teams can share the board. With six players on 4×4, nobody gets enough marks for a line: the setup says so.',
          ],
        },
      ],
    },
  ],
} as const satisfies Guide;
