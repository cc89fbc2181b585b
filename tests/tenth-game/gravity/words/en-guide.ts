import type { Guide } from '../../../text/guide.ts';

export const guide = {
  lead: 'A column is all you choose; the ground does the rest.',
  sections: [
    { title: 'Game Overview', blocks: ['Two players, five columns, four in a row.'] },
    {
      title: 'Basic Rules',
      steps: true,
      blocks: [
        { head: 'Setup', lines: ['The board is empty, and X moves first.'] },
        {
          head: 'Making moves',
          lines: ['Choose a column. The mark falls to its lowest free cell.'],
        },
        { head: 'Winning', lines: ['Four of your marks in a row win.'] },
      ],
    },
    {
      title: 'Strategic Elements',
      blocks: [
        {
          head: 'Mind what you open',
          lines: ['A mark makes the cell above it free for the other player.'],
        },
        {
          figures: [
            { diagram: 'stacked', caption: 'X may go on in the first column or the second.' },
          ],
        },
      ],
    },
    { title: 'Tips', blocks: [{ list: ['Build from the middle column.'] }] },
  ],
} as const satisfies Guide;
