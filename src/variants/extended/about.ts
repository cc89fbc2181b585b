import type { GameFacts } from '../../rules/about.ts';
import { card } from './card.ts';

export const about: GameFacts = {
  card,
  replyMs: 800,
  levels: { medium: { share: 0, depth: 4 } },
  strengths: { bend: 1.4, late: 5 },
  solved: [{ size: 4 }],
  room: {
    most: 6,
    sizes: [4, 5],
    sized: { 4: { size: 4 }, 5: { size: 5 } },
    options: { teams: [false, true] },
  },
};
