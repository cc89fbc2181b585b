import type { GameFacts } from '../../rules/about.ts';
import { card } from './card.ts';

export const about: GameFacts = {
  card,
  replyMs: 1000,
  levels: { easy: { share: 0.4, depth: 1 }, medium: { share: 0, depth: 3 } },
  strengths: { bend: 0.75, late: 6, nodes: [500, 6000] },
  expert: { board: '4x4x4' },
  solved: [{ board: '4x3x3' }, { board: '3x3x3' }],
  room: {
    most: 4,
    sizes: [3, 4],
    sized: { 3: { board: '3x3x3' }, 4: { board: '4x4x4' } },
    shape: 'stack',
    options: { centreClosed: [false, true], swap: [false, true], teams: [false, true] },
    fixed: [
      { size: 4, options: { centreClosed: false } },
      { seats: 3, options: { swap: false } },
    ],
  },
};
