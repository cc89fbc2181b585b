import type { GameFacts } from '../../rules/about.ts';
import { card } from './card.ts';

export const about: GameFacts = {
  card,
  callsSeats: 'by number',
  choosesSymbol: true,
  replyMs: 800,
  levels: { easy: { share: 0.4, depth: 2 }, medium: { share: 0, depth: 4 } },
  strengths: { bend: 0.9 },
  solved: [{}],
  room: {
    most: 4,
    sizes: [3, 4],
    sized: { 3: { size: 3 }, 4: { size: 4 } },
    options: { winner: ['owner', 'maker'] },
    fixed: [{ seats: 3, options: { winner: 'maker' } }],
  },
};
