import type { LessonWords } from '../../../text/lessons.ts';

/** The words of its lesson, step by step. */
export const words = [
  {
    ask: 'Take the middle of level 2 or 3.',
    why: 'Three in a straight line wins. No cells are on more lines than these two.',
    seen: 'Lines run from here along the level, straight up, and on diagonals through the levels.',
    missed: 'Fewer lines run through that cell. Take the middle of level 2 or 3.',
  },
  {
    ask: 'Complete the row on the bottom level.',
    why: 'Your two Xs are on the same level.',
    seen: 'A line on one level wins, as in classic.',
    missed: 'Your two Xs lie on the bottom level. Add the third there.',
  },
  {
    ask: 'Go straight up: win above your two Xs.',
    why: 'Lines run through the levels, too.',
    seen: 'Three cells on top of each other are a line.',
    missed: 'Stay right above your two Xs, one level higher.',
  },
  {
    ask: 'Win on a diagonal through the levels.',
    why: 'Your Xs go one level up and towards the opposite corner.',
    seen: 'From corner to corner through the middle: that is a line, too.',
    missed: 'Continue the same way: one level up, and to the opposite corner.',
  },
  {
    ask: 'Stop O.',
    why: 'O has two on a diagonal through the levels.',
    seen: 'Stopped! Before you move, check the lines through the levels.',
    missed: 'O wins on the third level next. Take that cell.',
  },
] as const satisfies LessonWords;
