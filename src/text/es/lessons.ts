import type { lessons } from '../lessons.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof lessons> = {
  lang: 'es',
  title: (game) => `${game}: lección`,
  leave: 'Salir de la lección',
  step: (at, all) => `Paso ${at} de ${all}`,
  skip: 'Omitir',
  toGame: 'Al juego',
  choose: 'Elegir ahora',
  refusals: {
    reading: 'Pulsa antes «Elegir ahora».',
    missed: 'Pulsa antes «Otra vez».',
    shown: 'Este paso está hecho.',
  },
  next: 'Siguiente',
  again: 'Otra vez',
  well: '¡Muy bien!',
  missed: 'Casi.',
  replying: 'Mira la respuesta.',
  guide: 'Leer la guía',
  offer: {
    label: 'Lección',
    ask: '¿Primera vez?',
    start: 'Lección de 1 min',
    refuse: 'Sin lección, gracias',
  },
};
