import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play quantum, in German. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Jeder Zug setzt ein Zeichen in zwei Felder zugleich. Schließt sich eine Schleife, muss es sich für eines entscheiden.',
  sections: [
    {
      title: 'Überblick',
      blocks: [
        'Das Brett ist dasselbe wie in Klassisch, aber wo ein Zeichen liegt, steht noch nicht fest. Die Felder füllen sich mit Möglichkeiten, bis eine Schleife eine Entscheidung erzwingt und mehrere Zeichen auf einmal wirklich werden.',
        'Machen beide keinen Fehler, gewinnt X, aber nur mit einem halben Punkt Vorsprung und nur, wenn X in zwei gegenüberliegenden Ecken beginnt.',
        {
          moving: 'loop',
          says: [
            'Neun leere Felder.',
            'X 1 liegt in zwei Feldern zugleich: oben links und in der Mitte.',
            'O 2 liegt auch in der Mitte, und im Feld rechts davon.',
            'X 3 verbindet oben links und rechts. Die drei Zeichen bilden eine Schleife.',
            'O entscheidet, wie sie zerfällt: X 3 landet oben links, X 1 in der Mitte und O 2 rechts.',
          ],
        },
      ],
    },
    {
      title: 'Grundregeln',
      steps: true,
      blocks: [
        {
          head: 'Vorbereitung',
          lines: [
            'Zwei Personen, neun leere Felder. X beginnt und macht die Züge mit ungerader Nummer, O die mit gerader.',
          ],
        },
        {
          head: 'So wird gezogen',
          lines: [
            'Wähle zwei verschiedene Felder ohne klassisches Zeichen. Dein Zeichen kommt in beide, mit der Nummer des Zuges. Solange eine Messung aussteht, kann niemand ziehen.',
          ],
        },
        {
          head: 'So gewinnst du',
          lines: [
            'Drei klassische Zeichen in einer Reihe gewinnen. Vollendet ein Kollaps für beide eine Reihe, gewinnt die Seite, in deren Reihe die höchste Nummer kleiner ist: Sie bekommt einen Punkt, die andere einen halben. Neun klassische Zeichen ohne Reihe sind ein Unentschieden.',
          ],
        },
      ],
    },
    {
      title: 'Spukhafte Zeichen',
      folds: true,
      blocks: [
        'Ein Zeichen in zwei Feldern heißt spukhaft. X 1 liegt vielleicht oben links, vielleicht in der Mitte: Du siehst es in beiden Feldern, klein und mit seiner Nummer.',
        'Ein spukhaftes Zeichen besetzt sein Feld nicht. In ein Feld passen bis zu acht solche Zeichen, von beiden Seiten.',
        {
          figures: [{ diagram: 'spooky', caption: 'X 1 liegt oben links und in der Mitte.' }],
        },
      ],
    },
    {
      title: 'Verschränkung',
      folds: true,
      blocks: [
        'Die beiden Felder eines Zuges sind verbunden. Wird das Zeichen in einem der beiden wirklich, verschwindet es aus dem anderen.',
        'Am Ende liegt in jedem Feld nur ein Zeichen. Darum hängen Züge, die sich ein Feld teilen, voneinander ab: Bekommt X 1 die Mitte, muss O 2 in sein anderes Feld.',
        {
          figures: [
            {
              diagram: 'entangled',
              caption: 'O 2 teilt sich die Mitte mit X 1: Die beiden sind verschränkt.',
            },
          ],
        },
      ],
    },
    {
      title: 'Verschränkungsschleifen',
      folds: true,
      blocks: [
        'Verbindungen, die von einem Feld wieder zu ihm zurückführen, bilden eine Schleife. Die kleinste besteht aus zwei Zügen in dieselben beiden Felder: Dann meldet das Spiel „Gleiche Quantenzustände!“. Bei einer längeren Schleife meldet es „Verschränkungsschleife!“.',
        'Eine Schleife kann auf genau zwei Arten ausgehen. Es wählt die Seite, die sie nicht geschlossen hat.',
        {
          figures: [
            {
              diagram: 'loop',
              caption: 'X 3 schließt eine Schleife aus drei Feldern. O wählt: A oder B.',
            },
          ],
        },
      ],
    },
    {
      title: 'Quantenkollaps',
      folds: true,
      blocks: [
        'Wer wählt, bestimmt, in welchem seiner beiden Felder das letzte Zeichen landet. Ein Zeichen, das dort auch lag, muss in sein anderes Feld, und so weiter rund um die Schleife. Alle Zeichen, die mit der Schleife verbunden sind, folgen.',
        'Wer gewählt hat, macht auch den nächsten Zug.',
        {
          figures: [
            {
              diagram: 'collapse',
              caption:
                'O hat A gewählt: X 3 landet oben links, also muss X 1 in die Mitte und O 2 nach rechts.',
            },
          ],
        },
      ],
    },
    {
      title: 'Klassische Zeichen',
      folds: true,
      blocks: [
        'Ein Zeichen, das gelandet ist, heißt klassisch: Es ist groß, liegt allein in seinem Feld und bleibt dort. In dieses Feld kann niemand mehr setzen.',
        'Ist nur noch ein Feld frei, setzt die Seite, die am Zug ist, dort gleich ein klassisches Zeichen.',
      ],
    },
    {
      title: 'Eine Partie, Schritt für Schritt',
      blocks: [{ screen: 'Eine ganze Partie. Sieh sie dir Zug um Zug an.' }, { widget: 'example' }],
    },
    {
      title: 'Strategie',
      blocks: [
        {
          head: 'Wer eine Schleife schließt, gibt die Wahl ab',
          lines: [
            'Schließ eine Schleife nur, wenn beide Ausgänge gut für dich sind. Im letzten Schritt der Partie weiter oben gewinnt X so oder so.',
          ],
        },
        {
          head: 'Die Eröffnung',
          lines: [
            'Von den 36 ersten Zügen gewinnen nur die beiden Paare gegenüberliegender Ecken; die anderen 34 führen zu einem Unentschieden, wenn niemand einen Fehler macht.',
          ],
        },
        {
          figures: [
            {
              diagram: 'opening',
              caption: 'Zwei gegenüberliegende Ecken: die einzige Eröffnung, die gewinnt.',
            },
          ],
        },
        {
          head: 'Kleine Nummern gewinnen',
          lines: [
            'Bringt ein Kollaps beiden eine Reihe, gewinnt die ältere. Frühe Zeichen zu schützen lohnt sich.',
          ],
        },
      ],
    },
    {
      title: 'Tipps',
      blocks: [
        {
          list: [
            'Fahr die Verbindungen mit dem Finger nach, bevor du das zweite Feld wählst: Schließt sich eine Schleife?',
            'Auch wenn alle Zeichen einer Schleife dir gehören, wählt die andere Seite: Die Nummern landen anders, und damit kann sich ändern, wer gewinnt.',
            'Setz Zeichen in Reihen, die sich ein Feld teilen, damit ein Kollaps dir doppelt hilft.',
            {
              screen:
                'Wird es unübersichtlich, drück „Verschränkung verbergen“, und vor der Entscheidung „Verschränkung zeigen“.',
            },
          ],
        },
      ],
    },
  ],
  own: {
    example: [
      'Das Brett ist leer. X beginnt.',
      'X setzt Nummer 1 in die Felder oben links und oben. Noch steht nicht fest, in welchem sie bleibt.',
      'O setzt Nummer 2 in die Felder oben und oben rechts. Im Feld oben liegen jetzt zwei Möglichkeiten: Sie sind verschränkt.',
      'X setzt Nummer 3 in die Felder oben rechts und oben links: eine Schleife aus drei Feldern. O muss sie messen.',
      'O lässt X 3 oben links landen. Dann muss X 1 in das Feld oben und O 2 in das Feld oben rechts: drei klassische Zeichen. O macht auch den nächsten Zug.',
      'O setzt Nummer 4 in das Feld links und in die Mitte.',
      'X setzt Nummer 5 in die Mitte und in das Feld unten links.',
      'O setzt Nummer 6 in die Felder unten links und links: eine zweite Schleife. Diesmal wählt X.',
      'X lässt O 6 unten links landen. O 4 kommt nach links, und X 5 bekommt die Mitte.',
      'X setzt Nummer 7 in die Felder unten und unten rechts. X hat schon das Feld oben, das Feld oben links und die Mitte, also gewinnen beide Felder.',
      'O setzt Nummer 8 in die Felder rechts und unten, um X das Feld unten streitig zu machen.',
      'X setzt Nummer 9 in die Felder rechts und unten rechts und schließt absichtlich eine Schleife: O muss wählen.',
      'O lässt X 9 rechts landen. O 8 kommt nach unten, X 7 nach unten rechts: Die Diagonale ist voll. Mit der anderen Wahl hätte X die mittlere Spalte bekommen.',
    ],
  },
};
