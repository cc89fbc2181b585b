import type { TranslatedGuide } from '../../../text/guide.ts';
import type { ProofWords } from '../../../text/proof.ts';
import type { Translation } from '../../../text/translation.ts';
import type { guide as english } from './en-proof.ts';

/** The page about the proof of 4×4×4, in Spanish. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'En cuatro niveles de 4×4, X mueve primero y siempre puede ganar. Esta página explica cómo lo sabemos y te deja discutir con la demostración.',
  sections: [
    {
      title: 'Qué está demostrado',
      blocks: [
        'X empieza en una esquina. Responda lo que responda O, entonces y después, la demostración tiene una jugada que lleva a cuatro en línea. Con juego perfecto nunca hay empate, y O nunca gana.',
        {
          figures: [
            {
              diagram: 'first',
              caption:
                'La primera marca que gana. Cada esquina y cada una de las ocho casillas interiores vale lo mismo.',
            },
          ],
        },
        'Oren Patashnik lo demostró primero, en 1980, con 1500 horas de cálculo. Victor Allis lo confirmó en 1994. La demostración de este sitio es nuestra: un programa la encuentra en tres minutos.',
      ],
    },
    {
      title: 'Cómo funciona',
      blocks: [
        {
          head: 'Amenazas',
          lines: [
            'Tres marcas de X en una línea con la cuarta casilla vacía son una amenaza: O tiene que bloquearla. Las buenas amenazas se siguen unas a otras hasta que hay dos a la vez. Un ordenador encuentra esa cadena al instante, así que la demostración no la guarda.',
          ],
        },
        {
          figures: [
            {
              diagram: 'threat',
              caption: 'Tres X en la diagonal larga. O tiene que bloquear la última casilla.',
            },
          ],
        },
        {
          head: 'El libro',
          lines: [
            'Donde todavía no gana ninguna cadena de amenazas, X necesita una jugada del libro. Tiene 13 281 posiciones con una jugada cada una y ocupa 18 KB. Las posiciones que se obtienen girando o reflejando otra se guardan una sola vez: las líneas del cubo tienen 192 simetrías.',
            'El camino más largo por el libro tiene 19 jugadas de X. Después, las amenazas deciden la partida.',
          ],
        },
      ],
    },
    {
      title: 'Cómo se comprobó',
      blocks: [
        'Un segundo programa no comparte código con el juego ni con el que encontró la demostración. Formó las 76 líneas por su cuenta, probó las 8 519 262 respuestas y encontró una jugada para cada una. Después borramos 200 jugadas y cambiamos otras 200, una por una. El programa lo notó siempre.',
      ],
    },
    {
      title: 'Qué no sabe nadie',
      blocks: [
        {
          list: [
            'Con qué rapidez puede ganar X. La demostración gana, pero quizá haya un camino más corto.',
            'Quién gana tras una primera marca en una de las otras 48 casillas.',
            'Por eso nadie sabe quién gana con la regla del cambio. Una primera marca en una de las 16 casillas fuertes pierde allí: el segundo jugador se queda con ella.',
          ],
        },
      ],
    },
  ],
};

export const words: Translation<ProofWords> = {
  title: '4×4×4 está resuelto',
  argue: 'Discutir con la demostración',
  analyse: 'Analizar',
  toGuide: 'Volver a la guía de 3D',
  leave: 'Volver a la demostración',
  read: 'Leer sobre la demostración',
  restart: 'Empezar de nuevo',
  left: (moves) =>
    moves === 1
      ? 'Demostración: 1 jugada más como mucho'
      : `Demostración: ${moves} jugadas más como mucho`,
  bookDone: 'Ya no hace falta: ganan las amenazas',
  threats: (moves) => (moves === 1 ? 'X gana con la próxima jugada' : `X gana en ${moves} jugadas`),
  first: 'Responde donde quieras',
  firstDetail: 'Eres O, y está demostrado que gana X. ¿Cuánto aguantas?',
  yours: 'Tu respuesta',
  replying: 'La demostración responde…',
  best: 'Ninguna respuesta aguanta más.',
  cost: (moves) =>
    moves === 1
      ? 'Con eso el final está 1 jugada más cerca de lo necesario.'
      : `Con eso el final está ${moves} jugadas más cerca de lo necesario.`,
  block: 'Desde ahora X amenaza con cada jugada.',
  over: 'Gana X, como está demostrado',
  overDetail: (moves) => (moves === 1 ? 'Aguantaste 1 jugada.' : `Aguantaste ${moves} jugadas.`),
};
