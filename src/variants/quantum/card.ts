import type { Card } from '../../rules/about.ts';

export const card: Card = {
  name: 'Quantum',
  tagline: 'Quantum',
  description: 'Every mark is in two places until a loop forces it into one.',
  room: 'Every mark is in two places until a loop forces it into one.',
  stats: 'quantum',
  lesson: true,
  puzzles: 300,
};
