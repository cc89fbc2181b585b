import type { related as english } from '../related.ts';
import type { Translation } from '../translation.ts';

const q = (question: string, answer: string) => ({ question, answer });

/** The words below a game, in Spanish. */
export const words: Translation<typeof english> = {
  words: {
    related: 'Variantes parecidas',
    faq: 'Preguntas sobre este juego',
    analysis: 'Buscar las mejores jugadas en el tablero de análisis',
    play: 'Jugar',
  },
  online: [
    q('¿Necesito una cuenta?', 'No. Solo necesitas un nombre y el código de la sala.'),
    q(
      '¿Cuántas personas pueden jugar en una sala?',
      'De dos a seis, según el juego: la guía trae una tabla.',
    ),
    q(
      '¿Puede un desconocido encontrar mi sala?',
      'Solo si la haces pública al crearla. Si no, necesita el código.',
    ),
    q(
      'Se cortó mi conexión. ¿He perdido mi lugar?',
      'No. Recarga la página o abre el enlace y vuelves a él. Pasado un minuto, los demás pueden seguir con jugadas al azar en tu lugar.',
    ),
  ],
};
