import type { StrategyWords } from '../strategies.ts';
import type { Translation } from '../translation.ts';

const tip = (title: string, description: string) => ({ title, description });

/** The page of strategy tips, in German. */
export const words: Translation<StrategyWords> = {
  lang: 'de',
  title: 'Strategien für Tic-Tac-Toe',
  lead: 'Was gewinnt und warum: von der ersten Ecke bis zur letzten Messung.',
  contents: 'Auf dieser Seite',
  difficulty: 'Schwierigkeit',
  effectiveness: 'Wirkung',
  levels: {
    Beginner: 'Einstieg',
    Intermediate: 'Mittel',
    Advanced: 'Fortgeschritten',
    Expert: 'Meisterhaft',
    High: 'Groß',
    'Very High': 'Sehr groß',
    Essential: 'Unverzichtbar',
  },
  play: (name) => `${name} spielen`,
  playOnline: 'Online spielen',
  guide: (name) => `Anleitung: ${name}`,
  faq: 'Fragen und Antworten',
  more: 'Probier es aus',
  parts: {
    classic: {
      title: 'Strategien für Klassisch',
      lead: 'Passen beide auf, endet es unentschieden. So bringst du die andere Seite dazu, nicht mehr aufzupassen.',
      tips: [
        tip(
          'Gewinnen, blockieren, Zwickmühle',
          'Tu in jedem Zug das Erste davon, was geht: die eigene Reihe vollenden, die fremde blockieren, zwei Drohungen zugleich aufstellen, die der anderen Seite verhindern, die Mitte nehmen, eine Ecke nehmen. Wer nie einen Schritt auslässt, verliert nie.',
        ),
        tip(
          'Nimm die Mitte',
          'Vier der acht Reihen gehen durch sie, drei durch eine Ecke, zwei durch ein Randfeld. Beginnt die andere Seite in einer Ecke, ist die Mitte sogar der einzige Zug, der hält.',
        ),
        tip(
          'Beginne in einer Ecke',
          'Sieben der acht Antworten auf eine Ecke verlieren zwingend, auf die Mitte nur vier. Gegen Menschen ist die Ecke die bessere Falle.',
        ),
        tip(
          'Gegenüberliegende Ecken',
          'Besetze zwei gegenüberliegende Ecken, wenn in der Mitte dazwischen das fremde Zeichen liegt: Antwortet die andere Seite in einer Ecke, stellst du eine Zwickmühle. Macht sie das mit dir, spiel auf ein Randfeld.',
        ),
      ],
    },
    ultimate: {
      title: 'Strategien für Ultimate',
      lead: 'Niemand hat es gelöst. Es gewinnt, wer bestimmt, wo der nächste Zug geschieht.',
      tips: [
        tip(
          'Achte darauf, wohin du schickst',
          'Sieh dir vor jedem Zug das Brett an, auf das er führt. Das beste Feld eines kleinen Bretts ist wenig wert, wenn es dafür ein anderes Brett hergibt.',
        ),
        tip(
          'Verwehre die freie Wahl',
          'Ein Feld an der Stelle eines entschiedenen Bretts lässt die andere Seite spielen, wo sie will. Rechne die freie Wahl wie ein halbes Brett und gib sie für nichts Geringeres her.',
        ),
        tip(
          'Denk in großen Reihen',
          'Ein kleines Brett ist so viel wert wie die offenen großen Reihen, auf denen es liegt. Das mittlere liegt auf vier; ein Brett auf keiner offenen Reihe ist nichts wert, aber ein guter Ort zum Warten.',
        ),
        tip(
          'Schließ die Türen',
          'Hast du zwei Bretter in einer Reihe, ist der anderen Seite jedes Feld verwehrt, das dich auf das dritte schickt. Schließ genug solche Felder, und sie muss eines öffnen.',
        ),
      ],
    },
    quantum: {
      title: 'Strategien für Quanten',
      lead: 'Spielen beide vollkommen, gewinnt X mit einem halben Punkt. Der Rest ist zu wissen, wer messen darf.',
      tips: [
        tip(
          'Behalte im Blick, wer wählt',
          'Wer eine Schleife schließt, überlässt der anderen Seite die Wahl. Schließ nur eine, wenn beide Ausgänge gut für dich sind.',
        ),
        tip(
          'Beginne in gegenüberliegenden Ecken',
          'Von den 36 ersten Zügen gewinnen nur die beiden Paare gegenüberliegender Ecken. Alle anderen enden bei vollkommenem Spiel unentschieden.',
        ),
        tip(
          'Rechne beide Kollapse durch',
          'Eine Schleife hat genau zwei Ausgänge. Verfolge jeden rund um die Schleife und entlang allem, was daran hängt, bevor du die letzte Verbindung setzt.',
        ),
        tip(
          'Hüte deine kleinen Nummern',
          'Bringt ein Kollaps beiden eine Reihe, bekommt die den ganzen Punkt, deren höchste Nummer kleiner ist. Alte Zeichen gewinnen Wettläufe.',
        ),
      ],
    },
    'psychological-warfare': {
      title: 'Psychologische Kriegsführung',
      lead: 'Das Brett ist für beide dasselbe. Die Aufmerksamkeit nicht.',
      tips: [
        tip(
          'Bleib im Takt',
          'Langes Nachdenken vor einem starken Zug verrät ihn. Nimm dir für ruhige Züge genauso viel Zeit.',
        ),
        tip(
          'Zwing sie zu antworten',
          'Auf eine Drohung muss geantwortet werden, und du bestimmst, wo. Zwei oder drei hintereinander locken von der Stelle weg, die du brauchst.',
        ),
        tip(
          'Spiel die seltene Eröffnung',
          'Die meisten wissen, was gegen die Mitte hilft. Viel weniger wissen, dass gegen ein Randfeld nur vier von acht Antworten halten.',
        ),
        tip(
          'Lass sie an das Muster glauben',
          'Beginne zweimal gleich und dann, im Spiel, auf das es ankommt, anders. Gewohnheit antwortet schneller als Augen.',
        ),
      ],
    },
    'multiplayer-tactics': {
      title: 'Mehrspieler-Taktik',
      lead: 'Ob zu dritt bis sechst um einen Bildschirm oder zu zweit bis sechst in einem Raum: Die anderen sind das halbe Brett.',
      tips: [
        tip(
          'Zähl zuerst die Zeichen',
          'Zu viert auf 3×3 kann nur, wer beginnt, eine Reihe füllen. Lies, was beim Einrichten steht, und wähle dann ein größeres Brett oder drei in einer Reihe.',
        ),
        tip(
          'Lass jemand anderen blockieren',
          'Wer als Letztes vor der Drohung an der Reihe ist, muss sie abwehren. Bist das nicht du, nutz deinen Zug für dich.',
        ),
        tip(
          'Geh nicht zu früh in Führung',
          'Wer einer Reihe am nächsten scheint, wird von allen blockiert. Bereite zwei Reihen vor, denen je ein Zeichen fehlt, und zeig sie zugleich.',
        ),
        tip(
          'Sprecht euch im Team ab',
          'Zu viert oder sechst können in einem Raum zwei Teams spielen, X gegen O. Jeder zweite Zug gehört eurer Seite: Einigt euch vorher auf die Reihe, denn den Chat lesen alle.',
        ),
      ],
    },
  },
};
