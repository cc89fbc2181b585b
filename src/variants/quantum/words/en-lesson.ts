import type { LessonWords } from '../../../text/learn/lessons.ts';

/** The words of its lesson, step by step. */
export const words = [
  {
    ask: 'Take two squares for your first turn.',
    why: 'Your X goes into both of them.',
    seen: 'Your X is in both squares. The cord links them until one of the two has to go.',
  },
  {
    ask: 'Close a loop.',
    why: 'Link two squares that the cords connect already.',
    seen: 'O has measured your loop, and every linked mark has settled in one square.',
    missed: 'No loop yet. Take two of the squares that hold marks already.',
  },
  {
    ask: 'Measure the loop so that X gets the centre.',
    why: 'O has closed it, so you choose where O 4 lands.',
    seen: 'O 4 landed where you said, and X 1 had to move to the centre.',
    missed: 'Now O has the centre. Compare the two small boards before you choose.',
  },
  {
    ask: 'Measure so that you win.',
    why: 'Three settled marks in a row win.',
    seen: 'Three settled X in a row! Had both of you a row, the lower highest number would count.',
    missed: 'That makes no row of X. Try the other square.',
  },
] as const satisfies LessonWords;
