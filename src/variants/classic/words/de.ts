import type { TranslatedCard } from '../../../text/words.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

const fullBoard = 'Ist das Brett voll und niemand hat eine Reihe, endet die Partie unentschieden.';
const turns = 'Setzt abwechselnd euer Zeichen in ein leeres Feld.';

export const card: TranslatedCard = {
  name: 'Klassisch',
  difficulty: 'Schnell gelernt',
  description: 'Drei in einer Reihe auf dem Brett, das alle kennen.',
  room: 'Drei in einer Reihe auf dem Brett, das alle kennen.',
};

export const words: Translation<typeof english> = {
  title: 'Klassisches Tic-Tac-Toe',
  options: {},
  rules: () => [
    turns,
    'Drei deiner Zeichen in einer Reihe gewinnen: waagrecht, senkrecht oder diagonal.',
    fullBoard,
  ],
};
