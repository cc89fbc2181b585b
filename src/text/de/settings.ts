import type { settings as english } from '../settings.ts';
import type { Translation } from '../translation.ts';

export const settings: Translation<typeof english> = {
  title: 'Einstellungen',
  description: 'Bleiben auf diesem Gerät.',
  theme: 'Erscheinung',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  motion: 'Bewegung',
  motions: { system: 'System', full: 'Voll', reduced: 'Weniger' },
  quality: 'Bildqualität',
  qualities: { auto: 'Automatisch', high: 'Hoch', low: 'Niedrig' },
  taps: 'Tippen auf gestapelten Brettern',
  tapChoices: { confirm: 'Zweimal', play: 'Einmal' },
  qualityHint: 'Niedrig schont ältere Geräte und den Akku.',
  sound: 'Töne',
  sounds: { off: 'Aus', soft: 'Leise', full: 'Laut' },
  haptics: 'Vibration',
  switches: { on: 'An', off: 'Aus' },
  colours: 'Farben der Zeichen',
  colourChoices: { glaze: 'Glasuren', safe: 'Gut zu unterscheiden' },
  coloursHint: 'Andere Farben kommen mit einem neuen Laden der Seite. Dein Spiel bleibt erhalten.',
  remember: 'Meine Statistik merken',
  visits: 'Meine Besuche zählen',
  language: 'Sprache',
  languages: { system: 'Auto', en: 'English', de: 'Deutsch', es: 'Español' },
};
