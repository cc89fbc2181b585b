import type { embedWords } from '../embed.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof embedWords> = {
  open: 'Juego completo',
  puzzles: 'Más problemas',
  games: 'Todos los juegos',
  newTab: 'se abre en otra pestaña',
  unknown: 'Este sitio no tiene ese juego.',
  broken: 'En su lugar empieza una partida nueva.',
};
