import type { TranslatedCard } from '../../../text/word-types.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

export const card: TranslatedCard = {
  name: 'Ultimate',
  tagline: 'Knifflig',
  description: 'Neun Bretter in einem. Dein Zug bestimmt, wo es weitergeht.',
  room: 'Neun Bretter in einem. Dein Zug bestimmt, wo es weitergeht.',
};

export const words: Translation<typeof english> = {
  title: 'Ultimate Tic-Tac-Toe',
  options: {},
  rules: () => [
    'Das Feld, das du nimmst, schickt die andere Seite auf das kleine Brett an derselben Stelle.',
    'Auf ein fertiges Brett geschickt? Spiel, wo du willst!',
    'Drei kleine Bretter in einer Reihe gewinnen. Ein unentschiedenes gehört niemandem.',
  ],
  banner: {
    victory: 'Sieg in Ultimate',
    stalemate: 'Patt in Ultimate',
    details: { tie: 'Jedes kleine Brett ist fertig, und niemand hat drei in einer Reihe.' },
  },
  own: {
    anywhere: 'Spiel, wo du willst!',
    square: 'Tippe jetzt auf ein Feld.',
    boards: {
      names: [
        'Brett oben links',
        'Brett oben',
        'Brett oben rechts',
        'Brett links',
        'Brett in der Mitte',
        'Brett rechts',
        'Brett unten links',
        'Brett unten',
        'Brett unten rechts',
      ],
      next: (board) => `Nächster Zug: ${board}.`,
      first: 'Beginne auf einem beliebigen Brett.',
      winner: (winner) =>
        winner === 'tie' ? 'Brett unentschieden' : `Brett von ${winner} gewonnen`,
      decided: (winner, board) =>
        winner === 'tie' ? `${board}: unentschieden.` : `${board}: ${winner} gewinnt.`,
      map: (board) => `Übersicht: ${board} im Bild. Alle Bretter zeigen.`,
    },
  },
};
