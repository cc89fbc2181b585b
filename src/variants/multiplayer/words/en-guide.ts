import type { Guide } from '../../../text/guide.ts';

/** How to play multiplayer. */
export const guide = {
  lead: 'Three to six players around one screen, each with their own shape.',
  sections: [
    {
      title: 'Game Overview',
      blocks: [
        'Three to six people take turns on one device. The symbols are X, O, triangle, square, crescent and diamond, in that order.',
        'Everybody plays for themselves, so anybody can block, but nobody has to.',
        {
          figures: [
            {
              diagram: 'symbols',
              caption:
                'Six players after one move each: X, O, triangle, square, crescent, diamond.',
            },
          ],
        },
        {
          moving: 'round',
          says: [
            'Three players on a 4×4 grid. Here, three in a row win.',
            'X goes first.',
            'O is next.',
            'Then the triangle.',
            'X has two in a row: one more on the left wins.',
            'O doesn’t block, because the triangle still can.',
            'The triangle moves just before X, so it has to block.',
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
            'Choose three, four, five or six players and a 3×3, 4×4 or 5×5 grid. Give everybody a name, or keep “Player 1”, “Player 2” and so on.',
          ],
        },
        {
          head: 'Making moves',
          lines: ['When the banner shows your name, tap an empty cell. Then pass the device on.'],
        },
        {
          head: 'Winning',
          lines: [
            'A full row, column or diagonal of your marks wins. With “Three in a row wins”, three are enough on every grid. A full board without a line is a tie.',
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
            'The more players, the fewer marks each of them gets. On 3×3 with four players, only the first can win; with five or six, nobody can. The setup works this out for you and says whether a bigger grid or three in a row helps.',
          ],
        },
        {
          head: 'What perfect play leads to',
          lines: [
            '“Each for themselves”: everybody likes winning best and a tie second best, and may choose any of equally good moves. “One against all”: what a player can be sure of even if all the others play together.',
          ],
        },
        {
          table: {
            caption: 'Three in a row wins',
            columns: ['Board and players', 'Each for themselves', 'One against all'],
            rows: [
              ['3×3, three to six', 'a tie', 'a tie'],
              ['4×4, three', 'a tie', 'a loss'],
              ['4×4, four to six', 'not known', 'a loss'],
            ],
          },
        },
        'A program tried every game. On 4×4 with four players and more, there were too many for “each for themselves”.',
        {
          head: 'Let others block',
          lines: [
            'Somebody has to stop a threat before its owner’s next turn. The last player who can is the one right before them. If that isn’t you, you can leave it to somebody else.',
          ],
        },
        {
          figures: [
            {
              diagram: 'block',
              caption:
                'X threatens the marked cell. O can leave the block to the triangle, which moves right before X.',
            },
          ],
        },
        {
          head: 'Don’t stand out',
          lines: [
            'The player who looks closest to winning draws all the blocks. Two quiet pairs are better than one obvious row.',
          ],
        },
      ],
    },
    {
      title: 'Tips',
      blocks: [
        {
          list: [
            'With three players, the liveliest game is 4×4 with “Three in a row wins”.',
            'Play next to your own marks: a line that can grow in two directions is harder to stop.',
            'On a small grid, the first player gets the most moves. In the next game, enter another player’s name first.',
            {
              screen:
                'Did somebody tap the wrong cell? Undo takes back the last move, whoever made it.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies Guide;
