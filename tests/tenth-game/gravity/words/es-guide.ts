import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play gravity, in Spanish. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Tú solo eliges la columna; del resto se encarga el suelo.',
  sections: [
    { title: 'El juego', blocks: ['Dos jugadores, cinco columnas, cuatro en línea.'] },
    {
      title: 'Reglas básicas',
      steps: true,
      blocks: [
        { head: 'Preparación', lines: ['El tablero está vacío y empieza la X.'] },
        {
          head: 'Cómo se juega',
          lines: ['Elige una columna. La marca cae hasta su casilla libre más baja.'],
        },
        { head: 'Cómo se gana', lines: ['Ganas con cuatro marcas tuyas en línea.'] },
      ],
    },
    {
      title: 'Estrategia',
      blocks: [
        {
          head: 'Mira lo que abres',
          lines: ['Una marca deja libre para tu rival la casilla de encima.'],
        },
        {
          figures: [
            {
              diagram: 'stacked',
              caption: 'La X puede seguir en la primera columna o en la segunda.',
            },
          ],
        },
      ],
    },
    { title: 'Consejos', blocks: [{ list: ['Construye desde la columna central.'] }] },
  ],
};
