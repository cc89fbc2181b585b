import type { LessonWords } from '../../../text/lessons.ts';

/** The words of its lesson, step by step. */
export const words = [
  {
    ask: 'Take any cell and make it an X.',
    why: 'You choose X or O on every turn. Three Xs win for Player 1, three Os for Player 2.',
    seen: 'A line belongs to its symbol, whoever completes it. So an X in a row of Os spoils it.',
    missed: 'You chose O. That is allowed, but three Os win for Player 2.',
  },
  {
    ask: 'Win with three Xs.',
    why: 'X belongs to you: you are Player 1.',
    seen: 'Three Xs in a row win for Player 1, whoever completes them.',
    missed: 'There are two Xs in the top row. Add the third.',
  },
  {
    ask: 'Stop the row of Os.',
    why: 'Three Os win for Player 2, even if you complete them.',
    seen: 'With an X in its gap, the row is worth nothing.',
    missed: 'That doesn’t stop it. Put an X into the gap.',
  },
  {
    ask: 'Same board, other rule: win now.',
    why: 'With the option “Line maker”, whoever completes a line wins.',
    seen: 'You completed three Os, and with this option that wins for you.',
    missed: 'Complete the row of Os yourself.',
  },
] as const satisfies LessonWords;
