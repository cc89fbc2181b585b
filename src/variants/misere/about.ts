import type { GameFacts } from '../../rules/about.ts';
import { card } from './card.ts';

export const about: GameFacts = {
  card,
  lineLoses: true,
  levels: { medium: { share: 0, depth: 6 } },
  strengths: { bend: 0.7 },
  solved: [{}],
  room: {
    most: 6,
    sizes: [3, 4],
    sized: { 3: { size: 3 }, 4: { size: 4 } },
    options: { teams: [false, true] },
  },
};
