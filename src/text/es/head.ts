import type { headWords as english } from '../head.ts';
import type { HeadWords } from '../word-types.ts';
import type { Translation } from '../translation.ts';

const say = (title: string, description: string, tags: readonly string[]): HeadWords => ({
  title,
  description,
  tags,
});

/** Titles and descriptions of all pages, in Spanish. */
export const words: Translation<typeof english> = {
  language: 'es',
  place: 'Todo el mundo',
  genres: ['Juego de mesa', 'Estrategia'],
  platform: 'Navegador web',
  keywords: ['tic tac toe', 'tres en raya', 'juego en línea gratis', 'sin anuncios'],
  collectionKeywords: [
    'variantes de tic tac toe',
    'colección de tic tac toe',
    'juego de navegador',
  ],
  sections: {
    games: 'Juegos',
    'how-to-play': 'Guías',
    faq: 'Ayuda',
    class: 'Para escuelas',
    print: 'Problemas',
    embed: 'Para escuelas',
    privacy: 'Ayuda',
    strategies: 'Estrategias',
    puzzles: 'Problemas',
    daily: 'Problemas',
    stats: 'Estadísticas',
  },
  picture: 'Un tablero de tic tac toe clásico con una costura de oro a través de tres cruces',
  pictureOf: (game) => `${game} en su tablero 3D`,
  collection: say(
    'Tic Tac Toe y sus variantes en tableros 3D, gratis',
    'Clásico, Ultimate, 3D, cuántico y más variantes en tableros que puedes girar en tus manos. Contra la IA, con otra persona o en línea. Gratis, sin cuenta.',
    ['tic tac toe', 'juegos de mesa', 'juegos de navegador'],
  ),
  online: say(
    'Tic Tac Toe en línea: salas para amigos, con código o enlace',
    'Crea una sala, envía su código o el enlace y juega al tic tac toe y a sus variantes con hasta seis personas en tiempo real. Gratis, sin cuenta.',
    ['tic tac toe en línea', 'jugar con amigos', 'código de sala'],
  ),
  articles: {
    daily: say(
      'Problema del día de Tic Tac Toe: una posición, una jugada correcta',
      'Cada día un problema nuevo, el mismo para todos: fácil los lunes, difícil los domingos, de ocho variantes. Gratis y sin conexión.',
      ['problema del día', 'tic tac toe', 'pasatiempo diario'],
    ),
    stats: say(
      'Estadísticas de Tic Tac Toe: partidas, rachas y problemas',
      'Tus victorias, empates y derrotas en cada variante y en cada nivel, tus rachas y los problemas que resolviste. Solo en tu dispositivo.',
      ['estadísticas de tic tac toe', 'porcentaje de victorias', 'racha de victorias'],
    ),
    puzzles: say(
      'Problemas de Tic Tac Toe: encuentra la única jugada correcta',
      'Unos tres mil problemas demostrados de tic tac toe clásico, Misère, salvaje, cuántico, Ultimate y más, de fáciles a difíciles. Gratis y sin conexión.',
      ['problemas de tic tac toe', 'pasatiempos', 'jugada ganadora'],
    ),
    faq: say(
      'Preguntas y respuestas sobre Tic Tac Toe',
      '¿Es gratis? ¿Qué variantes hay, qué nivel tiene la IA, cómo funcionan las salas? Doce preguntas sobre la colección de tic tac toe, con respuesta.',
      ['preguntas sobre tic tac toe', 'reglas del tic tac toe', 'ayuda'],
    ),
    class: say(
      'Tres en raya para la clase: un torneo en un minuto, sin cuentas',
      'Un código, hasta 64 alumnos en sus dispositivos, rondas por el sistema suizo y una vista para el proyector. Sin cuentas, sin anuncios, sin chat. Gratis.',
      ['tres en raya para escuelas', 'torneo en clase', 'sistema suizo'],
    ),
    print: say(
      'Imprimir Tic Tac Toe: hojas de problemas y tableros vacíos en A4',
      'Problemas de Tic Tac Toe y sus variantes con soluciones en otra página o por código QR, y tableros vacíos con sus reglas. Gratis y listos para imprimir.',
      ['ficha de tic tac toe', 'tic tac toe para imprimir', 'problemas para imprimir'],
    ),
    embed: say(
      'Insertar Tic Tac Toe: un tablero para tu curso o tu blog, gratis',
      'Copia unas líneas de HTML y tu página tendrá un tablero 3D para jugar, con tic tac toe, una variante o el problema del día. Sin cookies ni anuncios. Gratis.',
      ['insertar tic tac toe', 'tic tac toe iframe', 'tres en raya para escuelas'],
    ),
    privacy: say(
      'Privacidad: qué guarda este sitio de Tic Tac Toe y cuánto tiempo',
      'Sin cuenta ni anuncios. Qué se queda en tu dispositivo, qué contiene una sala en línea y cuándo se borra, y qué deben saber las familias y las escuelas.',
      ['privacidad', 'tic tac toe para escuelas', 'sin cuenta'],
    ),
    'how-to-play': say(
      'Cómo jugar a Tic Tac Toe y sus variantes: todas las guías',
      'Diez guías con imágenes: las reglas del clásico, Ultimate, 3D, el cuántico y más variantes, cómo funcionan las salas en línea y consejos para cada juego.',
      ['reglas del tic tac toe', 'cómo jugar al tic tac toe', 'guías de tic tac toe'],
    ),
    strategies: say(
      'Estrategias de Tic Tac Toe: cómo ganar en cada variante',
      'Aperturas, dobles amenazas, trampas y lo que hay detrás: consejos para el clásico, Ultimate y el cuántico, para leer al rival y para grupos grandes.',
      ['estrategia de tic tac toe', 'cómo ganar al tic tac toe', 'dobles amenazas y trampas'],
    ),
  },
  guide: {
    title: (_name, game) => `Cómo jugar al ${game}: reglas y consejos`,
    description: (_name, game) =>
      `${game} paso a paso: las reglas, lo que decide la partida y consejos para jugar mejor.`,
    tag: (_name, game) => `reglas del ${game}`,
  },
  analysis: {
    title: (_name, game) => `${game}: análisis y valor de cada jugada`,
    description: (_name, game) =>
      `${game}: prueba variantes y mira qué jugadas ganan, empatan o pierden con el mejor juego. Gratis y también sin conexión.`,
    tag: (_name, game) => `análisis del ${game}`,
  },
  lesson: {
    title: (_name, game) => `${game}: apréndelo en un minuto`,
    description: (_name, game) =>
      `Aprende ${game} en su propio tablero: unos pocos pasos, cada uno con una jugada y una frase sobre lo que hace. Gratis y también sin conexión.`,
    tag: (_name, game) => `aprender ${game}`,
  },
  cube: {
    guide: say(
      'El 4×4×4 está resuelto: gana quien empieza',
      'Una demostración de que X gana el tres en raya 3D de cuatro niveles de 4×4: cómo funciona, cómo la comprobó otro programa y qué no se sabe todavía.',
      ['tic tac toe 4x4x4', 'Qubic', 'juegos resueltos'],
    ),
    lesson: say(
      'Discute con la demostración del tic tac toe 4×4×4',
      'Juega con O contra una demostración: responde donde quieras en cuatro niveles de 4×4 y mira cómo se acerca el final. ¿Cuánto aguantas? Gratis, también sin conexión.',
      ['tic tac toe 4x4x4', 'Qubic', 'juego perfecto'],
    ),
  },
};
