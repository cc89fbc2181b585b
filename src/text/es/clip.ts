import type { clipWords } from '../clip.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof clipWords> = {
  button: 'Hacer un clip de esta partida',
  word: 'Clip',
  title: 'Un clip de esta partida',
  detail: 'Toda la partida, en ocho segundos como máximo.',
  making: 'Creando el clip…',
  percent: (done) => `${done} %`,
  cancel: 'Cancelar',
  play: 'Reproducir',
  stop: 'Detener',
  failed: 'No se pudo hacer el clip',
  failedDetail: 'La partida sigue igual. Inténtalo de nuevo en un momento.',
  notShared: 'No se pudo compartir el clip',
  notSharedDetail: 'Puedes guardarlo.',
};
