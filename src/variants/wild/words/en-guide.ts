import type { Guide } from '../../../text/guide.ts';

/** How to play wild; openings as an exhaustive search values them, which a test repeats. */
export const guide: Guide = {
  lead: 'On each move you decide whether to place an X or an O.',
  sections: [
    {
      title: 'Game Overview',
      blocks: [
        'Both players may use both symbols. By default a line belongs to its symbol’s owner: X to the first player, O to the second, whoever completed it.',
        'With the option “its maker” it doesn’t matter whose symbol it is: whoever completes a line wins. That is another game altogether, and a sharper one.',
      ],
    },
    {
      title: 'Basic Rules',
      blocks: [
        {
          head: 'Setup',
          lines: [
            'Choose who wins a line, its symbol or its maker, and 3×3 or 4×4. The first player begins.',
          ],
        },
        { head: 'Making moves', lines: ['Choose an empty cell, then X or O for it.'] },
        {
          head: 'Winning',
          lines: [
            'A full line of one symbol wins: for the player of that symbol, or with “its maker” for the player who completed it. With three and four players it is always the maker. A full board without a line is a tie.',
          ],
        },
      ],
    },
    {
      title: 'Strategic Elements',
      blocks: [
        {
          head: 'Its symbol wins: stay with your own',
          lines: [
            'The game is a tie with best play. Opening with the other player’s symbol loses, in any cell. It helps them, and nothing makes up for it.',
            'After X in the centre, O holds with an O in a corner and loses with one on an edge, as in classic. An X placed anywhere loses at once, if it stands in line with the centre: X completes it.',
          ],
        },
        {
          figures: [
            { diagram: 'own', caption: 'X opened in the centre. An O in a corner holds the tie.' },
            {
              diagram: 'gift',
              caption: 'A second X is a gift: X completes the diagonal at the marked cell.',
            },
          ],
        },
        {
          head: 'Its maker wins: centre, then mirror',
          lines: [
            'The first player wins within seven moves, and only by opening in the centre, with either symbol. Then finish a line if you can, otherwise place the same symbol they placed, in the cell opposite to it.',
            'It works because the other player never finds two equal symbols with an empty third: you left the board the same from both sides.',
          ],
        },
        {
          figures: [
            {
              diagram: 'maker',
              caption:
                'The first player took the centre, the second put an O on top: an O at the bottom is the only move that wins.',
            },
            {
              diagram: 'never',
              caption:
                'Never leave two equal symbols and an empty cell in a line: the next move completes it.',
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
            'Use the other symbol to spoil a line: a mixed line is nobody’s.',
            'Before you place, look what both symbols would do in that cell.',
            'On 4×4 both ways of winning end in a tie with best play, and they take a good deal more thought.',
          ],
        },
      ],
    },
  ],
};
