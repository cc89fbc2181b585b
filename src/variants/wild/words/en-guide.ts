import type { Guide } from '../../../text/guide.ts';

/** How to play wild; openings as an exhaustive search values them, which a test repeats. */
export const guide = {
  lead: 'On each move you decide whether to place an X or an O.',
  sections: [
    {
      title: 'Game Overview',
      blocks: [
        'Both players may use both symbols. By default a line belongs to its symbol’s owner: X belongs to the first player and O to the second, whoever completes the line.',
        'With “Line maker”, it doesn’t matter whose symbol it is: whoever completes a line wins. That is a completely different game, and a sharper one.',
        {
          moving: 'game',
          says: [
            'An empty board. Both players may place X or O.',
            'Player 1 places an X in the centre.',
            'Player 2 places an X as well, in a corner.',
            'Player 1 completes the diagonal. X belongs to player 1, who wins.',
          ],
        },
      ],
    },
    {
      title: 'Basic Rules',
      steps: true,
      blocks: [
        {
          head: 'Setup',
          lines: [
            'Choose who wins, “Symbol owner” or “Line maker”, and a 3×3 or 4×4 board. Player 1 moves first.',
          ],
        },
        { head: 'Making moves', lines: ['Choose an empty cell, then X or O for it.'] },
        {
          head: 'Winning',
          lines: [
            'A full line of one symbol wins: for the owner of that symbol or, with “Line maker”, for the player who completed it. With three or four players, it is always the line maker. A full board without a line is a tie.',
          ],
        },
      ],
    },
    {
      title: 'Strategic Elements',
      blocks: [
        {
          head: 'Symbol owner: stay with your own symbol',
          lines: [
            'With best play, the game is a tie. Opening with your opponent’s symbol loses in every cell: it helps them, and you get nothing in return.',
            'After X in the centre, an O in a corner holds the tie and an O on an edge loses, as in classic. A second X loses at once wherever it goes: X completes the line through the centre.',
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
          head: 'Line maker: centre, then mirror',
          lines: [
            'The first player wins within seven moves, and only by opening in the centre, with either symbol. After that, complete a line if you can. Otherwise, place the symbol your opponent just placed in the opposite cell.',
            'It works because you always leave the board symmetrical: your opponent never finds two equal symbols in line with an empty cell.',
          ],
        },
        {
          figures: [
            {
              diagram: 'maker',
              caption:
                'The first player took the centre, and the second put an O at the top. An O at the bottom is the only move that wins.',
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
            'Before you place a mark, check what both symbols would do in that cell.',
            'On 4×4, both options end in a tie with best play and take much more thought.',
          ],
        },
      ],
    },
  ],
} as const satisfies Guide;
