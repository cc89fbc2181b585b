import type { Card } from '../../rules/about.ts';

export const card: Card = {
  name: 'Misère',
  tagline: 'Reverse Logic',
  description: 'Three in a row loses. Make your opponent do it.',
  room: 'Completing a line loses. Make somebody else do it.',
  stats: 'misere',
  lesson: true,
  puzzles: 434,
};
