import type { Guide } from '../../../text/guide.ts';

/** How to play ultimate. */
export const guide: Guide = {
  lead: 'Nine boards in one. Each move decides where the other player must play.',
  sections: [
    {
      title: 'Game Overview',
      blocks: [
        'Each of the nine cells of the big board is a small board of its own. Win small boards, and three of them in a row.',
        'Nobody has solved this game: no opening is known to win, and no one will have read the answer anywhere.',
      ],
    },
    {
      title: 'Basic Rules',
      blocks: [
        {
          head: 'Setup',
          lines: ['Nine empty boards of nine cells. X begins, in any cell of any board.'],
        },
        {
          head: 'Making moves',
          lines: [
            'The cell you take sends the other player to the small board in the same place: take a top right cell, and they must play in the top right board.',
            'Whoever is sent to a board that is won or full may play anywhere, in every board that is still open. The page says “Play anywhere!”.',
          ],
        },
        {
          figures: [
            {
              diagram: 'sending',
              caption:
                'X took the top right cell of the centre board. O must answer in the top right board.',
            },
            {
              diagram: 'anywhere',
              caption:
                'X owns the top left board, and just played a top left cell: O may play anywhere.',
            },
          ],
        },
        {
          head: 'Winning',
          lines: [
            'Three in a row win a small board, and close it. A full small board without a line belongs to nobody.',
            'Three small boards in a row win the game. When all boards are decided without that, it is a tie.',
          ],
        },
      ],
    },
    {
      title: 'Strategic Elements',
      blocks: [
        {
          head: 'Look where it sends',
          lines: [
            'A move has two halves: the cell it takes, and the board it gives away. A cell that wins nothing but sends them where they can do no harm is often the better one.',
          ],
        },
        {
          head: 'Freedom is the prize',
          lines: [
            'Being sent to a decided board lets you choose any open one. Once a board is decided, every cell in its place is a gift to the other player: keep away from those cells.',
          ],
        },
        {
          head: 'Which boards matter',
          lines: [
            'The centre board lies on four of the eight big lines, a corner on three, an edge on two. A board that lies on no open line of anybody is worth nothing: use it to wait.',
          ],
        },
      ],
    },
    {
      title: 'Tips',
      blocks: [
        {
          list: [
            'Hover over a cell to see where it sends the other player.',
            'Before you finish a small board, ask where the finishing cell sends them.',
            'Two boards in a line and a third you can be sent to: now they must avoid every cell that sends you there.',
            'Count tempo near the end: when only bad boards are left to send to, whoever must move loses ground.',
          ],
        },
      ],
    },
  ],
};
