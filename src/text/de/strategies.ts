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
