import type { LessonWords } from '../../../text/lessons.ts';

/** The words of its lesson, step by step. */
export const words = [
  {
    ask: 'Play at the edge of the board.',
    why: 'It starts with five rows of five.',
    seen: 'The board has grown where you played. There is always room.',
    missed: 'That is allowed, but the board grows only where you play at its edge.',
  },
  {
    ask: 'Stop O.',
    why: 'Five in a row wins, and O has four with one end open.',
    seen: 'Closed at both ends, four in a row is harmless.',
    missed: 'O wins at the open end next. Take that cell.',
  },
  {
    ask: 'Make four in a row with both ends open.',
    why: 'Your three Xs have room on both sides.',
    seen: 'O can close only one end of your four.',
    missed: 'Add a fourth X right beside your three.',
  },
  {
    ask: 'Win at the open end.',
    why: 'O has closed the other one.',
    seen: 'Five in a row: you win.',
    missed: 'The fifth X belongs at the open end of your row.',
  },
] as const satisfies LessonWords;
