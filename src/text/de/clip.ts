import type { clipWords } from '../clip.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof clipWords> = {
  button: 'Clip dieser Partie machen',
  word: 'Clip',
  title: 'Ein Clip dieser Partie',
  detail: 'Die ganze Partie in höchstens acht Sekunden.',
  making: 'Der Clip entsteht …',
  percent: (done) => `${done} %`,
  cancel: 'Abbrechen',
  play: 'Abspielen',
  stop: 'Anhalten',
  failed: 'Der Clip konnte nicht gemacht werden',
  failedDetail: 'An der Partie ändert das nichts. Versuch es gleich noch einmal.',
  notShared: 'Der Clip konnte nicht geteilt werden',
  notSharedDetail: 'Du kannst ihn stattdessen speichern.',
};
