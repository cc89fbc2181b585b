import type { Guide } from '../../../text/guide.ts';

/** How to play ultimate. */
export const guide = {
  lead: 'Nine boards in one. Each move decides where the other player must play.',
  sections: [
    {
      title: 'Game Overview',
      blocks: [
        'Each of the nine cells of the big board is a small board of its own. Win three small boards in a row to win the game.',
        'Nobody has solved this game: no opening is known to win, and nobody can look up the answer.',
      ],
    },
    {
      title: 'Basic Rules',
      steps: true,
      blocks: [
        {
          head: 'Setup',
          lines: ['Nine empty boards of nine cells. X moves first, in any cell of any board.'],
        },
        {
          head: 'Making moves',
          lines: [
            'The cell you take sends the other player to the small board in the same place: take a top-right cell, and they must play on the top-right board.',
            'If you are sent to a board that is won or full, you can play on any board that is still open. The page says “Play anywhere!”.',
          ],
        },
        {
          moving: 'sent',
          says: [
            'Nine empty boards. X may play anywhere.',
            'X takes the top-right cell of the centre board. O must play on the top-right board.',
            'O takes the bottom-left cell there. X must play on the bottom-left board.',
            'X takes its top-left cell. O must play on the top-left board.',
            'O takes its centre cell, and X is back on the centre board.',
          ],
        },
        {
          figures: [
            {
              diagram: 'sending',
              caption:
                'X took the top-right cell of the centre board. O must answer on the top-right board.',
            },
            {
              diagram: 'anywhere',
              caption:
                'X owns the top-left board and just played a top-left cell: O may play anywhere.',
            },
          ],
        },
        {
          head: 'Winning',
          lines: [
            'Three in a row wins a small board and closes it. A full small board without a line belongs to nobody.',
            'Three small boards in a row win the game. If all boards are finished without that, it is a tie.',
          ],
        },
      ],
    },
    {
      title: 'Strategic Elements',
      blocks: [
        {
          head: 'Look where it sends them',
          lines: [
            'A move does two things: it takes a cell, and it chooses your opponent’s board. A cell that wins nothing but sends them where they can do no harm is often the better choice.',
          ],
        },
        {
          head: 'Don’t give away free moves',
          lines: [
            'A player who is sent to a finished board can choose any open board. Once a board is finished, every cell that sends your opponent there is a gift to them: avoid those cells.',
          ],
        },
        {
          head: 'Which boards matter',
          lines: [
            'The centre board lies on four of the eight big lines, a corner on three, an edge on two. A board that is on nobody’s open line is worth nothing: use it for waiting moves.',
          ],
        },
      ],
    },
    {
      title: 'Tips',
      blocks: [
        {
          list: [
            {
              screen:
                'Hover over a cell, or rest a finger on it, to see where it sends the other player.',
            },
            'Before you finish a small board, ask where the finishing cell sends them.',
            'Once you own two boards in a line, your opponent must avoid every cell that sends you to the third.',
            'Near the end, count the safe moves: when every move sends the opponent to a good board, whoever must move is in trouble.',
          ],
        },
      ],
    },
  ],
} as const satisfies Guide;
