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
  grades: {
    Beginner: 'Einstieg',
    Intermediate: 'Mittel',
    Advanced: 'Fortgeschritten',
    Expert: 'Profi',
    High: 'Groß',
    'Very High': 'Sehr groß',
    Essential: 'Unverzichtbar',
  },
  play: (name) => `${name} spielen`,
  playOnline: 'Online spielen',
  tryIt: 'Hier weiterspielen',
  guide: (name) => `Anleitung: ${name}`,
  faq: 'Fragen und Antworten',
  more: 'Probier es aus',
  parts: {
    'psychological-warfare': {
      title: 'Psychologische Kriegsführung',
      lead: 'Beide sehen dasselbe Brett, aber nicht mit derselben Aufmerksamkeit.',
      tips: [
        tip(
          'Bleib im Takt',
          'Langes Nachdenken vor einem starken Zug verrät ihn. Nimm dir für ruhige Züge genauso viel Zeit.',
        ),
        tip(
          'Zwing sie zu antworten',
          'Auf eine Drohung muss geantwortet werden, und du bestimmst, wo. Ein paar Drohungen nacheinander locken die andere Seite von den Feldern weg, die du brauchst.',
        ),
        tip(
          'Spiel die seltene Eröffnung',
          'Die meisten wissen, was gegen die Mitte hilft. Viel weniger wissen, dass gegen ein Randfeld nur vier der acht Antworten das Unentschieden halten.',
        ),
        tip(
          'Lass sie ein Muster erwarten',
          'Beginne zweimal gleich und dann, in der Partie, auf die es ankommt, anders. Die meisten antworten aus Gewohnheit, bevor sie hinsehen.',
        ),
      ],
    },
    'multiplayer-tactics': {
      title: 'Mehrspieler-Taktik',
      lead: 'Ob zu dritt bis sechst um einen Bildschirm oder zu zweit bis sechst in einem Raum: Die anderen zählen so viel wie das Brett.',
      tips: [
        tip(
          'Zähl zuerst die Zeichen',
          'Zu viert auf 3×3 kann nur, wer beginnt, eine Reihe füllen. Lies, was beim Einrichten steht, und wähle dann ein größeres Brett oder drei in einer Reihe.',
        ),
        tip(
          'Lass jemand anderen blockieren',
          'Wer direkt vor der Person zieht, die droht, muss die Drohung abwehren. Bist das nicht du, nutz deinen Zug für dich.',
        ),
        tip(
          'Geh nicht zu früh in Führung',
          'Wer einer Reihe am nächsten scheint, wird von allen blockiert. Bereite unauffällig zwei Reihen vor und drohe dann mit beiden zugleich.',
        ),
        tip(
          'Sprecht euch im Team ab',
          'Zu viert oder sechst können in einem Raum zwei Teams spielen, X gegen O. Jeder zweite Zug gehört eurer Seite: Einigt euch vorher auf die Reihe, denn den Chat lesen alle.',
        ),
      ],
    },
  },
};
