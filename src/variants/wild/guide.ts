import type { Guide } from '../../text/guide.ts';

/** How to play wild; openings as an exhaustive search values them. */
export const guide: Guide = {
  lead: 'On each move you decide whether to place an X or an O.',
  sections: [
    {
      title: 'Game Overview',
      lines: [
        'Two players share both symbols. A line belongs to a symbol, and each player owns one of them: X the first player, O the second.',
        'With the option “its maker” it does not matter whose symbol it is: whoever completes a line wins.',
      ],
    },
    {
      title: 'Basic Rules',
      steps: true,
      lines: [
        'Choose an empty cell, then X or O for it.',
        'Three of one symbol in a row win for the player of that symbol, whoever completed them.',
        'A full board without a line is a tie.',
      ],
    },
    {
      title: 'Strategic Elements',
      lines: [
        'Opening with the other player’s symbol loses against best play. Open with your own.',
        'With “its maker” the first player wins by force in seven moves, and only by opening in the centre.',
        'There, never leave two equal symbols and an empty cell in one line: the next move completes it.',
      ],
    },
    {
      title: 'Tips',
      lines: [
        'Use the other symbol to spoil a line: a mixed line is nobody’s.',
        'Before you place, look what both symbols would do in that cell.',
      ],
    },
  ],
};
