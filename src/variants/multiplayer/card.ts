import type { Card } from '../../rules/about.ts';

export const card: Card = {
  name: 'Multiplayer',
  tagline: 'Social',
  description: 'Three to six players around one screen.',
  stats: 'multiplayer',
};
