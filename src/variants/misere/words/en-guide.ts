import type { Guide } from '../../../text/guide.ts';

/** How to play misère; openings as an exhaustive search values them, which a test repeats. */
export const guide: Guide = {
  lead: 'Everything turned round: whoever completes three in a row loses.',
  sections: [
    {
      title: 'Game Overview',
      blocks: [
        'The board is the one of classic, the goal its opposite. You win when the other player has to complete a line.',
        'Played well by both sides it is a tie, but only one of the nine first moves holds it.',
      ],
    },
    {
      title: 'Basic Rules',
      blocks: [
        { head: 'Setup', lines: ['Choose 3×3 or 4×4. The board is empty and X begins.'] },
        {
          head: 'Making moves',
          lines: [
            'Take turns placing your own mark in any empty cell. You have to move, also when every move hurts.',
          ],
        },
        {
          head: 'Winning',
          lines: [
            'Whoever completes a full line of their own marks, three on 3×3 and four on 4×4, loses. Among three and more players everybody else wins, with teams the other team. A full board without a line is a tie.',
          ],
        },
      ],
    },
    {
      title: 'Strategic Elements',
      blocks: [
        {
          head: 'Open in the centre, then mirror',
          lines: [
            'Take the centre, and answer every move in the cell opposite to it. Your marks can’t line up through the centre then, and along the sides theirs would have lined up before yours.',
            'It is not just a way to hold the tie: it is the only one. Every other opening loses, and after the centre every other answer does.',
          ],
        },
        {
          figures: [
            {
              diagram: 'opening',
              caption: 'Only the centre holds the tie. All other first moves lose.',
            },
            { diagram: 'mirror', caption: 'O played the top: X must answer at the bottom.' },
            { diagram: 'again', caption: 'And so on: opposite O’s newest mark, and nowhere else.' },
          ],
        },
        {
          head: 'When they did not open in the centre',
          lines: [
            'Then you can win. Against a corner play any edge; against an edge play one of the other cells that don’t touch its middle: an edge beside it or a far corner. Don’t rush to the centre yourself: after a corner it only ties, after an edge it loses.',
          ],
        },
        {
          figures: [
            { diagram: 'corner', caption: 'X opened in a corner: every edge wins for O.' },
            {
              diagram: 'edge',
              caption: 'X opened on an edge: four answers win, the centre loses.',
            },
          ],
        },
      ],
    },
    {
      title: 'Tips',
      blocks: [
        {
          list: [
            'The board warns of lines that lack a single mark. Those of your own symbol are closed to you.',
            'Count the cells you can still play safely. Whoever runs out of them first loses.',
            'A line that holds marks of both players is safe for both: such cells are time, keep them for later.',
          ],
        },
      ],
    },
  ],
};
