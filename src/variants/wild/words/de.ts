import { fullBoard, inWords, starterCanForce } from '../../../text/de/rule-phrases.ts';
import type { TranslatedCard } from '../../../text/word-types.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

export const card: TranslatedCard = {
  name: 'Wild',
  tagline: 'Unberechenbar',
  description: 'X oder O? Du wählst, in jedem Zug.',
  room: 'X oder O? Du wählst, in jedem Zug.',
};

export const words: Translation<typeof english> = {
  title: 'Wildes Tic-Tac-Toe',
  options: {
    winner: 'Wer gewinnt',
    'winner owner': 'Wem das Zeichen gehört',
    'winner maker': 'Wer die Reihe vollendet',
    size: 'Brett',
    'size 3': '3×3',
    'size 4': '4×4',
  },
  rulesTitle: 'Regeln von Wild',
  rules: ({ size, winner }) => [
    'Wähle ein leeres Feld, dann X oder O dafür.',
    winner === 'owner'
      ? `${inWords(size)} gleiche Zeichen in einer Reihe gewinnen für die Seite dieses Zeichens, wer auch immer sie vollendet hat.`
      : `Wer ${inWords(size).toLowerCase()} gleiche Zeichen in einer Reihe vollendet, gewinnt, mit welchem Zeichen auch immer.`,
    ...(size === 3 && winner === 'maker' ? [starterCanForce] : []),
    fullBoard,
  ],
  banner: {
    yourTurn: 'Du bist dran: Wähle X oder O',
    turn: (name, seat) => `${name} ist dran${seat === 0 ? ': Wähle X oder O' : ''}`,
    tieWithBot: 'Unentschieden!',
    victory: 'Wilder Sieg',
    stalemate: 'Wildes Patt',
  },
};
