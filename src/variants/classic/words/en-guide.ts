import type { Guide } from '../../../text/guide.ts';

/** How to play classic. Its claims about moves were found by an exhaustive search; a test repeats it. */
export const guide = {
  lead: 'Two players, nine cells, one line of three. The rules take a minute; not losing takes a plan.',
  sections: [
    {
      title: 'Game Overview',
      blocks: [
        'X and O take turns on a 3×3 board. The first to get three marks in a row wins.',
        'If both sides play well, every game ends in a tie, whatever the first move. Every win comes from a mistake, and this guide is about making fewer of them than your opponent.',
        {
          moving: 'game',
          says: [
            'An empty board. X moves first.',
            'X takes a corner.',
            'O takes the edge beside it.',
            'X takes the centre: one more on the diagonal wins.',
            'O blocks.',
            'X takes another corner and makes a fork: two lines lack only one mark.',
            'O can block only one of them.',
            'X completes the other: three in a row.',
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
            'The board is empty and X moves first. Against the AI, you are X; you choose whether you or the AI starts. With a friend, you can alternate who starts.',
          ],
        },
        {
          head: 'Making moves',
          lines: [
            'On your turn, place your mark in any empty cell. Marks never move, and you can’t pass.',
          ],
        },
        {
          head: 'Winning',
          lines: [
            'Three of your marks in a row win. There are eight lines: three rows, three columns and two diagonals. A full board without a line is a tie.',
          ],
        },
      ],
    },
    {
      title: 'Strategic Elements',
      blocks: [
        {
          head: 'Centre control',
          lines: [
            'Count the lines through a cell. The centre lies on four of the eight, a corner on three, an edge on only two. That is why an early mark in the centre is worth more than any other.',
          ],
        },
        {
          head: 'The fork',
          lines: [
            'Two threats at once win, because one move can block only one of them. Nearly every win in classic comes from a fork. When there is nothing to win or block right away, look for your own fork first, then for theirs.',
          ],
        },
        {
          figures: [
            {
              diagram: 'lines',
              caption: 'How many of the eight lines run through each cell.',
            },
            {
              diagram: 'fork',
              caption:
                'A fork: X threatens both marked cells. O can fill only one of them, and X fills the other.',
            },
          ],
        },
        {
          head: 'Answering the first move',
          lines: [
            'Against a corner, only the centre holds the tie: each of the other seven answers loses by force. Against the centre, take a corner: each of the four edges loses. Against an edge, the centre, the two corners beside it and the opposite edge hold; the other four cells lose.',
          ],
        },
        {
          figures: [
            {
              diagram: 'corner',
              caption: 'After a corner: the centre holds the tie, everything else loses.',
            },
            {
              diagram: 'middle',
              caption: 'After the centre: any corner holds, every edge loses.',
            },
            {
              diagram: 'trap',
              caption:
                'The oldest trap: X has two opposite corners. O must play an edge; either free corner loses to a fork.',
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
            'Each turn, ask in this order: Can I win? Must I block? Can I fork? Can they?',
            'Want to set a trap as X? Open in a corner. Seven of the eight answers lose, compared with four when you open in the centre.',
            'A threat also steers the game: your opponent has to answer it, and you know where.',
            'Hard never loses here. Easy plays half of its moves at random, Medium three in ten.',
          ],
        },
      ],
    },
  ],
} as const satisfies Guide;
