import type { SpokenCard } from '../../../text/words.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

const fullBoard = 'Ein volles Brett ohne Reihe ist unentschieden.';

export const card: SpokenCard = {
  name: 'Quanten',
  difficulty: 'Quantenhaft',
  description: 'Jedes Zeichen ist an zwei Orten, bis eine Schleife es festlegt.',
  room: 'Jedes Zeichen ist an zwei Orten, bis eine Schleife es festlegt.',
};

export const words: Translation<typeof english> = {
  title: 'Quanten-Tic-Tac-Toe',
  options: {},
  rules: () => [
    'Jeder Zug setzt zwei verbundene Zeichen mit derselben Nummer in zwei verschiedene Felder.',
    'Schließt eine Verbindung eine Schleife, wird gemessen: Die andere Seite wählt, wo das letzte Zeichen landet, und alles Verbundene folgt.',
    'Drei klassische Zeichen in einer Reihe gewinnen. Vollenden beide zugleich eine, gewinnt die Reihe, deren höchste Nummer kleiner ist.',
    fullBoard,
  ],
  banner: { victory: 'Quantensieg', stalemate: 'Quantenpatt' },
};
