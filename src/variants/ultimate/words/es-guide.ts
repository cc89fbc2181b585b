import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play ultimate, in Spanish. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Nueve tableros en uno. Cada jugada decide dónde tiene que jugar tu rival.',
  sections: [
    {
      title: 'El juego',
      blocks: [
        'Cada una de las nueve casillas del tablero grande es, a su vez, un tablero pequeño. Gana la partida quien gana tres tableros pequeños en línea.',
        'Nadie ha resuelto este juego: no se conoce ninguna apertura ganadora, y nadie puede consultar la solución.',
      ],
    },
    {
      title: 'Reglas básicas',
      steps: true,
      blocks: [
        {
          head: 'Preparación',
          lines: [
            'Nueve tableros vacíos de nueve casillas. Empieza la X, en cualquier casilla de cualquier tablero.',
          ],
        },
        {
          head: 'Cómo se juega',
          lines: [
            'La casilla que tomas envía a tu rival al tablero pequeño que está en el mismo lugar: si tomas la casilla superior derecha de un tablero, tiene que jugar en el tablero superior derecho.',
            'Si te envían a un tablero que ya está ganado o lleno, puedes jugar en cualquiera que siga abierto. La página te lo dice: «¡Juega donde quieras!».',
          ],
        },
        {
          moving: 'sent',
          says: [
            'Nueve tableros vacíos. La X puede jugar donde quiera.',
            'La X toma la casilla superior derecha del tablero central. La O tiene que jugar en el tablero superior derecho.',
            'La O toma allí la casilla inferior izquierda. La X tiene que jugar en el tablero inferior izquierdo.',
            'La X toma allí la casilla superior izquierda. La O tiene que jugar en el tablero superior izquierdo.',
            'La O toma allí la casilla central, y la X vuelve al tablero central.',
          ],
        },
        {
          figures: [
            {
              diagram: 'sending',
              caption:
                'La X tomó la casilla superior derecha del tablero central. La O tiene que responder en el tablero superior derecho.',
            },
            {
              diagram: 'anywhere',
              caption:
                'La X ha ganado el tablero superior izquierdo y acaba de tomar la casilla superior izquierda de otro tablero: la O puede jugar donde quiera.',
            },
          ],
        },
        {
          head: 'Cómo se gana',
          lines: [
            'Con tres en línea ganas un tablero pequeño y lo cierras. Un tablero pequeño lleno y sin línea no es de nadie.',
            'Con tres tableros pequeños en línea ganas la partida. Si todos los tableros están terminados y nadie lo consigue, hay empate.',
          ],
        },
      ],
    },
    {
      title: 'Estrategia',
      blocks: [
        {
          head: 'Mira adónde envías a tu rival',
          lines: [
            'Una jugada hace dos cosas: ocupa una casilla y elige el tablero de tu rival. Una casilla que no gana nada pero lo envía adonde no puede hacer daño suele ser la mejor elección.',
          ],
        },
        {
          head: 'No regales jugadas libres',
          lines: [
            'Si te envían a un tablero terminado, puedes elegir cualquiera que siga abierto. En cuanto un tablero está terminado, cada casilla que envía allí a tu rival es un regalo: evita esas casillas.',
          ],
        },
        {
          head: 'Qué tableros importan',
          lines: [
            'El tablero central está en cuatro de las ocho líneas grandes; uno de esquina, en tres; uno lateral, en dos. Un tablero que ya no está en ninguna línea abierta de nadie no vale nada: úsalo para las jugadas de espera.',
          ],
        },
      ],
    },
    {
      title: 'Consejos',
      blocks: [
        {
          list: [
            {
              screen:
                'Pasa el cursor por una casilla, o deja el dedo sobre ella, para ver adónde envía a tu rival.',
            },
            'Antes de cerrar un tablero pequeño, pregúntate adónde envía a tu rival la casilla con la que lo cierras.',
            'Cuando tienes dos tableros en línea, tu rival debe evitar todas las casillas que te envían al tercero.',
            'Hacia el final, cuenta las jugadas seguras: cuando todas llevan a un tablero malo, pierde terreno quien tiene que jugar.',
          ],
        },
      ],
    },
  ],
};
