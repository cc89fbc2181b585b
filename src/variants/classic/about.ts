import type { GameFacts } from '../../rules/about.ts';
import { card } from './card.ts';

export const about: GameFacts = {
  card,
  strengths: { bend: 0.6 },
  solved: [{}],
  room: { most: 6, sizes: [3], options: { teams: [false, true] } },
};
