import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play extended, in Spanish. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Un tablero más grande y una línea más larga. Con más espacio, las amenazas tardan más en llegar y los planes van más lejos.',
  sections: [
    {
      title: 'El juego',
      blocks: [
        'Dos jugadores, dieciséis casillas, cuatro en línea. En 5×5, cinco en línea.',
        'Si nadie se equivoca, la partida termina en empate en los dos tamaños. En 5×5, quien defiende tiene incluso una receta sencilla: agrupa las casillas por parejas, de modo que cada línea contenga una pareja, y responde a cada marca en la otra casilla de su pareja.',
        {
          moving: 'game',
          says: [
            'Dieciséis casillas vacías. Cuatro en línea ganan.',
            'La X toma una esquina.',
            'La O toma una casilla del centro.',
            'La X sigue por el borde.',
            'La O empieza su propia línea.',
            'La X tiene tres en línea, pero aún no basta.',
            'La O sigue con su línea en vez de bloquear.',
            'La X tiene cuatro en línea y gana.',
          ],
        },
      ],
    },
    {
      title: 'Reglas básicas',
      steps: true,
      blocks: [
        {
          head: 'Preparación',
          lines: ['Elige 4×4 o 5×5. El tablero está vacío y empieza la X.'],
        },
        {
          head: 'Cómo se juega',
          lines: [
            'Por turnos, cada jugador pone su marca en una casilla vacía. Las marcas no se mueven.',
          ],
        },
        {
          head: 'Cómo se gana',
          lines: [
            'En 4×4 ganas con cuatro marcas en línea, en horizontal, vertical o diagonal; hay diez líneas en total. En 5×5 hacen falta cinco, y hay doce líneas. Aquí no se gana con tres en línea. Si el tablero se llena sin ninguna línea, hay empate.',
          ],
        },
      ],
    },
    {
      title: 'Estrategia',
      blocks: [
        {
          head: 'Las casillas que cuentan',
          lines: [
            'En 4×4, las cuatro esquinas y las cuatro casillas del medio están en tres líneas, porque por ellas pasa una diagonal. Todas las demás están en dos.',
          ],
        },
        {
          head: 'Amenazas que se cruzan',
          lines: [
            'Una sola línea de tres marcas se puede bloquear a tiempo. Dos líneas que se cruzan en una casilla vacía, no: ocupa esa casilla en último lugar y tendrás dos amenazas a la vez.',
          ],
        },
        {
          figures: [
            { diagram: 'lines', caption: 'Cuántas de las diez líneas pasan por cada casilla.' },
            {
              diagram: 'crossing',
              caption:
                'La X acaba de tomar la esquina donde se encuentran dos líneas: las dos casillas señaladas ganan, y la O solo puede ocupar una.',
            },
          ],
        },
        {
          head: 'Una marca cierra una línea',
          lines: [
            'Nadie puede completar una línea que tiene marcas de los dos. Cada marca tuya cierra hasta tres líneas, así que bloquea pronto, mientras no te cueste nada.',
          ],
        },
      ],
    },
    {
      title: 'Consejos',
      blocks: [
        {
          list: [
            'Cuenta tus líneas abiertas: las que no tienen ninguna marca de tu rival. Cuando no te quede ninguna, juega por el empate.',
            'Construye líneas que compartan una casilla, no líneas que vayan una al lado de la otra.',
            'En una sala en línea, hasta seis jugadores o dos equipos pueden compartir el tablero. Con seis jugadores en 4×4, nadie tiene marcas suficientes para una línea: se avisa al preparar la partida.',
          ],
        },
      ],
    },
  ],
};
