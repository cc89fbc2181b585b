import type { Guide } from '../../text/guide.ts';

/** How to play quantum; the game is Allan Goff's (Am. J. Phys. 74, 2006), the words are ours. */
export const guide: Guide = {
  lead: 'Every turn puts one mark into two squares at once. A closed loop makes it choose.',
  sections: [
    {
      title: 'Spooky Marks',
      lines: [
        'On your turn you choose two different squares. Your mark is in both, written with the number of the move: X 1, O 2, X 3 and so on.',
        'Such a mark is not final. A square may hold many of them, yours and the other player’s.',
      ],
    },
    {
      title: 'Entanglement',
      lines: [
        'The two squares of a move are linked. When one of its marks becomes real, the other is gone.',
        'Moves that share a square depend on each other: only one mark can stay in a square.',
      ],
    },
    {
      title: 'Cyclic Entanglement',
      lines: [
        'Links that lead from a square back to itself are a loop. Two moves in the same two squares are the smallest one.',
        'Each loop has exactly two ways to come true, so somebody has to choose: the player who did not close it.',
      ],
    },
    {
      title: 'Quantum Collapse',
      lines: [
        'The chooser decides in which of its two squares the closing mark lands. Marks that were there must land in their other square, and so on along the loop.',
        'Everything that hangs on the loop follows too.',
      ],
    },
    {
      title: 'Classical Marks',
      lines: [
        'A mark that has landed is classical: it owns its square, and nobody may play there any more.',
        'Three classical marks in a row win. If one collapse gives both players a line, the line whose highest number is lower wins.',
        'When one square is left, the player to move takes it.',
      ],
    },
    {
      title: 'Step by step',
      steps: true,
      lines: [
        'X plays 1 into the top left and the top.',
        'O plays 2 into the top and the top right.',
        'X plays 3 into the top right and the top left: a loop of three squares.',
        'O chooses where X 3 lands. In the top left: X 1 must go to the top, and O 2 to the top right.',
        'All three are classical now, and O makes the next move.',
      ],
    },
    {
      title: 'Strategic Elements',
      lines: [
        'Who closes a loop gives the choice away: close one only if you like both ways out.',
        'Low numbers decide races: when both get a line, the earlier one wins.',
        'Keep your marks in lines that share a square, so that one collapse helps you twice.',
      ],
    },
  ],
};
