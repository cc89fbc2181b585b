import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play multiplayer, in German. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Zu dritt bis sechst um einen Bildschirm, alle mit einer eigenen Form.',
  sections: [
    {
      title: 'Überblick',
      blocks: [
        'Drei bis sechs Personen ziehen reihum an einem Gerät. Die Zeichen sind X, O, Dreieck, Quadrat, Mondsichel und Raute, in dieser Reihenfolge.',
        'Alle spielen für sich. Blockieren dürfen also alle, aber niemand muss es tun.',
        {
          figures: [
            {
              diagram: 'symbols',
              caption: 'Zu sechst nach je einem Zug: X, O, Dreieck, Quadrat, Mondsichel, Raute.',
            },
          ],
        },
        {
          moving: 'round',
          says: [
            'Drei Personen auf einem Brett mit 4×4 Feldern. Hier gewinnen drei in einer Reihe.',
            'X beginnt.',
            'Dann kommt O.',
            'Dann das Dreieck.',
            'X hat zwei in einer Reihe: Noch ein X links gewinnt.',
            'O blockiert nicht, denn das Dreieck kann es noch.',
            'Das Dreieck ist als Letztes vor X dran und muss blockieren.',
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
            'Wählt, wie viele spielen (drei, vier, fünf oder sechs), und ein Brett mit 3×3, 4×4 oder 5×5 Feldern. Gebt allen einen Namen, oder lasst es bei „Spieler 1“, „Spieler 2“ und so weiter.',
          ],
        },
        {
          head: 'So wird gezogen',
          lines: ['Wird dein Name angezeigt, tipp auf ein leeres Feld. Gib dann das Gerät weiter.'],
        },
        {
          head: 'So gewinnst du',
          lines: [
            'Eine volle Zeile, Spalte oder Diagonale aus deinen Zeichen gewinnt. Mit „Drei in einer Reihe gewinnen“ reichen auf jedem Brett drei. Ist das Brett voll und niemand hat eine Reihe, endet die Partie unentschieden.',
          ],
        },
      ],
    },
    {
      title: 'Strategie',
      blocks: [
        {
          head: 'Kann überhaupt jemand gewinnen?',
          lines: [
            'Je mehr Leute spielen, desto weniger Zeichen bekommt jede Person. Zu viert auf 3×3 kann nur gewinnen, wer beginnt; zu fünft oder sechst kann es niemand. Beim Einrichten wird das für euch ausgerechnet, und ihr erfahrt, ob ein größeres Brett oder drei in einer Reihe hilft.',
          ],
        },
        {
          head: 'Wohin perfektes Spiel führt',
          lines: [
            '„Jeder für sich“: Alle wollen am liebsten gewinnen, sonst ein Unentschieden, und wählen unter gleich guten Zügen irgendeinen. „Eine gegen alle“: was eine Person sicher erreicht, auch wenn alle anderen zusammenspielen.',
          ],
        },
        {
          table: {
            caption: 'Drei in einer Reihe gewinnen',
            columns: ['Brett und Spielerzahl', 'Jeder für sich', 'Eine gegen alle'],
            rows: [
              ['3×3, drei bis sechs', 'unentschieden', 'unentschieden'],
              ['4×4, drei', 'unentschieden', 'verloren'],
              ['4×4, vier bis sechs', 'nicht bekannt', 'verloren'],
            ],
          },
        },
        'Ein Programm hat alle Partien durchprobiert. Auf 4×4 mit vier und mehr waren es für „Jeder für sich“ zu viele.',
        {
          head: 'Lass andere blockieren',
          lines: [
            'Irgendjemand muss eine Drohung abwehren, bevor die Person, die droht, wieder dran ist. Als Letztes kann das, wer direkt vor ihr zieht. Bist das nicht du, kannst du es anderen überlassen.',
          ],
        },
        {
          figures: [
            {
              diagram: 'block',
              caption:
                'X droht auf dem markierten Feld. O kann das Blockieren dem Dreieck überlassen, das direkt vor X zieht.',
            },
          ],
        },
        {
          head: 'Fall nicht auf',
          lines: [
            'Wer dem Sieg am nächsten scheint, wird von allen blockiert. Zwei unauffällige Paare sind besser als eine auffällige Reihe.',
          ],
        },
      ],
    },
    {
      title: 'Tipps',
      blocks: [
        {
          list: [
            'Zu dritt macht 4×4 mit „Drei in einer Reihe gewinnen“ am meisten Spaß.',
            'Spiel neben deine eigenen Zeichen: Eine Reihe, die in zwei Richtungen wachsen kann, ist schwerer aufzuhalten.',
            'Auf einem kleinen Brett hat die erste Person die meisten Züge. Tragt in der nächsten Partie zuerst einen anderen Namen ein.',
            {
              screen:
                'Falsches Feld erwischt? „Rückgängig“ nimmt den letzten Zug zurück, von wem er auch war.',
            },
          ],
        },
      ],
    },
  ],
};
