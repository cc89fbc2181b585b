import type { GameFacts } from '../../rules/about.ts';
import { card } from './card.ts';

export const about: GameFacts = {
  card,
  replyMs: 800,
  levels: { easy: { share: 0.4, depth: 1 }, medium: { share: 0, depth: 3 } },
  strengths: { unit: 150, bend: 0.8, late: 1.2, nodes: [250, 6000] },
  expert: { compact: false, length: 5 },
  solved: [{ compact: true }],
  room: {
    most: 4,
    sizes: [5],
    shape: 'grows',
    options: { length: [5, 4, 3], swap: [false, true], teams: [false, true] },
    fixed: [{ seats: 3, options: { swap: false } }],
  },
};
