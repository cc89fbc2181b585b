import type { GameFacts } from '../../rules/about.ts';
import { card } from './card.ts';

export const about: GameFacts = {
  card,
  replyMs: 1000,
  pickMs: 500,
  levels: { easy: { share: 1, depth: 1 }, medium: { share: 0, depth: 3 } },
  strengths: { bend: 0.6 },
  solved: [{}],
  room: { most: 2, sizes: [3] },
};
