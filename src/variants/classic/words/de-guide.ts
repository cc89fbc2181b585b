import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play classic, in German. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Zwei Personen, neun Felder, drei in einer Reihe. Die Regeln lernst du in einer Minute; um nicht zu verlieren, brauchst du einen Plan.',
  sections: [
    {
      title: 'Überblick',
      blocks: [
        'X und O setzen abwechselnd ein Zeichen auf ein Brett mit 3×3 Feldern. Wer zuerst drei eigene Zeichen in einer Reihe hat, gewinnt.',
        'Machen beide keinen Fehler, endet jede Partie unentschieden, womit sie auch beginnt. Jeder Sieg entsteht aus einem Fehler, und diese Anleitung hilft dir, weniger Fehler zu machen als die andere Seite.',
        {
          moving: 'game',
          says: [
            'Ein leeres Brett. X beginnt.',
            'X nimmt eine Ecke.',
            'O nimmt das Randfeld daneben.',
            'X nimmt die Mitte: Noch ein Zeichen auf der Diagonale gewinnt.',
            'O blockiert.',
            'X nimmt noch eine Ecke und macht eine Gabel: Zwei Reihen fehlt nur noch ein Zeichen.',
            'O kann nur eine davon blockieren.',
            'X vollendet die andere: drei in einer Reihe.',
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
            'Das Brett ist leer, und X beginnt. Gegen die KI spielst du X und wählst, wer beginnt. Zu zweit könnt ihr abwechselnd beginnen.',
          ],
        },
        {
          head: 'So wird gezogen',
          lines: [
            'Bist du dran, setzt du dein Zeichen in ein leeres Feld. Es bleibt dort bis zum Schluss. Aussetzen darfst du nicht.',
          ],
        },
        {
          head: 'So gewinnst du',
          lines: [
            'Drei deiner Zeichen in einer Reihe gewinnen. Es gibt acht Reihen: drei Zeilen, drei Spalten und zwei Diagonalen. Ist das Brett voll und niemand hat eine Reihe, endet die Partie unentschieden.',
          ],
        },
      ],
    },
    {
      title: 'Strategie',
      blocks: [
        {
          head: 'Die Mitte beherrschen',
          lines: [
            'Zähl die Reihen, die durch ein Feld gehen. Durch die Mitte gehen vier der acht, durch eine Ecke drei, durch ein Randfeld nur zwei. Darum ist ein frühes Zeichen in der Mitte mehr wert als jedes andere.',
          ],
        },
        {
          head: 'Die Zwickmühle',
          lines: [
            'Zwei Drohungen zugleich gewinnen, denn ein Zug kann nur eine abwehren. Fast jeder Sieg in Klassisch kommt aus so einer Zwickmühle. Gibt es gerade nichts zu gewinnen und nichts zu blockieren, dann such zuerst nach einer eigenen Zwickmühle und danach nach einer, die dir droht.',
          ],
        },
        {
          figures: [
            {
              diagram: 'lines',
              caption: 'Wie viele der acht Reihen durch jedes Feld gehen.',
            },
            {
              diagram: 'fork',
              caption:
                'Eine Zwickmühle: X droht auf beiden markierten Feldern. O kann nur eines besetzen, und X nimmt das andere.',
            },
          ],
        },
        {
          head: 'Die Antwort auf den ersten Zug',
          lines: [
            'Gegen eine Ecke hält nur die Mitte das Unentschieden: Die sieben anderen Antworten verlieren zwingend. Gegen die Mitte nimm eine Ecke, denn alle vier Randfelder verlieren. Gegen ein Randfeld halten die Mitte, die beiden Ecken daneben und das Randfeld gegenüber; die vier übrigen Felder verlieren.',
          ],
        },
        {
          figures: [
            {
              diagram: 'corner',
              caption: 'Nach einer Ecke hält die Mitte das Unentschieden, alles andere verliert.',
            },
            {
              diagram: 'middle',
              caption: 'Nach der Mitte hält jede Ecke, und jedes Randfeld verliert.',
            },
            {
              diagram: 'trap',
              caption:
                'Die älteste Falle: X hat zwei gegenüberliegende Ecken. O muss auf ein Randfeld, denn beide freien Ecken verlieren durch eine Zwickmühle.',
            },
          ],
        },
      ],
    },
    {
      title: 'Tipps',
      blocks: [
        {
          list: [
            'Frag dich vor jedem Zug in dieser Reihenfolge: Kann ich gewinnen? Muss ich blockieren? Kann ich eine Zwickmühle stellen? Kann es die andere Seite?',
            'Du willst als X eine Falle stellen? Beginne in einer Ecke. Darauf verlieren sieben der acht Antworten, auf die Mitte nur vier.',
            'Mit einer Drohung lenkst du auch das Spiel: Die andere Seite muss antworten, und du weißt, wo.',
            'Schwer verliert hier nie. Leicht spielt die Hälfte seiner Züge zufällig, Mittel drei von zehn.',
          ],
        },
      ],
    },
  ],
};
