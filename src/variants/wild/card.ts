import type { Card } from '../../rules/about.ts';

export const card: Card = {
  name: 'Wild',
  tagline: 'Unpredictable',
  description: 'Place an X or an O. You choose, every turn.',
  room: 'Place an X or an O. You choose, every turn.',
  stats: 'wild',
  lesson: true,
  puzzles: 466,
};
