import type { embedWords } from '../embed.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof embedWords> = {
  open: 'Ganzes Spiel',
  puzzles: 'Mehr Aufgaben',
  games: 'Alle Spiele',
  newTab: 'öffnet einen neuen Tab',
  unknown: 'Dieses Spiel gibt es nicht.',
  broken: 'Stattdessen beginnt eine neue Partie.',
};
