import type { TranslatedGuide } from '../../../text/guide.ts';
import type { ProofWords } from '../../../text/proof.ts';
import type { Translation } from '../../../text/translation.ts';
import type { guide as english } from './en-proof.ts';

/** The page about the proof of 4×4×4, in German. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Auf vier Ebenen zu 4×4 zieht X zuerst und kann immer gewinnen. Diese Seite sagt, woher wir das wissen, und du kannst dem Beweis widersprechen.',
  sections: [
    {
      title: 'Was bewiesen ist',
      blocks: [
        'X beginnt in einer Ecke. Was O auch antwortet, dann und später: Der Beweis hat einen Zug, der zu vier in einer Reihe führt. Bei perfektem Spiel gibt es also nie ein Unentschieden, und O gewinnt nie.',
        {
          figures: [
            {
              diagram: 'first',
              caption:
                'Der erste Zug, der gewinnt. Jede Ecke und jedes der acht inneren Felder ist genauso gut.',
            },
          ],
        },
        'Oren Patashnik hat das 1980 als Erster bewiesen, mit 1500 Stunden Rechenzeit. Victor Allis hat es 1994 bestätigt. Der Beweis auf dieser Seite ist unser eigener: Ein Skript findet ihn in drei Minuten.',
      ],
    },
    {
      title: 'Wie der Beweis funktioniert',
      blocks: [
        {
          head: 'Drohungen',
          lines: [
            'Drei X in einer Reihe, deren viertes Feld leer ist, sind eine Drohung: O muss dort blocken. Gute Drohungen folgen aufeinander, bis zwei zugleich da sind. Eine solche Kette findet ein Computer sofort, deshalb steht sie nicht im Beweis.',
          ],
        },
        {
          figures: [
            {
              diagram: 'threat',
              caption: 'Drei X auf der langen Diagonale. O muss das letzte Feld blocken.',
            },
          ],
        },
        {
          head: 'Das Buch',
          lines: [
            'Wo noch keine Kette von Drohungen gewinnt, braucht X einen Zug aus dem Buch. Es hat 13 281 Stellungen mit je einem Zug und ist 18 KB groß. Stellungen, die sich ineinander spiegeln oder drehen lassen, stehen nur einmal darin: Die Linien des Würfels haben 192 Symmetrien.',
            'Der längste Weg durch das Buch hat 19 Züge von X. Danach entscheiden Drohungen die Partie.',
          ],
        },
      ],
    },
    {
      title: 'Wie er geprüft wurde',
      blocks: [
        'Ein zweites Programm teilt keinen Code mit dem Spiel und mit dem Skript, das den Beweis gefunden hat. Es hat die 76 Linien selbst gebildet, alle 8 519 262 Antworten probiert und zu jeder einen Zug gefunden. Dann haben wir 200 Züge gelöscht und 200 andere geändert, einen nach dem anderen. Das Programm hat es jedes Mal bemerkt.',
      ],
    },
    {
      title: 'Was niemand weiß',
      blocks: [
        {
          list: [
            'Wie schnell X gewinnen kann. Der Beweis gewinnt, aber vielleicht geht es kürzer.',
            'Wer nach einem ersten Zug auf eines der anderen 48 Felder gewinnt.',
            'Darum weiß auch niemand, wer mit der Tauschregel gewinnt. Ein erster Zug auf eines der 16 starken Felder verliert dort: Die Gegenseite übernimmt ihn.',
          ],
        },
      ],
    },
  ],
};

export const words: Translation<ProofWords> = {
  title: '4×4×4 ist gelöst',
  argue: 'Dem Beweis widersprechen',
  analyse: 'Analysieren',
  toGuide: 'Zurück zur 3D-Anleitung',
  leave: 'Zurück zum Beweis',
  read: 'Über den Beweis lesen',
  restart: 'Von vorn',
  left: (moves) =>
    moves === 1 ? 'Beweis: höchstens noch 1 Zug' : `Beweis: höchstens noch ${moves} Züge`,
  bookDone: 'Beweis am Ziel: Drohungen gewinnen',
  threats: (moves) =>
    moves === 1 ? 'X gewinnt mit dem nächsten Zug' : `X gewinnt in ${moves} Zügen`,
  first: 'Antworte, wo du willst',
  firstDetail: 'Du bist O, und X gewinnt beweisbar. Wie lange hältst du durch?',
  yours: 'Deine Antwort',
  replying: 'Der Beweis antwortet …',
  best: 'Länger hält keine Antwort durch.',
  cost: (moves) =>
    moves === 1
      ? 'Damit kam das Ende 1 Zug näher als nötig.'
      : `Damit kam das Ende ${moves} Züge näher als nötig.`,
  block: 'Von jetzt an droht X mit jedem Zug.',
  over: 'X gewinnt, wie bewiesen',
  overDetail: (moves) =>
    moves === 1 ? 'Du hast 1 Zug durchgehalten.' : `Du hast ${moves} Züge durchgehalten.`,
};
