import type { LessonWords } from '../../../text/lessons.ts';

/** The words of its lesson, step by step. */
export const words = [
  {
    ask: 'Move, but don’t complete three Xs.',
    why: 'In misère a row of your own marks loses.',
    seen: 'You stayed out of the gap. Whoever completes a row of their own loses.',
    missed: 'Three Xs in a row: in misère you have just lost.',
  },
  {
    ask: 'Leave the gap in O’s row open.',
    why: 'Only O can lose there.',
    seen: 'O has to stay out of that cell now.',
    missed: 'The gap is closed, and O is out of danger. Leave that cell to O.',
  },
  {
    ask: 'Leave O only moves that lose.',
    why: 'Which free cells would complete a row of Os?',
    seen: 'O had to complete a row and lost. Let the other side run out of safe cells!',
    missed: 'That lets O escape. Take the cell after which every O move completes a row.',
  },
] as const satisfies LessonWords;
