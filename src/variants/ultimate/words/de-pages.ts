import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: 'Ultimate Tic-Tac-Toe: neun Bretter in einem',
    description:
      'Jeder Zug bestimmt das kleine Brett, auf dem es weitergeht. Spiel Ultimate Tic-Tac-Toe in 3D gegen die KI oder zu zweit. Kostenlos, ohne Konto.',
    tags: ['Ultimate Tic-Tac-Toe', 'Super-Tic-Tac-Toe', 'neun Bretter'],
  },
  questions: [
    {
      question: 'Wo darf ich spielen?',
      answer:
        'Auf dem kleinen Brett, das dort liegt, wo die andere Seite eben ihr Feld gewählt hat. Ist dieses Brett fertig, wählst du irgendein offenes.',
    },
    {
      question: 'Was zählt ein unentschiedenes kleines Brett?',
      answer: 'Nichts. Es gehört zu keiner Reihe aus drei Brettern.',
    },
    {
      question: 'Gibt es eine Eröffnung, die gewinnt?',
      answer:
        'Es ist keine bekannt. Das Spiel ist nicht gelöst, und das ist ein guter Grund, es zu spielen.',
    },
    {
      question: 'Kann ich zu zweit spielen?',
      answer: 'Ja, wechsle neben dem Brett den Gegner oder öffne einen Online-Raum.',
    },
  ],
  strategy: {
    title: 'Strategien für Ultimate',
    lead: 'Niemand hat es gelöst. Es gewinnt, wer bestimmt, wo der nächste Zug gemacht wird.',
    tips: [
      {
        title: 'Achte darauf, wohin dein Zug führt',
        description:
          'Sieh dir vor jedem Zug das Brett an, auf das er führt. Das beste Feld eines kleinen Bretts ist wenig wert, wenn es dafür ein anderes Brett hergibt.',
      },
      {
        title: 'Verschenk keine freie Wahl',
        description:
          'Ein Feld an der Stelle eines fertigen Bretts lässt die andere Seite spielen, wo sie will. Eine freie Wahl zählt so viel wie ein halbes Brett: Gib sie nicht für weniger her.',
      },
      {
        title: 'Denk in großen Reihen',
        description:
          'Ein kleines Brett ist so viel wert wie die offenen großen Reihen, auf denen es liegt. Das mittlere liegt auf vier; ein Brett auf keiner offenen Reihe ist nichts wert, aber ein guter Ort zum Warten.',
      },
      {
        title: 'Sperr Felder',
        description:
          'Hast du zwei Bretter in einer Reihe, darf die andere Seite kein Feld nehmen, das dich auf das dritte schickt. Sperr so viele Felder, dass sie eines davon nehmen muss.',
      },
    ],
  },
};
