import { fullBoard, inWords, takeTurns } from '../../../text/es/rule-phrases.ts';
import type { TranslatedCard } from '../../../text/word-types.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

export const card: TranslatedCard = {
  name: 'Misère',
  tagline: 'Lógica inversa',
  description: 'Quien hace tres en línea pierde. Déjaselo a tu rival.',
  room: 'Quien completa una línea pierde. Déjaselo a los demás.',
};

const danger = (lines: number): string =>
  lines === 1 ? '¡Peligro! ¡1 línea casi completa!' : `¡Peligro! ¡${lines} líneas casi completas!`;

export const words: Translation<typeof english> = {
  title: 'Tic Tac Toe Misère',
  options: { size: 'Tablero', 'size 3': '3×3', 'size 4': '4×4' },
  rules: ({ size }) => [
    takeTurns,
    `Quien pone ${inWords(size).toLowerCase()} marcas propias en línea pierde: gana la otra persona.`,
    fullBoard,
  ],
  banner: {
    victory: 'Victoria en Misère',
    stalemate: 'Tablas en Misère',
    details: {
      'person-wins': 'La IA ha hecho una línea, así que ganas.',
      'bot-wins': 'Has hecho una línea, así que pierdes.',
      'seat-wins': 'La otra persona ha completado una línea y pierde.',
    },
  },
  own: {
    aim: (size) => `Pierde quien haga ${inWords(size).toLowerCase()} en línea.`,
    danger,
    spoken: danger,
  },
};
