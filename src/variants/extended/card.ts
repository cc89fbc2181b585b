import type { Card } from '../../rules/about.ts';

export const card: Card = {
  name: 'Extended',
  tagline: 'Strategic',
  description: 'A 4×4 board and four in a row to win.',
  room: 'A larger board. A full line wins.',
  stats: 'extended',
  puzzles: 300,
};
