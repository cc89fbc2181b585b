import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play infinite, in Spanish. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Juega en el borde y el tablero crece. Ganan cinco en línea.',
  sections: [
    {
      title: 'El juego',
      blocks: [
        'El tablero empieza con 5×5 casillas y crece con la partida, hasta cien casillas por lado.',
        'Las marcas nunca se mueven: las casillas nuevas solo aparecen en el borde. Nadie sabe si quien empieza gana cuando ninguno se equivoca.',
      ],
    },
    {
      title: 'Reglas básicas',
      steps: true,
      blocks: [
        {
          head: 'Preparación',
          lines: [
            'Elige cinco, cuatro o tres en línea, y un tablero que empiece con 5×5 o con 3×3. «Compacto» es la versión pequeña: un tablero de 3×3 que nunca crece y tres en línea, igual que en el clásico. Empieza la X. Con la regla del cambio, quien juega segundo puede quedarse con la primera marca y parte con ventaja.',
          ],
        },
        {
          head: 'Cómo se juega',
          lines: [
            'Pon tu marca en una casilla vacía. Una marca en el borde añade una fila o una columna por ese lado; una marca en una esquina añade las dos.',
          ],
        },
        {
          moving: 'growth',
          says: [
            'El tablero al principio: cinco filas de cinco casillas.',
            'La X juega en el centro. No crece nada.',
            'La O juega en el borde derecho: aparece una sexta columna.',
            'La X juega en el borde inferior: aparece una sexta fila.',
            'La O juega en la esquina superior izquierda: aparecen una fila y una columna.',
          ],
        },
        {
          figures: [
            {
              diagram: 'before',
              caption: 'El tablero al principio: cinco filas de cinco casillas.',
            },
            {
              diagram: 'grown',
              caption: 'La X jugó en el borde derecho: ahora el tablero tiene una sexta columna.',
            },
          ],
        },
        {
          head: 'Cómo se gana',
          lines: [
            'Ganas con cinco marcas tuyas en línea, en horizontal, vertical o diagonal. Con más de cinco también. Un tablero lleno que ya no puede crecer es un empate, pero eso solo ocurre a propósito.',
          ],
        },
      ],
    },
    {
      title: 'Estrategia',
      blocks: [
        {
          head: 'Los treses abiertos',
          lines: [
            'A tres marcas seguidas con los dos extremos libres hay que responder enseguida. Si no, se convierten en cuatro con los dos extremos libres, y nadie puede cerrar ambos.',
          ],
        },
        {
          head: 'Dos amenazas a la vez',
          lines: [
            'Un solo cuatro se puede bloquear. Un cuatro junto con un tres abierto, o dos treses abiertos, no. Pon marcas que pertenezcan a dos líneas.',
          ],
        },
        {
          figures: [
            {
              diagram: 'three',
              caption:
                'Un tres abierto: la O tiene que tomar una de las casillas señaladas. Cualquier otra jugada pierde ante un cuatro abierto.',
            },
            {
              diagram: 'four',
              caption: 'Un cuatro abierto: la X gana por cualquiera de los extremos.',
            },
          ],
        },
        {
          head: 'Tres y cuatro en línea',
          lines: [
            'Con tres en línea, quien empieza gana con la tercera marca, abra donde abra. Con cuatro en línea también gana, y con seis marcas como mucho si abre en el centro. Para una partida justa, elige cinco.',
          ],
        },
      ],
    },
    {
      title: 'Consejos',
      blocks: [
        {
          list: [
            'No le tengas miedo al borde: más allá siempre hay sitio.',
            {
              screen:
                'Arrastra para girar el tablero. Arrastra con dos dedos, con el botón derecho del ratón o con la tecla Mayús para moverte por él. «Centrar» vuelve a mostrarlo entero.',
            },
            {
              screen:
                'En un tablero grande, un mapa muestra todas las marcas. Tócalo para ir a ese lugar.',
            },
            'Suele ser mejor bloquear por el lado donde están las demás marcas de tu rival.',
          ],
        },
      ],
    },
  ],
};
