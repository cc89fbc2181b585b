import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play 3D, in Spanish. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Cuatro tableros apilados. Una línea puede ir por un nivel, bajar en vertical o cruzar la torre en diagonal.',
  sections: [
    {
      title: 'Líneas ganadoras',
      blocks: [{ widget: 'lines' }],
    },
    {
      title: 'El juego',
      blocks: [
        'Treinta y seis casillas en cuatro niveles. Ganas con tres marcas tuyas en línea recta. Las líneas que cruzan los niveles pasan por tres contiguos.',
        'Quien empieza puede forzar la victoria, normalmente con la cuarta marca. Aun así hay emoción, porque nadie ve las 82 líneas.',
      ],
    },
    {
      title: 'Reglas básicas',
      steps: true,
      blocks: [
        {
          head: 'Preparación',
          lines: [
            'Elige la torre: cuatro niveles de 3×3, tres de 3×3 o cuatro de 4×4. Empieza la X. Con «No en el centro», la primera marca no puede ocupar la casilla central de un nivel interior. Con la regla del cambio, quien juega segundo puede quedarse con la primera marca. Eso le da ventaja en las torres de 3×3; en la de 4×4 nadie lo sabe.',
          ],
        },
        {
          head: 'Cómo se juega',
          lines: [
            'Por turnos, cada jugador pone su marca en una casilla vacía de cualquier nivel. Las marcas no caen: cada una se queda en el nivel que elegiste.',
            {
              screen:
                'En el móvil, toca un nivel para verlo en grande. Desliza el dedo hacia un lado para pasar al siguiente nivel y junta dos dedos para ver toda la pila.',
            },
          ],
        },
        {
          head: 'Cómo se gana',
          lines: [
            'Ganan tres en línea recta. Hay 82 líneas: 32 en los niveles, 18 verticales, 24 diagonales en un plano vertical y 8 de esquina a esquina por el centro. El cubo de 3×3×3 tiene 49. En 4×4×4 hacen falta cuatro en línea, y hay 76 líneas. Si la torre se llena sin ninguna línea, hay empate.',
          ],
        },
      ],
    },
    {
      title: 'Estrategia',
      blocks: [
        {
          head: 'Abre en un nivel interior',
          lines: [
            'Cualquiera de las dieciocho casillas de los dos niveles interiores gana con la cuarta marca. Las casillas que rodean el centro del nivel más alto y del más bajo también ganan, con la sexta. «No en el centro» cierra dos casillas ganadoras y deja otras dieciséis.',
          ],
        },
        {
          head: 'El centro que pierde',
          lines: [
            'El centro del nivel más alto o del más bajo parece fuerte, pero es la única apertura que pierde. Solo la vence una respuesta: el centro del nivel contiguo.',
          ],
        },
        {
          figures: [
            {
              diagram: 'openings',
              caption:
                'Cuántas jugadas, contando las de los dos, tarda en ganar cada apertura. Los centros de los dos niveles exteriores pierden.',
            },
            {
              diagram: 'reply',
              caption:
                'Si se abre en el centro del nivel más bajo, solo gana la casilla señalada, un nivel más arriba. Las otras 34 pierden.',
            },
          ],
        },
        {
          head: 'Las otras torres',
          lines: [
            'En 3×3×3 solo gana el centro del cubo. Si está cerrado para la primera marca, todas las aperturas pierden: lo toma el segundo jugador.',
            'En 4×4×4 también gana quien empieza. Oren Patashnik lo demostró en 1980 con 1500 horas de cálculo, pero nadie puede calcularlo mentalmente.',
          ],
        },
        { widget: 'proof' },
      ],
    },
    {
      title: 'Consejos',
      blocks: [
        {
          list: [
            {
              screen:
                'Elige un nivel para verlo por separado y separa los niveles para mirar entre unos y otros.',
            },
            'Antes de cada jugada, mira las casillas que quedan justo encima y justo debajo: el tablero te muestra esa columna.',
            'Las diagonales que cruzan los niveles son las más fáciles de pasar por alto. Gira la torre hasta que dos de tus marcas queden en línea con una casilla vacía.',
            'Aquí también ganan dos amenazas a la vez. Por las casillas centrales de los niveles interiores pasan más líneas que por ninguna otra.',
          ],
        },
      ],
    },
  ],
};
