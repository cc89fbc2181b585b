/**
 * The words around the games, in Spanish: footer, notices, the frame of each guide, the not-found page, the
 * rooms' card.
 */
import type { footer as englishFooter } from '../footer.ts';
import type { guideWords as englishGuide } from '../guide.ts';
import type { notFound as englishLost } from '../not-found.ts';
import type { onlineCard as englishCard } from '../online-card.ts';
import type { siteText as englishSite } from '../site.ts';
import type { Translation } from '../translation.ts';

export const notFound: Translation<typeof englishLost> = {
  title: '¡Vaya! Página no encontrada',
  description: 'La página que buscas no existe.',
  home: 'Ir al inicio',
  classic: 'Jugar al clásico',
  popular: 'Juegos populares',
  play: 'Jugar',
  browse: 'Ver todos los juegos',
  guides: 'Guías de juego',
};

export const onlineCard: Translation<typeof englishCard> = {
  name: 'En línea',
  description: 'Salas de dos a seis personas. Solo necesitas un nombre y un código.',
};

export const footer: Translation<typeof englishFooter> = {
  love: 'Hecho con cariño para quienes aman el Tic Tac Toe',
  copyright: '© 2024 Tic Tac Toe Collection',
  games: 'Juegos',
  guides: 'Guías',
  guide: (name) => `Guía: ${name}`,
  more: 'Más',
  faq: 'Preguntas frecuentes',
  strategies: 'Estrategias',
  puzzles: 'Problemas',
  stats: 'Estadísticas',
  embed: 'Insertar un tablero',
  privacy: 'Privacidad',
  feedback: 'Comentarios',
  subject: 'Comentarios sobre Tic Tac Toe',
  body: (page) =>
    [
      'Lo que estaba haciendo:',
      '',
      'Lo que pasó o lo que me gustaría:',
      '',
      `Página: ${page}`,
    ].join('\n'),
};

/** The words around a guide. */
export const guideWords: Translation<typeof englishGuide> = {
  lang: 'es',
  list: {
    title: 'Cómo se juega',
    lead: 'Diez guías: las reglas con imágenes, lo que decide la partida y consejos que funcionan.',
    read: 'Leer la guía',
  },
  untranslated: 'No se pudo cargar la guía en español. Aquí la tienes en inglés.',
  backToGames: 'Volver a los juegos',
  back: 'Atrás',
  title: (name) => `Cómo jugar: ${name}`,
  play: 'Jugar',
  analysis: 'Analizar',
  keys: 'Con el teclado: las flechas van de casilla en casilla, Intro juega, «/» admite un comando como b2 y «?» en una casilla muestra todas las teclas.',
  lesson: '¿Primera vez? Apréndelo en un minuto',
  print: 'Imprimir un tablero vacío',
  next: (name) => `Guía: ${name}`,
  tryIt: 'Pruébalo',
  toPicture: 'Volver a la imagen',
  toBoard: 'Seguir en el juego',
  board: (caption, marks) =>
    `${caption} ${marks.length === 0 ? 'El tablero está vacío.' : `En el tablero: ${marks.join('; ')}.`}`,
  mark: (symbol, place) => `${symbol} en ${place}`,
  marked: (places) => ` Señaladas: ${places.join('; ')}.`,
  moving: {
    at: (step, steps) => `Imagen ${step} de ${steps}`,
    play: 'Reproducir',
    pause: 'Pausa',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
  },
  players: {
    caption: 'Cuántas personas pueden jugar y tamaños del tablero',
    game: 'Juego',
    seats: 'Jugadores',
    grids: 'Tamaños',
    grows: '5×5, crece',
  },
};

/** Notices of the site itself, in Spanish. */
export const site: Translation<typeof englishSite> = {
  siteNotice: { label: 'Mensaje', region: 'Mensajes ({hotkey})' },
  consent: {
    title: 'Contar visitas',
    question:
      '¿Puede este sitio contar visitas y partidas con Google Analytics? Todo funciona también sin ello.',
    yes: 'Permitir',
    no: 'No, gracias',
  },
  copy: {
    title: 'Copia este texto',
    detail: 'Está seleccionado. Mantenlo pulsado para copiarlo, o pulsa Ctrl+C o ⌘C.',
  },
  update: {
    title: 'Hay una versión nueva',
    detail: 'Tu partida se conserva.',
    reload: 'Recargar',
  },
};
