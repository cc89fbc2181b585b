import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play wild, in German. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'In jedem Zug entscheidest du, ob du ein X oder ein O setzt.',
  sections: [
    {
      title: 'Überblick',
      blocks: [
        'Beide dürfen beide Zeichen setzen. Normalerweise gewinnt eine Reihe für die Seite, der ihr Zeichen gehört: X gehört der Person, die beginnt, O der anderen. Es spielt keine Rolle, wer sie vollendet.',
        'Mit „Wer die Reihe vollendet“ ist es egal, wem das Zeichen gehört: Wer eine Reihe vollendet, gewinnt. Das ist ein völlig anderes, schärferes Spiel.',
        {
          moving: 'game',
          says: [
            'Ein leeres Brett. Beide dürfen X oder O setzen.',
            'Spieler 1 setzt ein X in die Mitte.',
            'Spieler 2 setzt auch ein X, in eine Ecke.',
            'Spieler 1 vollendet die Diagonale. X gehört Spieler 1, und Spieler 1 gewinnt.',
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
            'Wähle, wer gewinnt: „Wem das Zeichen gehört“ oder „Wer die Reihe vollendet“. Wähle außerdem ein Brett mit 3×3 oder 4×4 Feldern. Spieler 1 beginnt.',
          ],
        },
        {
          head: 'So wird gezogen',
          lines: ['Wähle ein leeres Feld, dann X oder O dafür.'],
        },
        {
          head: 'So gewinnst du',
          lines: [
            'Eine ganze Reihe aus einem Zeichen gewinnt: für die Seite, der das Zeichen gehört, oder mit „Wer die Reihe vollendet“ für die Person, die sie vollendet hat. Zu dritt oder zu viert gewinnt immer, wer die Reihe vollendet. Ist das Brett voll und niemand hat eine Reihe, endet die Partie unentschieden.',
          ],
        },
      ],
    },
    {
      title: 'Strategie',
      blocks: [
        {
          head: 'Wem das Zeichen gehört: Bleib bei deinem Zeichen',
          lines: [
            'Machen beide keinen Fehler, endet die Partie unentschieden. Wer mit dem fremden Zeichen beginnt, verliert auf jedem Feld: Das hilft der anderen Seite, und du bekommst nichts dafür.',
            'Nach einem X in der Mitte hält ein O in einer Ecke das Unentschieden, ein O auf einem Randfeld verliert, wie in Klassisch. Ein zweites X verliert sofort, egal wo: X vollendet die Reihe durch die Mitte.',
          ],
        },
        {
          figures: [
            {
              diagram: 'own',
              caption: 'X hat in der Mitte begonnen. Ein O in einer Ecke hält das Unentschieden.',
            },
            {
              diagram: 'gift',
              caption:
                'Ein zweites X ist ein Geschenk: X vollendet die Diagonale im markierten Feld.',
            },
          ],
        },
        {
          head: 'Wer die Reihe vollendet: Mitte, dann spiegeln',
          lines: [
            'Wer beginnt, gewinnt in höchstens sieben Zügen, aber nur mit der Mitte; das Zeichen ist egal. Danach vollende eine Reihe, wenn du kannst. Sonst setz das Zeichen, das die andere Seite eben gesetzt hat, in das gegenüberliegende Feld.',
            'Das funktioniert, weil das Brett nach deinem Zug immer symmetrisch ist: Die andere Seite findet nie zwei gleiche Zeichen mit einem leeren Feld in einer Reihe.',
          ],
        },
        {
          figures: [
            {
              diagram: 'maker',
              caption:
                'Wer begonnen hat, nahm die Mitte; die andere Seite setzte ein O nach oben. Nur ein O unten gewinnt.',
            },
            {
              diagram: 'never',
              caption:
                'Lass nie zwei gleiche Zeichen und ein leeres Feld in einer Reihe zurück: Der nächste Zug vollendet sie.',
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
            'Verdirb eine Reihe mit dem anderen Zeichen: Eine gemischte Reihe gehört niemandem.',
            'Prüfe vor jedem Zug, was beide Zeichen in diesem Feld bewirken würden.',
            'Auf 4×4 enden beide Spielarten ohne Fehler unentschieden, und sie verlangen viel mehr Überlegung.',
          ],
        },
      ],
    },
  ],
};
