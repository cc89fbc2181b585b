import type { below as english } from '../related.ts';
import type { Translation } from '../translation.ts';

const q = (question: string, answer: string) => ({ question, answer });

/** What stands below a game, in German. */
export const words: Translation<typeof english> = {
  words: {
    related: 'Verwandte Varianten',
    faq: 'Fragen zu diesem Spiel',
    play: 'Jetzt spielen',
  },
  questions: {
    classic: {
      items: [
        q(
          'Kann X in Klassisch immer gewinnen?',
          'Nein. Spielen beide vollkommen, endet jedes Spiel unentschieden, womit es auch beginnt. Ein Sieg ist immer der Fehler von jemandem.',
        ),
        q(
          'Was ist der beste erste Zug?',
          'Alle neun halten das Unentschieden. Eine Ecke stellt die meisten Fallen: Sieben der acht Antworten darauf verlieren. Gegen die Mitte verlieren vier.',
        ),
        q(
          'Wie verhindere ich eine Zwickmühle?',
          'Drohe selbst, damit die andere Seite erst darauf antworten muss, oder nimm das Feld, in dem sich ihre zwei Reihen treffen.',
        ),
        q(
          'Wie stark sind die Stufen?',
          'Leicht spielt die Hälfte seiner Züge zufällig, Mittel drei von zehn, Schwer keinen. Schwer verliert hier nie.',
        ),
      ],
    },
    ultimate: {
      items: [
        q(
          'Wo darf ich spielen?',
          'Auf dem kleinen Brett, das dort liegt, wo die andere Seite eben ihr Feld gewählt hat. Ist dieses Brett entschieden, wählst du irgendein offenes.',
        ),
        q(
          'Was zählt ein unentschiedenes kleines Brett?',
          'Nichts, für niemanden. Es gehört zu keiner Reihe aus drei Brettern.',
        ),
        q(
          'Gibt es eine Eröffnung, die gewinnt?',
          'Es ist keine bekannt. Das Spiel ist nicht gelöst, und das ist ein guter Grund, es zu spielen.',
        ),
        q(
          'Kann ich zu zweit spielen?',
          'Ja, wechsle neben dem Brett den Gegner oder öffne einen Raum im Netz.',
        ),
      ],
    },
    extended: {
      items: [
        q('Zählen drei in einer Reihe?', 'Nein. Bei vier Reihen braucht es vier, bei fünf fünf.'),
        q(
          'Wer gewinnt, wenn beide vollkommen spielen?',
          'Niemand: Beide Größen enden unentschieden.',
        ),
        q(
          'Wie erzwinge ich dann einen Sieg?',
          'Mit zwei Reihen, die sich in einem leeren Feld treffen. Besetze es zuletzt, und du drohst doppelt.',
        ),
      ],
    },
    '3d': {
      items: [
        q(
          'Wie viele Linien gewinnen?',
          '82 auf vier Ebenen mit drei mal drei Feldern: 32 auf den Ebenen, 18 gerade hinab, 24 schräg in einer senkrechten Ebene und 8 durch die Mitte.',
        ),
        q(
          'Ist es ein Vorteil, zu beginnen?',
          'Ein entscheidender. Jedes Feld der beiden inneren Ebenen gewinnt zwingend mit dem vierten Zeichen.',
        ),
        q(
          'Welche Eröffnung verliert?',
          'Die Mitte der obersten oder der untersten Ebene, und nur gegen eine Antwort: die Mitte der Ebene daneben.',
        ),
        q(
          'Wie sehe ich alle Ebenen?',
          'Dreh den Stapel, zieh die Ebenen auseinander oder sieh dir eine einzeln an.',
        ),
      ],
    },
    quantum: {
      items: [
        q(
          'Muss ich etwas von Physik verstehen?',
          'Nein. Ein Zug setzt ein Zeichen in zwei Felder; schließt sich eine Schleife aus verbundenen Zeichen, wählt jemand, wo sie wirklich liegen.',
        ),
        q(
          'Wer wählt, wenn sich eine Schleife schließt?',
          'Die Seite, die sie nicht geschlossen hat. Sie macht auch den nächsten Zug.',
        ),
        q(
          'Was, wenn beide zugleich eine Reihe haben?',
          'Die Reihe, deren höchste Nummer kleiner ist, bekommt einen ganzen Punkt, die andere einen halben.',
        ),
        q(
          'Kann X den Sieg erzwingen?',
          'Ja, mit einem halben Punkt, und nur mit einem Beginn in zwei gegenüberliegenden Ecken.',
        ),
      ],
    },
    misere: {
      items: [
        q(
          'Was ist anders als in Klassisch?',
          'Nur das Ziel: Wer drei in einer Reihe vollendet, verliert.',
        ),
        q(
          'Was ist der beste erste Zug?',
          'Die Mitte. Nur sie hält das Unentschieden; antworte auf jeden Zug im gegenüberliegenden Feld.',
        ),
        q(
          'Wie gewinne ich?',
          'Warte auf eine andere Eröffnung. Gegen eine Ecke etwa gewinnt jedes Randfeld.',
        ),
      ],
    },
    wild: {
      items: [
        q(
          'Wem gehört die Reihe, wenn ich das fremde Zeichen setze?',
          'Im Normalfall der anderen Seite: Eine Reihe gewinnt für die Seite ihres Zeichens. Mit der Option „Wer sie macht“ gewinnt, wer sie vollendet.',
        ),
        q(
          'Warum sollte ich je das andere Zeichen setzen?',
          'Um eine Reihe zu verderben: Verschiedene Zeichen sind für niemanden eine Reihe. Und weil beide Zeichen dir gehören, wenn die Reihe für die Seite zählt, die sie macht.',
        ),
        q(
          'Wer gewinnt, wenn beide vollkommen spielen?',
          'Nach Zeichen niemand. Zählt, wer die Reihe macht, gewinnt die Seite, die beginnt, aber nur mit der Mitte.',
        ),
      ],
    },
    infinite: {
      items: [
        q(
          'Wie groß kann das Brett werden?',
          'Hundert Felder je Seite. Jedes Zeichen am Rand fügt dort eine Reihe oder Spalte an.',
        ),
        q(
          'Warum fünf in einer Reihe?',
          'Mit dreien gewinnt die Seite, die beginnt, sofort, mit vieren zwingend in höchstens sechs Zeichen. Mit fünfen weiß es niemand.',
        ),
        q(
          'Was ist Kompakt?',
          'Die kleine Fassung: neun Felder, die nie wachsen, und drei in einer Reihe.',
        ),
      ],
    },
    multiplayer: {
      items: [
        q(
          'Wie viele können spielen?',
          'Drei bis sechs an einem Gerät, auf drei, vier oder fünf Reihen.',
        ),
        q(
          'Welche Zeichen gibt es?',
          'X, O, Dreieck, Quadrat, Mondsichel und Raute, in der Reihenfolge der Spieler.',
        ),
        q(
          'Warum kommt beim Einrichten eine Warnung?',
          'Spielen viele auf einem kleinen Brett, bekommt niemand genug Zeichen für eine volle Reihe. Dort steht, wer es noch kann und was hilft.',
        ),
        q(
          'Können wir auf mehreren Geräten spielen?',
          'Ja: In einen Raum im Netz passen bis zu sechs Leute, in Klassisch, Erweitert und Misère.',
        ),
      ],
    },
    online: {
      items: [
        q('Brauche ich ein Konto?', 'Nein. Ein Name genügt, und der Code des Raums.'),
        q(
          'Wie viele können in einem Raum spielen?',
          'Zwei bis sechs in Klassisch, Erweitert und Misère, zwei bis vier in 3D, Wild und Unendlich, zwei in Ultimate und Quanten.',
        ),
        q(
          'Können Fremde meinen Raum finden?',
          'Nur wenn du ihn beim Öffnen öffentlich zeigst. Sonst braucht es den Code.',
        ),
        q(
          'Meine Verbindung war weg. Ist mein Platz verloren?',
          'Nein. Lad die Seite neu oder öffne den Link, und du bist wieder da. Nach einer Minute können die anderen mit zufälligen Zügen weiterspielen.',
        ),
      ],
    },
  },
};
