import type { Said, said as english } from '../metadata-words.ts';
import type { Translation } from '../translation.ts';

const say = (title: string, description: string, tags: readonly string[]): Said => ({
  title,
  description,
  tags,
});

/** Titles and descriptions of all pages, in Spanish. */
export const words: Translation<typeof english> = {
  language: 'es',
  locale: 'es_ES',
  place: 'Todo el mundo',
  keywords: ['tic tac toe', 'tres en raya', 'juego en línea gratis', 'sin anuncios'],
  collectionKeywords: [
    'variantes de tic tac toe',
    'colección de tic tac toe',
    'juego de navegador',
  ],
  sections: { games: 'Juegos', guides: 'Guías', faq: 'Ayuda', strategies: 'Estrategias' },
  picture: 'Un tablero de tic tac toe clásico con una costura de oro a través de tres cruces',
  pictureOf: (game) => `${game} en su tablero 3D`,
  collection: say(
    'Tic Tac Toe: nueve variantes en tableros 3D, gratis',
    'Clásico, Ultimate, 3D, cuántico y cinco variantes más en tableros que puedes girar en tus manos. Contra la IA, entre dos o en línea. Gratis, sin cuenta.',
    ['tic tac toe', 'juegos de mesa', 'juegos de navegador'],
  ),
  games: {
    classic: say(
      'Tic Tac Toe clásico: juega gratis en un tablero 3D',
      'Tres en línea en el tablero que todos conocen. Juega al tic tac toe clásico contra una IA de tres niveles o entre dos. Gratis, sin anuncios, sin cuenta.',
      ['tic tac toe clásico', 'tres en línea', 'tic tac toe contra la IA'],
    ),
    ultimate: say(
      'Tic Tac Toe Ultimate: nueve tableros en uno',
      'Cada jugada decide en qué tablero pequeño sigue la partida. Juega a Ultimate Tic Tac Toe en 3D contra la IA o entre dos. Gratis, sin cuenta.',
      ['ultimate tic tac toe', 'súper tic tac toe', 'nueve tableros'],
    ),
    '3d': say(
      'Tic Tac Toe 3D: una torre de cuatro niveles',
      'Tres en línea recta a través de cuatro niveles de nueve casillas, en cualquier dirección. Gira el tablero y juega gratis contra la IA o entre dos.',
      ['tic tac toe 3D', 'tic tac toe por niveles', '82 líneas ganadoras'],
    ),
    quantum: say(
      'Tic Tac Toe cuántico: marcas en dos sitios a la vez',
      'Pon dos marcas enlazadas, cierra un ciclo y mira cómo colapsa el tablero. Juega gratis contra una IA que busca de verdad o entre dos.',
      ['tic tac toe cuántico', 'entrelazamiento', 'juego de superposición'],
    ),
    extended: say(
      'Tic Tac Toe ampliado: cuatro en línea en 4x4',
      'Un tablero de cuatro por cuatro y cuatro en línea para ganar. Juega en 3D contra una IA de tres niveles o entre dos. Gratis, sin cuenta.',
      ['tic tac toe 4x4', 'cuatro en línea', 'tic tac toe ampliado'],
    ),
    misere: say(
      'Tic Tac Toe Misère: tres en línea pierden',
      'Todo al revés: quien completa tres en línea pierde. Juega al tic tac toe Misère en 3D contra una IA de tres niveles o entre dos. Gratis.',
      ['tic tac toe misère', 'tic tac toe al revés', 'evitar tres en línea'],
    ),
    wild: say(
      'Tic Tac Toe salvaje: X u O en cada turno',
      'Elige X u O en cada jugada y cuidado con lo que dejas atrás. Juega al tic tac toe salvaje en 3D contra la IA o entre dos. Gratis, sin cuenta.',
      ['tic tac toe salvaje', 'elegir X u O', 'tic tac toe a elección'],
    ),
    infinite: say(
      'Tic Tac Toe infinito: un tablero que crece',
      'Juega cerca del borde y el tablero crece: cinco en línea ganan y siempre hay más sitio. Gratis en 3D contra la IA o entre dos.',
      ['tic tac toe infinito', 'cinco en línea', 'tablero que crece'],
    ),
    multiplayer: say(
      'Tic Tac Toe multijugador: de tres a seis en un dispositivo',
      'Tic tac toe para tres a seis personas alrededor de una pantalla, cada una con su forma y su color, en tableros de 3, 4 o 5 filas. Gratis, sin cuenta.',
      ['tic tac toe multijugador', 'juego para fiestas', 'de 3 a 6 jugadores'],
    ),
    online: say(
      'Tic Tac Toe en línea: salas para amigos, con código o enlace',
      'Abre una sala, envía su código o el enlace y juega a ocho variantes del tic tac toe de dos a seis personas en tiempo real. Gratis, sin cuenta.',
      ['tic tac toe en línea', 'jugar con amigos', 'código de sala'],
    ),
  },
  articles: {
    faq: say(
      'Preguntas y respuestas sobre Tic Tac Toe',
      '¿Es gratis? ¿Qué variantes hay, qué fuerza tiene la IA, cómo funcionan las salas? Doce preguntas sobre la colección de tic tac toe, con respuesta.',
      ['preguntas sobre tic tac toe', 'reglas del tic tac toe', 'ayuda'],
    ),
    strategies: say(
      'Estrategias de Tic Tac Toe: cómo ganar en cada variante',
      'Aperturas, dobles amenazas, trampas y lo que hay detrás: consejos para el clásico, Ultimate y el cuántico, para la mente del rival y para mesas grandes.',
      ['estrategia de tic tac toe', 'cómo ganar al tic tac toe', 'dobles amenazas y trampas'],
    ),
  },
  guide: {
    title: (_name, game) => `Cómo se juega: ${game}, reglas y consejos`,
    description: (_name, game) =>
      `${game} paso a paso: las reglas, lo que decide la partida y consejos que valen también contra el mejor juego. La guía está en inglés.`,
    tag: (_name, game) => `reglas de ${game}`,
  },
};
