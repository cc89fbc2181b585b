import type { GameFacts } from '../../rules/about.ts';
import { card } from './card.ts';

export const about: GameFacts = {
  card,
  opens: 'setup',
  callsSeats: 'by number',
  tellsResult: true,
};
