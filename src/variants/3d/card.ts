import type { Card } from '../../rules/about.ts';

export const card: Card = {
  name: '3D',
  tagline: 'Dimensional',
  description: 'Four levels of 3×3. Lines run through the stack.',
  room: 'A cube of levels. Lines run in every direction.',
  stats: 'threeD',
  lesson: true,
  puzzles: 618,
};
