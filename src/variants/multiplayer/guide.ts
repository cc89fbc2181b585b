import type { Guide } from '../../text/guide.ts';

/** How to play multiplayer. */
export const guide: Guide = {
  lead: 'Three to six players around one screen, each with a shape of their own.',
  sections: [
    {
      title: 'Game Overview',
      lines: [
        'The players take turns in order: cross, ring, triangle, square, crescent, diamond.',
        'Choose a grid of three, four or five rows, and give everybody a name.',
      ],
    },
    {
      title: 'Basic Rules',
      steps: true,
      lines: [
        'On your turn tap an empty cell to place your own mark.',
        'A full row, column or diagonal of your marks wins. With “three in a row wins”, three are enough.',
        'A full board without a line is a tie.',
      ],
    },
    {
      title: 'Strategic Elements',
      lines: [
        'With many players a full line may be out of reach: the set-up says who can fill one, and what would help.',
        'Somebody else may block for you. Watch who moves before the player who threatens.',
      ],
    },
    {
      title: 'Tips',
      lines: [
        'Play next to your own marks: a line in two directions is harder to stop.',
        'On a small grid the first player has the most moves. Swap seats between games.',
      ],
    },
  ],
};
