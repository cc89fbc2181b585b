import type { About } from '../../rules/about.ts';
import { card } from './card.ts';

export const about: About = {
  card,
  opens: 'setup',
  callsSeats: 'by number',
  tellsResult: true,
};
