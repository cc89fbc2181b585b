import type { Guide } from '../../text/guide.ts';

/** How to play extended. */
export const guide: Guide = {
  lead: 'A bigger board and a longer line. More room means slower threats and longer plans.',
  sections: [
    {
      title: 'Game Overview',
      lines: [
        'Two players, sixteen cells, four in a row. With five rows, five in a row.',
        'Played well by both sides a game ends in a tie, on either size.',
      ],
    },
    {
      title: 'Basic Rules',
      steps: true,
      lines: [
        'Take turns placing your mark in any empty cell. X begins.',
        'Four of your marks across, down or diagonal win: ten lines in all. On 5×5 it takes five, and there are twelve lines.',
        'A full board without a line is a tie.',
      ],
    },
    {
      title: 'Strategic Elements',
      lines: [
        'Only the four middle cells and the four corners lie on a diagonal: they are worth more than edges.',
        'One of your marks in a line closes it for the other player. Block early, while it costs you nothing.',
      ],
    },
    {
      title: 'Tips',
      lines: [
        'Count open lines: those that hold no mark of the other player. When you have none, play for the tie.',
        'Two lines of three that cross in an empty cell cannot both be blocked.',
      ],
    },
  ],
};
