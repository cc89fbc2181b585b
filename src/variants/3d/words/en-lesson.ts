import type { LessonWords } from '../../../text/learn/lessons.ts';

/** The words of its lesson, step by step. */
export const words = [
  {
    ask: 'Complete the row on the lowest level.',
    why: 'Three in a straight line win.',
    seen: 'A line on one level wins, as in classic.',
    missed: 'Your two X lie on the lowest level. Add the third there.',
  },
  {
    ask: 'Go straight up: win above your two X.',
    why: 'Lines run through the levels, too.',
    seen: 'Three cells on top of each other are a line.',
    missed: 'Stay right above your two X, one level higher.',
  },
  {
    ask: 'Win on a diagonal through the levels.',
    why: 'Your X go one level up and towards the far corner.',
    seen: 'From corner to corner through the middle: that is a line, too.',
    missed: 'Go on the same way: one level up, and to the opposite corner.',
  },
  {
    ask: 'Stop O.',
    why: 'O has two on a diagonal through the levels.',
    seen: 'Stopped! Before you move, check the lines through the levels.',
    missed: 'O wins on the third level next. Take that cell.',
  },
] as const satisfies LessonWords;
