import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play multiplayer, in Spanish. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'De tres a seis jugadores alrededor de una pantalla, cada uno con su propia figura.',
  sections: [
    {
      title: 'El juego',
      blocks: [
        'De tres a seis personas juegan por turnos en un dispositivo. Los símbolos son X, O, triángulo, cuadrado, luna y rombo, en ese orden.',
        'Cada cual juega para sí: cualquiera puede bloquear, pero nadie está obligado.',
        {
          figures: [
            {
              diagram: 'symbols',
              caption:
                'Seis jugadores tras una jugada cada uno: X, O, triángulo, cuadrado, luna y rombo.',
            },
          ],
        },
        {
          moving: 'round',
          says: [
            'Tres jugadores en un tablero de 4×4. Aquí ganan tres en línea.',
            'Empieza la X.',
            'Sigue la O.',
            'Después, el triángulo.',
            'La X tiene dos en línea: una más a la izquierda y gana.',
            'La O no bloquea, porque el triángulo aún puede hacerlo.',
            'El triángulo juega justo antes que la X, así que tiene que bloquear.',
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
          lines: [
            'Elige si juegan tres, cuatro, cinco o seis personas y un tablero de 3×3, 4×4 o 5×5. Ponle un nombre a cada una o deja «Jugador 1», «Jugador 2», etcétera.',
          ],
        },
        {
          head: 'Cómo se juega',
          lines: [
            'Cuando aparezca tu nombre, pulsa una casilla vacía. Después, pasa el dispositivo.',
          ],
        },
        {
          head: 'Cómo se gana',
          lines: [
            'Gana una fila, columna o diagonal completa de marcas tuyas. Con «Ganan tres en línea», bastan tres en cualquier tablero. Si el tablero se llena sin ninguna línea, hay empate.',
          ],
        },
      ],
    },
    {
      title: 'Estrategia',
      blocks: [
        {
          head: '¿Puede ganar alguien?',
          lines: [
            'Cuantos más jugadores, menos marcas le tocan a cada uno. Con cuatro en 3×3 solo puede ganar quien empieza; con cinco o seis, nadie. Al preparar la partida se te avisa, y se te dice si ayuda un tablero más grande o jugar a tres en línea.',
          ],
        },
        {
          head: 'A qué lleva el juego perfecto',
          lines: [
            '«Cada cual por su cuenta»: todos prefieren ganar y, si no, empatar, y eligen cualquiera de las jugadas igual de buenas. «Una persona contra todas»: lo que una persona tiene asegurado aunque las demás jueguen juntas.',
          ],
        },
        {
          table: {
            caption: 'Ganan tres en línea',
            columns: ['Tablero y jugadores', 'Cada cual por su cuenta', 'Una contra todas'],
            rows: [
              ['3×3, de tres a seis', 'empate', 'empate'],
              ['4×4, tres', 'empate', 'derrota'],
              ['4×4, de cuatro a seis', 'no se sabe', 'derrota'],
            ],
          },
        },
        'Un programa probó todas las partidas. En 4×4 con cuatro o más había demasiadas para «cada cual por su cuenta».',
        {
          head: 'Deja que bloqueen otros',
          lines: [
            'Alguien tiene que parar una amenaza antes del siguiente turno de su dueño. El último que puede hacerlo es quien juega justo antes. Si no eres tú, puedes dejárselo a otro.',
          ],
        },
        {
          figures: [
            {
              diagram: 'block',
              caption:
                'La X amenaza la casilla señalada. La O puede dejarle el bloqueo al triángulo, que juega justo antes que la X.',
            },
          ],
        },
        {
          head: 'No llames la atención',
          lines: [
            'Quien parece más cerca de ganar atrae todos los bloqueos. Dos parejas discretas valen más que una línea llamativa.',
          ],
        },
      ],
    },
    {
      title: 'Consejos',
      blocks: [
        {
          list: [
            'Con tres jugadores, la partida más animada es en 4×4 con «Ganan tres en línea».',
            'Juega junto a tus propias marcas: una línea que puede crecer en dos direcciones es más difícil de parar.',
            'En un tablero pequeño, quien empieza es quien más juega. En la siguiente partida, escribe primero el nombre de otra persona.',
            {
              screen:
                '¿Alguien tocó la casilla equivocada? «Deshacer» anula la última jugada, sea de quien sea.',
            },
          ],
        },
      ],
    },
  ],
};
