import type { Card } from '../../rules/about.ts';

export const card: Card = {
  name: 'Gravity',
  tagline: 'Falling',
  description: 'Marks fall to the lowest free cell of their column. Four in a row win.',
  room: 'Marks fall to the lowest free cell of their column. Four in a row win.',
  stats: 'gravity',
};
