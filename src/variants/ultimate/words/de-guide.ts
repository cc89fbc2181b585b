import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play ultimate, in German. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Neun Bretter in einem. Jeder Zug bestimmt, wo die andere Seite spielen muss.',
  sections: [
    {
      title: 'Überblick',
      blocks: [
        'Jedes der neun Felder des großen Bretts ist selbst ein kleines Brett. Wer drei kleine Bretter in einer Reihe gewinnt, gewinnt die Partie.',
        'Niemand hat dieses Spiel gelöst: Man kennt keine Eröffnung, die immer gewinnt, und nachschlagen kann die Lösung auch niemand.',
      ],
    },
    {
      title: 'Grundregeln',
      steps: true,
      blocks: [
        {
          head: 'Vorbereitung',
          lines: [
            'Neun leere Bretter mit neun Feldern. X beginnt, auf einem beliebigen Feld eines beliebigen Bretts.',
          ],
        },
        {
          head: 'So wird gezogen',
          lines: [
            'Das Feld, das du nimmst, schickt die andere Seite auf das kleine Brett an derselben Stelle: Setzt du auf ein Feld oben rechts, muss sie auf dem Brett oben rechts spielen.',
            'Ist das Brett, auf das du geschickt wirst, schon gewonnen oder voll, darfst du auf jedem Brett spielen, das noch offen ist. Dann steht da: „Spiel, wo du willst!“',
          ],
        },
        {
          moving: 'sent',
          says: [
            'Neun leere Bretter. X darf überall spielen.',
            'X nimmt das Feld oben rechts auf dem mittleren Brett. O muss auf dem Brett oben rechts spielen.',
            'O nimmt dort das Feld unten links. X muss auf dem Brett unten links spielen.',
            'X nimmt dort das Feld oben links. O muss auf dem Brett oben links spielen.',
            'O nimmt dort das mittlere Feld, und X ist wieder auf dem mittleren Brett.',
          ],
        },
        {
          figures: [
            {
              diagram: 'sending',
              caption:
                'X hat das Feld oben rechts auf dem mittleren Brett besetzt. O muss auf dem Brett oben rechts antworten.',
            },
            {
              diagram: 'anywhere',
              caption:
                'Das Brett oben links gehört X, und X hat eben auf einem anderen Brett das Feld oben links besetzt: O darf überall spielen.',
            },
          ],
        },
        {
          head: 'So gewinnst du',
          lines: [
            'Drei in einer Reihe gewinnen ein kleines Brett und schließen es. Ein volles kleines Brett ohne Reihe gehört niemandem.',
            'Drei kleine Bretter in einer Reihe gewinnen die Partie. Sind alle Bretter fertig und niemand hat das geschafft, endet sie unentschieden.',
          ],
        },
      ],
    },
    {
      title: 'Strategie',
      blocks: [
        {
          head: 'Achte darauf, wohin dein Zug führt',
          lines: [
            'Ein Zug tut zweierlei: Er besetzt ein Feld, und er bestimmt das Brett der anderen Seite. Ein Feld, das nichts gewinnt, sie aber dorthin schickt, wo sie nichts anrichten kann, ist oft die bessere Wahl.',
          ],
        },
        {
          head: 'Verschenk keine freie Wahl',
          lines: [
            'Wer auf ein fertiges Brett geschickt wird, darf sich ein offenes aussuchen. Sobald ein Brett fertig ist, machst du der anderen Seite mit jedem Feld, das sie dorthin schickt, ein Geschenk: Meide diese Felder.',
          ],
        },
        {
          head: 'Welche Bretter zählen',
          lines: [
            'Das mittlere Brett liegt auf vier der acht großen Reihen, ein Eckbrett auf drei, ein Randbrett auf zwei. Ein Brett, das für niemanden mehr auf einer offenen Reihe liegt, ist nichts wert: Nutz es für Züge, mit denen du abwartest.',
          ],
        },
      ],
    },
    {
      title: 'Tipps',
      blocks: [
        {
          list: [
            {
              screen:
                'Fahr mit der Maus über ein Feld oder lass den Finger darauf ruhen, um zu sehen, wohin es die andere Seite schickt.',
            },
            'Frag dich, bevor du ein kleines Brett gewinnst, wohin du die andere Seite damit schickst.',
            'Hast du zwei Bretter in einer Reihe, muss die andere Seite jedes Feld meiden, das dich auf das dritte schickt.',
            'Zähl gegen Ende die sicheren Züge: Führen alle Züge auf ein schlechtes Brett, gerät in Nachteil, wer ziehen muss.',
          ],
        },
      ],
    },
  ],
};
