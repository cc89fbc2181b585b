import type { Guide } from '../../../text/guide.ts';

/** How to play classic. What it says of moves was searched to the end; a test searches again. */
export const guide: Guide = {
  lead: 'Two players, nine cells, one line of three. The rules take a minute; not losing takes a plan.',
  sections: [
    {
      title: 'Game Overview',
      blocks: [
        'X and O take turns on a board of three by three. Whoever first has three marks in a row wins.',
        'Played well by both sides every game ends in a tie, whatever the first move. So each win is somebody’s mistake, and this guide is about making fewer of them than the other player.',
      ],
    },
    {
      title: 'Basic Rules',
      blocks: [
        {
          head: 'Setup',
          lines: [
            'The board is empty and X begins. Against the AI you are X; between friends you can let the other player begin the next round.',
          ],
        },
        {
          head: 'Making moves',
          lines: [
            'On your turn place your mark in any empty cell. Marks never move again, and nobody may pass.',
          ],
        },
        {
          head: 'Winning',
          lines: [
            'Three of your marks in a row win: three rows, three columns and two diagonals, eight lines in all. A full board without a line is a tie.',
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
            'Two threats at once win, because one move can block only one of them. Nearly every won game of classic is won by a fork, so once nothing has to be won or blocked at once, look for yours first, and then for theirs.',
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
                'A fork: X threatens both marked cells. O can fill one of them, X fills the other.',
            },
          ],
        },
        {
          head: 'Answering the first move',
          lines: [
            'Against a corner only the centre holds: each of the other seven answers loses by force. Against the centre take a corner: each of the four edges loses. Against an edge the centre, the two corners beside it and the edge across hold, the other four cells lose.',
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
                'The oldest trap. X has two opposite corners: O must play an edge. Either free corner loses to a fork.',
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
            'Each turn, in this order: can I win? Must I block? Can I fork? Can they?',
            'Want to set a trap as X? Open in a corner. Seven of the eight answers lose, against four of eight when you open in the centre.',
            'A threat is also a way to steer: the other player has to answer it, and you know where.',
            'Hard never loses here. Easy plays half of its moves at random, Medium three in ten.',
          ],
        },
      ],
    },
  ],
};
