import type { Card } from '../../rules/about.ts';

export const card: Card = {
  name: 'Ultimate',
  difficulty: 'Mind-bending',
  description: 'Nine boards in one. Your move picks where they play next.',
  room: 'Nine boards in one. Your move picks where they play next.',
  stats: 'ultimate',
};
