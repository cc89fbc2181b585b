import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play quantum, in Spanish. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Cada turno pone una marca en dos casillas a la vez. Cuando se cierra un ciclo, tiene que quedarse en una.',
  sections: [
    {
      title: 'El juego',
      blocks: [
        'El tablero es el mismo que en el clásico, pero todavía no está decidido dónde está cada marca. Las casillas se llenan de posibilidades hasta que un ciclo obliga a decidir y varias marcas se vuelven reales a la vez.',
        'Si nadie se equivoca, gana la X, pero solo por medio punto y solo si abre en dos esquinas opuestas.',
        {
          moving: 'loop',
          says: [
            'Nueve casillas vacías.',
            'La X 1 va a dos casillas a la vez: la esquina superior izquierda y el centro.',
            'La O 2 va también al centro, y a la casilla de su derecha.',
            'La X 3 une la esquina con la derecha. Las tres marcas forman un ciclo.',
            'La O decide cómo colapsa: la X 3 cae en la esquina, la X 1 en el centro y la O 2 a la derecha.',
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
            'Dos jugadores, nueve casillas vacías. Empieza la X, que hace las jugadas impares; la O hace las pares.',
          ],
        },
        {
          head: 'Cómo se juega',
          lines: [
            'Elige dos casillas distintas que no tengan una marca clásica. Tu marca va a las dos, con el número de la jugada. Mientras haya una medición pendiente, nadie puede jugar.',
          ],
        },
        {
          head: 'Cómo se gana',
          lines: [
            'Ganan tres marcas clásicas en línea. Si un mismo colapso completa una línea de cada jugador, gana la línea cuyo número mayor es más bajo: vale un punto, y la otra, medio. Nueve marcas clásicas sin ninguna línea son un empate.',
          ],
        },
      ],
    },
    {
      title: 'Marcas fantasmales',
      folds: true,
      blocks: [
        'Una marca que está en dos casillas se llama fantasmal. La X 1 puede estar en la esquina superior izquierda o en el centro: aparece en las dos, pequeña y con su número.',
        'Una marca fantasmal no ocupa su casilla. En una casilla caben hasta ocho marcas así, de los dos jugadores.',
        {
          figures: [
            {
              diagram: 'spooky',
              caption: 'La X 1 está en la esquina superior izquierda y en el centro.',
            },
          ],
        },
      ],
    },
    {
      title: 'Entrelazamiento',
      folds: true,
      blocks: [
        'Las dos casillas de una jugada están enlazadas. En cuanto la marca se vuelve real en una, desaparece de la otra.',
        'Al final, en cada casilla queda una sola marca. Por eso las jugadas que comparten una casilla dependen unas de otras: si la X 1 se queda con el centro, la O 2 tiene que ir a su otra casilla.',
        {
          figures: [
            {
              diagram: 'entangled',
              caption: 'La O 2 comparte el centro con la X 1: están entrelazadas.',
            },
          ],
        },
      ],
    },
    {
      title: 'Entrelazamiento cíclico',
      folds: true,
      blocks: [
        'Los enlaces que salen de una casilla y vuelven a ella forman un ciclo. El ciclo más pequeño son dos jugadas en las mismas dos casillas: el juego anuncia «¡Estados cuánticos idénticos!». Si el ciclo es más largo, anuncia «¡Entrelazamiento cíclico!».',
        'Un ciclo tiene exactamente dos desenlaces. Elige quien no lo cerró.',
        {
          figures: [
            {
              diagram: 'loop',
              caption: 'La X 3 cierra un ciclo de tres casillas. La O elige: A o B.',
            },
          ],
        },
      ],
    },
    {
      title: 'Colapso cuántico',
      folds: true,
      blocks: [
        'Quien elige decide en cuál de sus dos casillas cae la marca que cerró el ciclo. Si allí había otra marca, tiene que caer en su otra casilla, y así por todo el ciclo. Todas las demás marcas enlazadas al ciclo caen también en su sitio.',
        'Quien eligió hace también la jugada siguiente.',
        {
          figures: [
            {
              diagram: 'collapse',
              caption:
                'La O eligió A: la X 3 cae en la esquina superior izquierda, así que la X 1 va al centro y la O 2, a la derecha.',
            },
          ],
        },
      ],
    },
    {
      title: 'Marcas clásicas',
      folds: true,
      blocks: [
        'Una marca que ya cayó es clásica: es grande, está sola en su casilla y no se mueve de allí. Nadie puede volver a jugar en esa casilla.',
        'Cuando solo queda una casilla libre, quien tiene el turno la ocupa directamente con una marca clásica.',
      ],
    },
    {
      title: 'Una partida, paso a paso',
      blocks: [{ screen: 'Una partida entera. Recórrela jugada a jugada.' }, { widget: 'example' }],
    },
    {
      title: 'Estrategia',
      blocks: [
        {
          head: 'Quien cierra un ciclo cede la elección',
          lines: [
            'Cierra un ciclo solo si los dos desenlaces te convienen. En el último paso de la partida de arriba, la X gana de las dos maneras.',
          ],
        },
        {
          head: 'La apertura',
          lines: [
            'De las 36 primeras jugadas solo ganan las dos parejas de esquinas opuestas; las otras 34 llevan al empate si nadie se equivoca.',
          ],
        },
        {
          figures: [
            {
              diagram: 'opening',
              caption: 'Dos esquinas opuestas: la única apertura que gana.',
            },
          ],
        },
        {
          head: 'Los números bajos ganan',
          lines: [
            'Cuando un colapso les da una línea a los dos, gana la más antigua. Vale la pena proteger las primeras marcas.',
          ],
        },
      ],
    },
    {
      title: 'Consejos',
      blocks: [
        {
          list: [
            'Antes de elegir la segunda casilla, sigue los enlaces con el dedo: ¿se cierra un ciclo?',
            'Aunque todas las marcas de un ciclo sean tuyas, elige tu rival: los números caen de otra manera, y con eso puede cambiar quién gana.',
            'Pon marcas en líneas que compartan una casilla, para que un mismo colapso te ayude dos veces.',
            {
              screen:
                'Pulsa «Ocultar entrelazamiento» cuando haya demasiados enlaces y «Mostrar entrelazamiento» antes de decidir.',
            },
          ],
        },
      ],
    },
  ],
  own: {
    example: [
      'El tablero está vacío. Empieza la X.',
      'La X pone el 1 en la esquina superior izquierda y en la casilla de arriba. Todavía no está en ninguna con certeza.',
      'La O pone el 2 en la casilla de arriba y en la esquina superior derecha. Arriba hay ahora dos posibilidades: están entrelazadas.',
      'La X pone el 3 en las esquinas superior derecha y superior izquierda: un ciclo de tres casillas. La O tiene que medirlo.',
      'La O hace que la X 3 caiga en la esquina superior izquierda. Entonces la X 1 tiene que estar arriba y la O 2, en la esquina superior derecha: tres marcas clásicas. La O hace también la jugada siguiente.',
      'La O pone el 4 en la casilla izquierda y en el centro.',
      'La X pone el 5 en el centro y en la esquina inferior izquierda.',
      'La O pone el 6 en la esquina inferior izquierda y en la casilla izquierda: un segundo ciclo. Esta vez elige la X.',
      'La X hace que la O 6 caiga en la esquina inferior izquierda. La O 4 va a la izquierda y la X 5 se queda con el centro.',
      'La X pone el 7 en la casilla de abajo y en la esquina inferior derecha. La X ya tiene la casilla de arriba, la esquina superior izquierda y el centro, así que gana con cualquiera de las dos.',
      'La O pone el 8 en la casilla derecha y en la de abajo, para disputarle la de abajo.',
      'La X pone el 9 en la casilla derecha y en la esquina inferior derecha, y cierra un ciclo a propósito: la O tiene que elegir.',
      'La O hace que la X 9 caiga a la derecha. La O 8 va abajo y la X 7, a la esquina inferior derecha: la diagonal está completa. La otra elección le habría dado a la X la columna central.',
    ],
  },
};
