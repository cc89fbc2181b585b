import { LONGEST_NAME } from '../../rules/game.ts';
import type { matchText } from '../match-text.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof matchText> = {
  save: {
    button: 'Guardar esta partida como texto',
    word: 'Texto',
    title: 'Esta partida como texto',
    detail: 'El tablero de análisis puede volver a abrirla, aquí o en otro dispositivo.',
    file: 'Guardar como archivo',
    copy: 'Copiar',
    copied: 'Copiado',
    byHand: 'Tu navegador no permite copiar. El texto está seleccionado: puedes copiarlo tú.',
  },
  open: {
    title: 'Importar una partida',
    detail:
      'Pega una partida como texto o su enlace, suelta aquí un archivo o elige uno. Puedes deshacer la importación.',
    label: 'La partida como texto',
    example: 'Por ejemplo:',
    file: 'Elegir un archivo',
    go: 'Abrir la partida',
  },
  at: (line, column, fault) => `Línea ${line}, columna ${column}: ${fault}`,
  expected: (list) => `Aquí es posible: ${list}.`,
  more: (list, count) => `${list} y ${count} más`,
  faults: {
    'too-long': () => 'El texto es demasiado largo para una partida.',
    'open-comment': () => 'A este comentario le falta la llave de cierre.',
    'open-header': () => 'Este encabezado no está cerrado. Termina con "].',
    'bad-header': () => 'Esto no es un encabezado. Tiene la forma [Name "valor"].',
    'late-header': () =>
      'Los encabezados van antes de las jugadas, y un texto contiene una sola partida.',
    'repeated-header': () => 'Este encabezado está dos veces.',
    'unknown-header': (found) => `Este juego no tiene el encabezado «${found}».`,
    'no-game': () => 'No se sabe qué juego es. Empieza con una línea como [Game "classic"].',
    'unknown-game': (found) => `No existe el juego «${found}».`,
    'wrong-version': (found) => `Las reglas no son las de la versión ${found}.`,
    'bad-value': (found) => `«${found}» no es posible aquí.`,
    'bad-name': () => `Un nombre tiene de 1 a ${LONGEST_NAME} caracteres.`,
    'bad-options': () => 'Estas reglas y estos jugadores no son compatibles.',
    'unknown-move': (found) => `«${found}» no es una jugada.`,
    'illegal-move': (found) => `«${found}» no está permitido aquí.`,
    'game-over': () => 'La partida termina antes de esta jugada.',
    'too-many-moves': () => 'Ninguna partida tiene tantas jugadas.',
    'wrong-result': () => 'Las jugadas llevan a otro resultado.',
  },
  noText: 'Este archivo no es de texto.',
  noFile: 'No se pudo leer este archivo.',
  notLoaded: 'No se pudo cargar ese juego. Inténtalo de nuevo en un momento.',
  empty: 'Pega primero una partida o su enlace.',
  noMatch: 'Este enlace no lleva a ninguna partida que se pueda abrir aquí.',
};
