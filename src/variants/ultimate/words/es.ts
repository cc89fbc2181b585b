import type { TranslatedCard } from '../../../text/word-types.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

export const card: TranslatedCard = {
  name: 'Ultimate',
  tagline: 'Alucinante',
  description: 'Nueve tableros en uno. Tu jugada decide dónde sigue la partida.',
  room: 'Nueve tableros en uno. Tu jugada decide dónde sigue la partida.',
};

export const words: Translation<typeof english> = {
  title: 'Tic Tac Toe Ultimate',
  options: {},
  rules: () => [
    'La casilla que tomas envía al rival al tablero pequeño del mismo lugar.',
    '¿Te envían a un tablero terminado? ¡Juega donde quieras!',
    'Ganan tres tableros pequeños en línea. Un tablero empatado no es de nadie.',
  ],
  banner: {
    victory: 'Victoria en Ultimate',
    stalemate: 'Tablas en Ultimate',
    details: { tie: 'Todos los tableros pequeños están terminados y nadie tiene tres en línea.' },
  },
  own: {
    anywhere: '¡Juega donde quieras!',
    square: 'Ahora toca una casilla.',
    boards: {
      names: [
        'tablero superior izquierdo',
        'tablero superior central',
        'tablero superior derecho',
        'tablero central izquierdo',
        'tablero central',
        'tablero central derecho',
        'tablero inferior izquierdo',
        'tablero inferior central',
        'tablero inferior derecho',
      ],
      next: (board) => `Próxima jugada: ${board}.`,
      first: 'Empieza en cualquier tablero.',
      winner: (winner) =>
        winner === 'tie' ? 'tablero empatado' : `tablero ganado por la ${winner}`,
      decided: (winner, board) =>
        winner === 'tie' ? `Empate en el ${board}.` : `La ${winner} gana el ${board}.`,
      map: (board) => `Mapa: ${board} a la vista. Mostrar todos los tableros.`,
    },
  },
};
