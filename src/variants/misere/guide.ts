import type { Guide } from '../../text/guide.ts';

/** How to play misère; openings as an exhaustive search values them. */
export const guide: Guide = {
  lead: 'Everything turned round: whoever completes three in a row loses.',
  sections: [
    {
      title: 'Game Overview',
      lines: [
        'The board is the one of classic, the goal its opposite. You win when the other player has to complete a line.',
        'Played well by both sides it is a tie, and for the first player only by opening in the centre.',
      ],
    },
    {
      title: 'Basic Rules',
      steps: true,
      lines: [
        'Take turns placing your own mark in any empty cell. X begins.',
        'Whoever has three of their own marks in a row, across, down or diagonal, loses. On 4×4 it takes four.',
        'A full board without a line is a tie.',
      ],
    },
    {
      title: 'Strategic Elements',
      lines: [
        'Open in the centre, then answer each move with the cell opposite to it: your marks can never line up through the centre without theirs having done so before.',
        'Every other opening loses against best play.',
        'The board warns of lines that lack a single mark: those of your own symbol are closed to you.',
      ],
    },
    {
      title: 'Tips',
      lines: [
        'Count the cells you can still play safely. Whoever runs out of them first loses.',
        'Cells that already lie between marks of both players are safe: keep them for later.',
      ],
    },
  ],
};
