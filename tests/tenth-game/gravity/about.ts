import type { GameFacts } from '../../rules/about.ts';
import { card } from './card.ts';

export const about: GameFacts = { card, room: { most: 2, sizes: [5] } };
