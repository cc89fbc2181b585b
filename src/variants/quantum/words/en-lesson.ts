import type { LessonWords } from '../../../text/lessons.ts';

/** The words of its lesson, step by step. */
export const words = [
  {
    ask: 'Take two squares for your first turn.',
    why: 'Your X goes into both of them.',
    seen: 'Your X is in both linked squares. In the end, only one of them keeps it.',
  },
  {
    ask: 'Close a loop.',
    why: 'Link two squares that are already connected.',
    seen: 'O has measured your loop, and every linked mark is now in one square.',
    missed: 'No loop yet. Take two of the squares that hold marks already.',
  },
  {
    ask: 'Measure the loop so that X gets the centre.',
    why: 'O has closed it, so you choose where O 4 lands.',
    seen: 'O 4 landed where you chose, and X 1 had to move to the centre.',
    missed: 'Now O has the centre. Compare A and B before you choose.',
  },
  {
    ask: 'Measure so that you win.',
    why: 'Three classical marks in a row win.',
    seen: 'Three classical Xs in a row! If you both had a line, the one whose highest number is lower would win.',
    missed: 'That makes no row of Xs. Try the other square.',
  },
] as const satisfies LessonWords;
