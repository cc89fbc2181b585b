import type { Guide } from '../../../text/guide.ts';

/** How to play multiplayer. */
export const guide: Guide = {
  lead: 'Three to six players around one screen, each with a shape of their own.',
  sections: [
    {
      title: 'Game Overview',
      blocks: [
        'Three to six people take turns on one device. The symbols are X, O, triangle, square, crescent and diamond, in this order.',
        'Everybody plays for themselves, so a block is everybody’s business, and nobody’s.',
        {
          figures: [
            {
              diagram: 'symbols',
              caption:
                'Six players after the first round: X, O, triangle, square, crescent, diamond.',
            },
          ],
        },
      ],
    },
    {
      title: 'Basic Rules',
      blocks: [
        {
          head: 'Setup',
          lines: [
            'Choose three, four, five or six players and a grid of three, four or five rows. Give everybody a name, or leave “Player 1”, “Player 2” and so on.',
          ],
        },
        {
          head: 'Making moves',
          lines: ['When the banner shows your name, tap an empty cell. Then pass the device on.'],
        },
        {
          head: 'Winning',
          lines: [
            'A full row, column or diagonal of your marks wins. With “Three in a row wins”, three are enough on any grid. A full board without a line is a tie.',
          ],
        },
      ],
    },
    {
      title: 'Strategic Elements',
      blocks: [
        {
          head: 'Can anybody win?',
          lines: [
            'The more players, the fewer marks each of them gets. On 3×3 four players are too many for all but the first, and five or six for everybody. The set-up counts it for you, and says whether a bigger grid or three in a row helps.',
          ],
        },
        {
          head: 'Let others block',
          lines: [
            'A threat must be stopped by somebody before its owner’s turn comes again, and the last one who can is the player right before them. If that isn’t you, somebody else may do it.',
          ],
        },
        {
          figures: [
            {
              diagram: 'block',
              caption:
                'X threatens the marked cell. O may leave it to the triangle, who is the last to move before X.',
            },
          ],
        },
        {
          head: 'Don’t stand out',
          lines: [
            'The player who looks closest to winning draws all the blocks. Two quiet pairs are better than one loud row.',
          ],
        },
      ],
    },
    {
      title: 'Tips',
      blocks: [
        {
          list: [
            'With three players, 4×4 and “three in a row wins” makes the liveliest game.',
            'Play next to your own marks: a line in two directions is harder to stop.',
            'The first player has the most moves on a small grid. Let another player type their name first in the next game.',
            'Somebody took the wrong cell? Undo takes the last move back, for everybody at the table.',
          ],
        },
      ],
    },
  ],
};
