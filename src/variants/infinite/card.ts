import type { Card } from '../../rules/about.ts';

export const card: Card = {
  name: 'Infinite',
  tagline: 'Endless',
  description: 'Five in a row on a board that grows at its edges.',
  room: 'The board grows when you play at its edge.',
  stats: 'infinite',
  lesson: true,
  puzzles: 600,
};
