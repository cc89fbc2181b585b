import type { About } from '../../rules/about.ts';
import { card } from './card.ts';

export const about: About = { card, room: { most: 2, sizes: [5] } };
