import type { Translation } from '../../../text/translation.ts';
import type { TranslatedCard } from '../../../text/word-types.ts';
import type { words as english } from './en.ts';

export const card: TranslatedCard = {
  name: 'Gravedad',
  tagline: 'En caída',
  description: 'Las marcas caen hasta la casilla libre más baja de su columna.',
  room: 'Las marcas caen hasta la casilla libre más baja de su columna.',
};

export const words: Translation<typeof english> = {
  title: 'Tic Tac Toe con gravedad',
  options: {},
  rules: () => [
    'Elige una columna: tu marca cae hasta su casilla libre más baja.',
    'Cuatro marcas tuyas en línea ganan.',
  ],
  banner: { victory: 'Victoria en Gravedad', stalemate: 'Tablas en Gravedad' },
};
