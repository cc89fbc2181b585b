import { fullBoard } from '../../../text/de/rule-phrases.ts';
import type { TranslatedCard } from '../../../text/word-types.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

export const card: TranslatedCard = {
  name: 'Quanten',
  tagline: 'Verschränkt',
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
  own: {
    show: 'Verschränkung zeigen',
    hide: 'Verschränkung verbergen',
    second: 'Wähle nun das zweite Feld.',
    closes: 'Das schließt eine Schleife: Die andere Seite wird sie messen.',
    title: 'Quantenmessung nötig',
    cyclic: 'Verschränkungsschleife!',
    cyclicDetail: (symbol, number) => `${symbol} ${number} hat eine Schleife geschlossen.`,
    identical: 'Gleiche Quantenzustände!',
    identicalDetail: (symbol, number) =>
      `${symbol} ${number} hat zwei Felder verbunden, die schon verbunden waren.`,
    collapse: 'Quantenkollaps!',
    collapseDetail: (marks) => `${marks} Zeichen sind klassisch geworden.`,
    choose: (chooser, symbol, number) =>
      `${chooser}, wo ${symbol} ${number} landet. Alle verbundenen Zeichen folgen.`,
    you: 'Du wählst',
    player: (symbol) => `Spieler ${symbol} wählt`,
    chose: (chooser, place, symbol, number) =>
      `${chooser} hat ${place} für ${symbol} ${number} gewählt.`,
    option: (letter, place) => `${letter}: ${place}`,
    lands: (symbol, number, place) => `${symbol} ${number} → ${place}`,
    measure: (letter) => `${letter} messen`,
    undecided: 'Wähle A oder B',
    open: 'Jetzt messen',
    look: 'Erst das Brett ansehen',
    invalid: 'Ungültiger Zug',
    classical: 'In Felder mit klassischem Zeichen kann nichts mehr gesetzt werden!',
    same: 'Die beiden Zeichen können nicht in dasselbe Feld!',
    steps: {
      previous: 'Voriger Schritt',
      next: 'Nächster Schritt',
      at: (step, steps) => `Schritt ${step} von ${steps}`,
    },
  },
};
