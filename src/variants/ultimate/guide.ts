import type { Guide } from '../../text/guide.ts';

/** How to play ultimate. */
export const guide: Guide = {
  lead: 'Nine boards in one. Each move decides where the other player must play.',
  sections: [
    {
      title: 'Game Overview',
      lines: [
        'Each of the nine cells of the big board is a small board of its own. Win small boards, and three of them in a row.',
        'Nobody has solved this game: there is no opening that is known to win.',
      ],
    },
    {
      title: 'Basic Rules',
      steps: true,
      lines: [
        'X begins anywhere. The cell you take sends the other player to the small board in the same place.',
        'Three in a row win a small board. A full small board without a line belongs to nobody.',
        'Whoever is sent to a board that is won or full may play anywhere.',
        'Three small boards in a row win the game. When every board is decided without that, it is a tie.',
      ],
    },
    {
      title: 'Strategic Elements',
      lines: [
        'Before you take a cell, look at the board it sends to: a winning cell there is a gift.',
        'Being sent to a finished board is freedom. Avoid giving it away.',
        'The centre board lies on four of the eight lines, as the centre does in classic.',
      ],
    },
    {
      title: 'Tips',
      lines: [
        'Hover over a cell to see where it sends the other player.',
        'A small board is worth giving up when it no longer lies on an open line.',
      ],
    },
  ],
};
