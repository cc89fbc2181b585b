import type { quantum as english } from '../quantum.ts';
import type { Translation } from '../translation.ts';

/** Quantum's panel, dialog and notices, in German. */
export const quantum: Translation<typeof english> = {
  show: 'Verschränkung zeigen',
  hide: 'Verschränkung verbergen',
  second: 'Wähle nun das zweite Feld.',
  closes: 'Das schließt eine Schleife: Die andere Seite wird sie messen.',
  title: 'Quantenmessung nötig',
  cyclic: 'Verschränkung im Kreis!',
  cyclicHint: (symbol, number) => `${symbol} ${number} hat eine Schleife geschlossen.`,
  identical: 'Gleiche Quantenzustände!',
  identicalHint: (symbol, number) =>
    `${symbol} ${number} hat zwei Felder verbunden, die schon verbunden waren.`,
  collapse: 'Quantenkollaps!',
  collapseHint: (marks) => `${marks} Zeichen sind klassisch geworden.`,
  choose: (chooser, symbol, number) =>
    `${chooser}, wo ${symbol} ${number} landet. Alle verbundenen Zeichen folgen.`,
  you: 'Du wählst',
  player: (symbol) => `Spieler ${symbol} wählt`,
  option: (letter, place) => `${letter}: ${place}`,
  lands: (symbol, number, place) => `${symbol} ${number} → ${place}`,
  measure: (letter) => `${letter} messen`,
  undecided: 'Wähle A oder B',
  open: 'Jetzt messen',
  look: 'Erst das Brett ansehen',
  invalid: 'Ungültiger Zug',
  classical: 'In Felder mit klassischem Zeichen kann nichts mehr gesetzt werden!',
  same: 'Die beiden Zeichen können nicht in dasselbe Feld!',
  spooky: (symbol, number, row, column) =>
    `${symbol} ${number} verbunden mit Zeile ${row}, Spalte ${column}`,
  mark: (symbol, number) => `${symbol} ${number}`,
  places: [
    'oben links',
    'oben',
    'oben rechts',
    'links',
    'Mitte',
    'rechts',
    'unten links',
    'unten',
    'unten rechts',
  ],
};
