import type { Card } from '../../rules/about.ts';

export const card: Card = {
  name: 'Ultimate',
  tagline: 'Mind-bending',
  description: 'Nine boards in one. Your move decides where your opponent plays.',
  room: 'Nine boards in one. Your move decides where your opponent plays.',
  stats: 'ultimate',
  lesson: true,
  puzzles: 300,
};
