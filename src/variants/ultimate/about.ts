import type { GameFacts } from '../../rules/about.ts';
import { card } from './card.ts';

export const about: GameFacts = {
  card,
  opens: 'medium',
  replyMs: 800,
  levels: { easy: { share: 0.4, depth: 1 }, medium: { share: 0, depth: 3 } },
  strengths: { unit: 300, bend: 0.8, nodes: [20, 20_000] },
  expert: {},
  room: { most: 2, sizes: [3] },
};
