import type { Card } from '../../rules/about.ts';

export const card: Card = {
  name: 'Classic',
  tagline: 'Easy to Master',
  description: 'Three in a row on the board everyone knows.',
  room: 'Three in a row on the board everyone knows.',
  stats: 'classic',
  puzzles: 31,
};
