import type { Translation } from '../../../text/translation.ts';
import type { TranslatedCard } from '../../../text/word-types.ts';
import type { words as english } from './en.ts';

export const card: TranslatedCard = {
  name: 'Schwerkraft',
  tagline: 'Fallend',
  description: 'Zeichen fallen auf das unterste freie Feld ihrer Spalte.',
  room: 'Zeichen fallen auf das unterste freie Feld ihrer Spalte.',
};

export const words: Translation<typeof english> = {
  title: 'Schwerkraft-Tic-Tac-Toe',
  options: {},
  rules: () => [
    'Wähle eine Spalte: Dein Zeichen fällt auf ihr unterstes freies Feld.',
    'Vier deiner Zeichen in einer Reihe gewinnen.',
  ],
  banner: { victory: 'Sieg in Schwerkraft', stalemate: 'Patt in Schwerkraft' },
};
