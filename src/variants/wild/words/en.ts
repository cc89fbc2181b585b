import { fullBoard, inWords, starterCanForce } from '../../../text/rule-phrases.ts';
import type { GameWords } from '../../../text/word-types.ts';

/** The words beside its board. */
export const words = {
  title: 'Wild Tic Tac Toe',
  options: {
    winner: 'Who wins',
    'winner owner': 'Symbol owner',
    'winner maker': 'Line maker',
    size: 'Board',
    'size 3': '3×3',
    'size 4': '4×4',
  },
  rulesTitle: 'Wild Rules',
  rules: ({ size, winner }: { size: 3 | 4; winner: 'owner' | 'maker' }) => [
    'Choose an empty cell, then X or O for it.',
    winner === 'owner'
      ? `${inWords(size)} of one symbol in a row win for the owner of that symbol, whoever completes the line.`
      : `Whoever completes ${inWords(size).toLowerCase()} of one symbol in a row wins, whichever symbol it is.`,
    ...(size === 3 && winner === 'maker' ? [starterCanForce] : []),
    fullBoard,
  ],
  banner: {
    yourTurn: 'Your Turn - Choose X or O',
    turn: (name, seat) => (seat === 0 ? `${name}'s Turn - Choose X or O` : `${name}'s Turn`),
    tieWithBot: 'Tie!',
    victory: 'Wild Victory',
    stalemate: 'Wild Stalemate',
  },
} satisfies GameWords;
