import type { Translation } from '../../../text/translation.ts';
import type { pages as english } from './en-pages.ts';

export const pages: Translation<Omit<typeof english, 'related'>> = {
  head: {
    title: 'Ultimate Tic Tac Toe: neun Bretter in einem',
    description:
      'Jeder Zug bestimmt das kleine Brett, auf dem es weitergeht. Spiel Ultimate Tic Tac Toe in 3D gegen die KI oder zu zweit. Kostenlos, ohne Konto.',
    tags: ['Ultimate Tic Tac Toe', 'Super-Tic-Tac-Toe', 'neun Bretter'],
  },
  questions: [
    {
      question: 'Wo darf ich spielen?',
      answer:
        'Auf dem kleinen Brett, das dort liegt, wo die andere Seite eben ihr Feld gewählt hat. Ist dieses Brett entschieden, wählst du irgendein offenes.',
    },
    {
      question: 'Was zählt ein unentschiedenes kleines Brett?',
      answer: 'Nichts, für niemanden. Es gehört zu keiner Reihe aus drei Brettern.',
    },
    {
      question: 'Gibt es eine Eröffnung, die gewinnt?',
      answer:
        'Es ist keine bekannt. Das Spiel ist nicht gelöst, und das ist ein guter Grund, es zu spielen.',
    },
    {
      question: 'Kann ich zu zweit spielen?',
      answer: 'Ja, wechsle neben dem Brett den Gegner oder öffne einen Raum im Netz.',
    },
  ],
};
