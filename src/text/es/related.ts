import type { below as english } from '../related.ts';
import type { Translation } from '../translation.ts';

const q = (question: string, answer: string) => ({ question, answer });

/** What stands below a game, in Spanish. */
export const words: Translation<typeof english> = {
  words: {
    related: 'Variantes parecidas',
    faq: 'Preguntas sobre este juego',
    play: 'Jugar',
  },
  questions: {
    classic: {
      items: [
        q(
          '¿Puede X ganar siempre en el clásico?',
          'No. Con el mejor juego toda partida es un empate, sea cual sea la primera jugada. Una victoria es siempre el error de alguien.',
        ),
        q(
          '¿Cuál es la mejor primera jugada?',
          'Las nueve mantienen el empate. Una esquina pone más trampas: siete de las ocho respuestas pierden. Contra el centro pierden cuatro.',
        ),
        q(
          '¿Cómo evito una doble amenaza?',
          'Amenaza tú, para que la otra persona tenga que responder antes, o toma la casilla donde se cruzan sus dos líneas.',
        ),
        q(
          '¿Qué fuerza tienen los niveles?',
          'Fácil juega al azar la mitad de las veces, Media tres de cada diez, Difícil ninguna. Difícil nunca pierde aquí.',
        ),
      ],
    },
    ultimate: {
      items: [
        q(
          '¿Dónde puedo jugar?',
          'En el tablero pequeño que ocupa el lugar de la casilla que tu rival acaba de tomar. Si ese tablero está decidido, eliges cualquiera que siga abierto.',
        ),
        q(
          '¿Qué vale un tablero pequeño empatado?',
          'Nada para nadie. No forma parte de ninguna línea de tres tableros.',
        ),
        q(
          '¿Hay una apertura ganadora?',
          'No se conoce ninguna. El juego no está resuelto, y esa es una buena razón para jugarlo.',
        ),
        q(
          '¿Puedo jugar con un amigo?',
          'Sí, cambia de rival junto al tablero o abre una sala en línea.',
        ),
      ],
    },
    extended: {
      items: [
        q(
          '¿Cuentan tres en línea?',
          'No. Con cuatro filas hacen falta cuatro; con cinco filas, cinco.',
        ),
        q('¿Quién gana con el mejor juego?', 'Nadie: los dos tamaños son un empate.'),
        q(
          'Entonces, ¿cómo se fuerza una victoria?',
          'Con dos líneas que se cruzan en una casilla vacía. Llénala al final y tendrás dos amenazas a la vez.',
        ),
      ],
    },
    '3d': {
      items: [
        q(
          '¿Cuántas líneas ganadoras hay?',
          '82 en cuatro niveles de tres por tres: 32 en los niveles, 18 rectas hacia abajo, 24 inclinadas en un plano vertical y 8 por el centro.',
        ),
        q(
          '¿Es una ventaja empezar?',
          'Una decisiva. Cualquier casilla de los dos niveles interiores gana por la fuerza con la cuarta marca.',
        ),
        q(
          '¿Qué apertura pierde?',
          'El centro del nivel más alto o del más bajo, y solo ante una respuesta: el centro del nivel de al lado.',
        ),
        q('¿Cómo veo todos los niveles?', 'Gira la torre, separa los niveles o mira uno solo.'),
      ],
    },
    quantum: {
      items: [
        q(
          '¿Tengo que saber física?',
          'No. Un turno pone una marca en dos casillas; un ciclo de marcas enlazadas hace que alguien elija dónde están de verdad.',
        ),
        q(
          '¿Quién elige cuando se cierra un ciclo?',
          'Quien no lo cerró. También hace la jugada siguiente.',
        ),
        q(
          '¿Y si los dos consiguen una línea a la vez?',
          'La línea cuyo número mayor es más bajo gana un punto entero; la otra, medio punto.',
        ),
        q(
          '¿Puede X forzar la victoria?',
          'Sí, por medio punto, y solo si abre en dos esquinas opuestas.',
        ),
      ],
    },
    misere: {
      items: [
        q(
          '¿En qué se diferencia del clásico?',
          'Solo en el objetivo: quien completa tres en línea pierde.',
        ),
        q(
          '¿Cuál es la mejor primera jugada?',
          'El centro. Es la única que mantiene el empate; responde a cada jugada en la casilla opuesta.',
        ),
        q(
          '¿Cómo gano?',
          'Espera otra apertura. Contra una esquina, por ejemplo, gana cualquier lado.',
        ),
      ],
    },
    wild: {
      items: [
        q(
          '¿De quién es la línea si pongo el símbolo del rival?',
          'Suya, si no se elige otra cosa: una línea gana para quien tiene ese símbolo. Con la opción «De quien la hace», gana quien la completa.',
        ),
        q(
          '¿Para qué pondría el otro símbolo?',
          'Para estropear una línea: con símbolos distintos no es de nadie. Y porque, si la línea es de quien la hace, los dos símbolos son tuyos.',
        ),
        q(
          '¿Quién gana con el mejor juego?',
          'Por símbolo es un empate. Si la línea es de quien la hace, gana quien empieza, pero solo si abre en el centro.',
        ),
      ],
    },
    infinite: {
      items: [
        q(
          '¿Cuánto puede crecer el tablero?',
          'Hasta cien casillas por lado. Cada marca en el borde añade allí una fila o una columna.',
        ),
        q(
          '¿Por qué cinco en línea?',
          'Con tres, quien empieza gana enseguida; con cuatro, por la fuerza en seis marcas como mucho. Con cinco nadie lo sabe.',
        ),
        q(
          '¿Qué es Compacto?',
          'La versión pequeña: nueve casillas que nunca crecen y tres en línea.',
        ),
      ],
    },
    multiplayer: {
      items: [
        q(
          '¿Cuántas personas pueden jugar?',
          'De tres a seis en un dispositivo, en tres, cuatro o cinco filas.',
        ),
        q(
          '¿Qué símbolos hay?',
          'X, O, triángulo, cuadrado, luna y rombo, en el orden de los jugadores.',
        ),
        q(
          '¿Por qué avisa la preparación?',
          'Con muchos jugadores en un tablero pequeño nadie consigue marcas suficientes para una línea completa. Dice quién puede todavía y qué ayuda.',
        ),
        q(
          '¿Podemos jugar en varios dispositivos?',
          'Sí: en una sala en línea caben hasta seis jugadores en el clásico, el ampliado y Misère.',
        ),
      ],
    },
    online: {
      items: [
        q('¿Necesito una cuenta?', 'No. Bastan un nombre y el código de la sala.'),
        q(
          '¿Cuántas personas pueden jugar en una sala?',
          'De dos a seis en el clásico, el ampliado y Misère; de dos a cuatro en el 3D, el salvaje y el infinito; dos en Ultimate y el cuántico.',
        ),
        q(
          '¿Puede un desconocido encontrar mi sala?',
          'Solo si la muestras al crearla. Si no, hace falta el código.',
        ),
        q(
          'Se cortó mi conexión. ¿He perdido mi asiento?',
          'No. Recarga la página o abre el enlace y vuelves a él. Pasado un minuto, los demás pueden seguir con jugadas al azar.',
        ),
      ],
    },
  },
};
