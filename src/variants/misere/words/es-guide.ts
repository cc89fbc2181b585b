import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play misère, in Spanish. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Todo al revés: quien completa tres en línea pierde.',
  sections: [
    {
      title: 'El juego',
      blocks: [
        'El tablero es el mismo que en el clásico, pero el objetivo es el contrario. Ganas cuando tu rival no tiene más remedio que completar una línea.',
        'Si nadie se equivoca, hay empate, pero solo una de las nueve primeras jugadas lo mantiene.',
        {
          moving: 'game',
          says: [
            'Un tablero vacío. Quien completa tres en línea pierde.',
            'La X abre en el centro.',
            'La O toma el borde superior.',
            'La X toma la casilla opuesta.',
            'La O toma una esquina.',
            'La X toma la esquina opuesta. Ahora la O debe evitar la fila superior.',
            'La O completa la fila superior y pierde.',
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
          lines: ['Elige 3×3 o 4×4. El tablero está vacío y empieza la X.'],
        },
        {
          head: 'Cómo se juega',
          lines: [
            'Por turnos, cada jugador pone su propia marca en una casilla vacía. Hay que jugar, aunque cualquier jugada sea mala.',
          ],
        },
        {
          head: 'Cómo se gana',
          lines: [
            'Pierde quien completa una línea entera de marcas propias (tres en 3×3, cuatro en 4×4). Con tres o más jugadores ganan todos los demás; por equipos, gana el otro equipo. Si el tablero se llena sin ninguna línea, hay empate.',
          ],
        },
      ],
    },
    {
      title: 'Estrategia',
      blocks: [
        {
          head: 'Abre en el centro y juega en espejo',
          lines: [
            'Toma el centro y responde a cada jugada en la casilla opuesta. Así nunca formarás una línea que pase por el centro, y en los bordes tu rival completará la suya antes que tú.',
            'Es la única forma de mantener el empate. Cualquier otra apertura pierde y, después del centro, también cualquier otra respuesta.',
          ],
        },
        {
          figures: [
            {
              diagram: 'opening',
              caption: 'Solo el centro mantiene el empate. Todas las demás aperturas pierden.',
            },
            { diagram: 'mirror', caption: 'La O jugó arriba: la X tiene que responder abajo.' },
            {
              diagram: 'again',
              caption: 'Y otra vez: solo aguanta la casilla opuesta a la última marca de la O.',
            },
          ],
        },
        {
          head: 'Si tu rival no abre en el centro',
          lines: [
            'Entonces puedes ganar. Contra una esquina, juega en cualquier casilla lateral. Contra una casilla lateral, juega en una de las dos laterales vecinas o en una de las dos esquinas lejanas. No corras a ocupar el centro: tras una esquina solo consigue un empate, y tras una casilla lateral pierde.',
          ],
        },
        {
          figures: [
            {
              diagram: 'corner',
              caption: 'La X abrió en una esquina: cualquier casilla lateral gana para la O.',
            },
            {
              diagram: 'edge',
              caption:
                'La X abrió en una casilla lateral: cuatro respuestas ganan y el centro pierde.',
            },
          ],
        },
      ],
    },
    {
      title: 'Consejos',
      blocks: [
        {
          list: [
            'El tablero te avisa de las líneas a las que solo les falta una marca. No completes una tuya.',
            'Cuenta las casillas en las que aún puedes jugar sin peligro. Pierde quien se queda antes sin ellas.',
            'Una línea con marcas de los dos no es peligrosa para nadie. Guarda esas casillas para más tarde: te dan tiempo.',
          ],
        },
      ],
    },
  ],
};
