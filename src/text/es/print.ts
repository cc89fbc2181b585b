import type { printWords } from '../print.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof printWords> = {
  title: 'Imprimir una hoja',
  lead: 'Problemas y tableros vacíos en papel, para la clase, un viaje o la mesa de la cocina.',
  kind: 'Hoja',
  kinds: { puzzles: 'Problemas', boards: 'Tableros vacíos' },
  game: 'Juego',
  count: 'Por página',
  answers: 'Soluciones',
  answersAre: { page: 'En otra página', code: 'Con código QR', none: 'Ninguna' },
  paper: 'Papel',
  papers: { a4: 'A4', letter: 'Carta' },
  print: 'Imprimir',
  more: 'Otros problemas',
  loading: 'Cargando la hoja…',
  failed: 'No se ha podido cargar la hoja. Probando otra vez…',
  solutions: 'Soluciones',
  howToRead:
    'La jugada en negrita, marcada en el tablero, es la solución; siguen la mejor defensa y sus respuestas.',
  coordinates: 'Las columnas a, b, c van desde la izquierda y las filas 1, 2, 3 desde abajo.',
  arrows: 'Las flechas cuentan filas y columnas desde la casilla de borde discontinuo.',
  name: 'Nombre',
  date: 'Fecha',
  scan: 'Soluciones',
  mistaken: 'Esta dirección tiene un error, así que esta hoja puede no ser la tuya.',
  toSheet: 'Ver la hoja',
};
