import type { lessons } from '../lessons.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof lessons> = {
  lang: 'de',
  title: (game) => `${game}: Lektion`,
  leave: 'Lektion verlassen',
  step: (at, all) => `Schritt ${at} von ${all}`,
  skip: 'Überspringen',
  toGame: 'Zum Spiel',
  choose: 'Jetzt wählen',
  refusals: {
    reading: 'Drück erst „Jetzt wählen“.',
    missed: 'Drück erst „Noch einmal“.',
    shown: 'Dieser Schritt ist geschafft.',
  },
  next: 'Weiter',
  again: 'Noch einmal',
  well: 'Gut gemacht!',
  missed: 'Nicht ganz.',
  replying: 'Sieh dir die Antwort an.',
  guide: 'Anleitung lesen',
  offer: {
    label: 'Lektion',
    ask: 'Neu hier?',
    start: 'Kurze Lektion',
    refuse: 'Keine Lektion, danke',
  },
};
