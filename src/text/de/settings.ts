import type { settings as english } from '../settings.ts';
import type { Translation } from '../translation.ts';

export const settings: Translation<typeof english> = {
  title: 'Einstellungen',
  description: 'Auf diesem Gerät gespeichert.',
  theme: 'Design',
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
  coloursHint: 'Die Farben ändern sich, wenn die Seite neu lädt. Deine Partie bleibt erhalten.',
  remember: 'Meine Statistik merken',
  visits: 'Meine Besuche zählen',
  language: 'Sprache',
  languages: { system: 'System', en: 'English', de: 'Deutsch', es: 'Español' },
};
