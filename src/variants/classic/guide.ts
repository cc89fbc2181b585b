import type { Guide } from '../../text/guide.ts';

/** How to play classic; the counts are those of an exhaustive search (docs/rules.md). */
export const guide: Guide = {
  lead: 'Two players, nine cells, one line of three. The rules take a minute; not losing takes a plan.',
  sections: [
    {
      title: 'Game Overview',
      lines: [
        'X and O take turns on a board of three by three. Whoever gets three marks in a row first wins.',
        'Played well by both sides every game ends in a tie, so each win is somebody’s mistake.',
      ],
    },
    {
      title: 'Basic Rules',
      steps: true,
      lines: [
        'Setup: the board is empty and X begins.',
        'Making moves: on your turn place your mark in any empty cell. Marks never move again.',
        'Winning: three of your marks across, down or diagonal, eight lines in all. A full board without a line is a tie.',
      ],
    },
    {
      title: 'Strategic Elements',
      lines: [
        'Center control: the middle cell lies on four of the eight lines, a corner on three, an edge on two.',
        'A fork wins: make two threats at once, and one block is not enough.',
        'Answer a corner opening with the center. Any other reply loses against best play.',
      ],
    },
    {
      title: 'Tips',
      lines: [
        'Before each move look for your own line of two, then for theirs.',
        'If they hold two opposite corners around your center, play an edge, not a corner.',
      ],
    },
  ],
};
