import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play 3D, in German. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Vier Bretter übereinander. Eine Reihe kann auf einer Ebene liegen, senkrecht nach unten führen oder schräg durch den Stapel gehen.',
  sections: [
    {
      title: 'Gewinnreihen',
      blocks: [{ widget: 'lines' }],
    },
    {
      title: 'Überblick',
      blocks: [
        'Sechsunddreißig Felder auf vier Ebenen. Drei deiner Zeichen in einer geraden Reihe gewinnen. Eine Reihe durch den Stapel geht über drei benachbarte Ebenen.',
        'Wer beginnt, kann den Sieg erzwingen, meist mit dem vierten Zeichen. Spannend bleibt es trotzdem, weil niemand alle 82 Reihen im Blick hat.',
      ],
    },
    {
      title: 'Grundregeln',
      steps: true,
      blocks: [
        {
          head: 'Vorbereitung',
          lines: [
            'Wähle den Stapel: vier Ebenen mit 3×3 Feldern, drei mit 3×3 oder vier mit 4×4. X beginnt. Mit „Nicht in die Mitte“ ist das mittlere Feld der inneren Ebenen für das erste Zeichen gesperrt. Mit der Tauschregel darf, wer als Zweiter zieht, das erste Zeichen übernehmen. Auf den Stapeln mit 3×3 ist das ein Vorteil; bei vier Ebenen mit 4×4 weiß es niemand.',
          ],
        },
        {
          head: 'So wird gezogen',
          lines: [
            'Setzt abwechselnd ein Zeichen in ein leeres Feld auf irgendeiner Ebene. Zeichen fallen nicht: Jedes bleibt auf der Ebene, die du gewählt hast.',
            {
              screen:
                'Auf dem Handy legt ein Tipp auf eine Ebene sie groß aus. Wische seitwärts zur nächsten Ebene, und ziehe zwei Finger zusammen, um den ganzen Stapel zu sehen.',
            },
          ],
        },
        {
          head: 'So gewinnst du',
          lines: [
            'Drei in einer geraden Reihe gewinnen. Es gibt 82 Reihen: 32 auf den Ebenen, 18 senkrecht nach unten, 24 schräg nach unten parallel zu einer Seitenwand und 8 von Ecke zu Ecke durch die Mitte. Im Würfel 3×3×3 sind es 49. Auf 4×4×4 braucht es vier in einer Reihe, und es gibt 76 Reihen. Ist der Stapel voll und niemand hat eine Reihe, endet die Partie unentschieden.',
          ],
        },
      ],
    },
    {
      title: 'Strategie',
      blocks: [
        {
          head: 'Beginne auf einer inneren Ebene',
          lines: [
            'Jedes der achtzehn Felder auf den beiden inneren Ebenen gewinnt mit dem vierten Zeichen. Auch die Felder rund um die Mitte der obersten und der untersten Ebene gewinnen, mit dem sechsten. „Nicht in die Mitte“ sperrt zwei gewinnende Felder und lässt sechzehn andere übrig.',
          ],
        },
        {
          head: 'Die Mitte, die verliert',
          lines: [
            'Die Mitte der obersten oder untersten Ebene sieht stark aus, ist aber die einzige Eröffnung, die verliert. Nur eine Antwort schlägt sie: die Mitte der Ebene daneben.',
          ],
        },
        {
          figures: [
            {
              diagram: 'openings',
              caption:
                'Nach wie vielen Zügen, beide Seiten zusammen, jede Eröffnung gewinnt. Die Mitten der beiden äußeren Ebenen verlieren.',
            },
            {
              diagram: 'reply',
              caption:
                'Beginnt X in der Mitte der untersten Ebene, gewinnt nur das markierte Feld eine Ebene höher. Alle 34 anderen verlieren.',
            },
          ],
        },
        {
          head: 'Die anderen Stapel',
          lines: [
            'Auf 3×3×3 gewinnt nur die Mitte des Würfels. Ist sie für das erste Zeichen gesperrt, verliert jede Eröffnung, weil die andere Seite die Mitte nimmt.',
            'Auch auf 4×4×4 gewinnt, wer beginnt. Oren Patashnik hat das 1980 mit 1500 Stunden Rechenzeit bewiesen, aber im Kopf ausrechnen kann das niemand.',
          ],
        },
        { widget: 'proof' },
      ],
    },
    {
      title: 'Tipps',
      blocks: [
        {
          list: [
            {
              screen:
                'Wähle eine Ebene, um sie einzeln zu sehen, und zieh die Ebenen auseinander, um hineinzusehen.',
            },
            'Prüfe vor jedem Zug die Felder direkt darüber und darunter: Das Brett zeigt dir diese Säule.',
            'Diagonalen durch die Ebenen übersieht man am leichtesten. Dreh den Stapel, bis zwei deiner Zeichen mit einem leeren Feld in einer Linie liegen.',
            'Auch hier gewinnen zwei Drohungen zugleich. Auf den mittleren Feldern der inneren Ebenen liegen mehr Reihen als auf allen anderen.',
          ],
        },
      ],
    },
  ],
};
