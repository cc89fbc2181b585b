import type { LessonWords } from '../../../text/lessons.ts';

/** The words of its lesson, step by step. */
export const words = [
  {
    ask: 'Send O to the centre board.',
    why: 'The cell you take decides on which small board O plays next.',
    seen: 'You took a centre cell, so O has to play on the centre board.',
    missed: 'That sends O to another board. Take the middle cell of any small board.',
  },
  {
    ask: 'Win the centre board.',
    why: 'Three in a row wins a small board, too.',
    seen: 'The centre board is yours. It counts as one big X.',
    missed: 'Complete your row of Xs on the board that is lit up.',
  },
  {
    ask: 'Win a second board.',
    why: 'O has sent you to a finished board, so you may play anywhere.',
    seen: 'Sent to a finished board, you may play anywhere. You made good use of it.',
    missed: 'Look at the bottom-right board: two Xs wait for a third.',
  },
  {
    ask: 'Win the game.',
    why: 'Three small boards in a row are enough.',
    seen: 'Three of your boards in a row: you have won the whole game.',
    missed: 'Complete the top row of the board that is lit up.',
  },
] as const satisfies LessonWords;
