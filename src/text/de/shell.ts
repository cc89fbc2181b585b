import type { shellWords } from '../shell.ts';
import type { Translation } from '../translation.ts';

/** Menus and every page's frame, in German. */
export const shell: Translation<typeof shellWords> = {
  tagline: 'tic tac toe',
  skip: 'Zum Hauptteil',
  close: 'Schließen',
  loading: 'Spiel wird geladen …',
  nav: {
    label: 'Hauptseiten',
    games: 'Spiele',
    guides: 'Anleitungen',
    strategies: 'Strategien',
    faq: 'FAQ',
    more: 'Mehr',
    puzzles: 'Aufgaben',
    daily: 'Aufgabe des Tages',
    stats: 'Statistik',
    schoolClass: 'Für die Klasse',
    online: 'Online spielen',
  },
  settings: {
    open: 'Einstellungen',
    failed: 'Die Einstellungen konnten nicht geladen werden',
    toDark: 'Zum dunklen Design wechseln',
    toLight: 'Zum hellen Design wechseln',
  },
  notices: { region: 'Hinweise', label: 'Hinweis' },
  part: {
    missing: 'Ein Teil dieser Seite konnte nicht geladen werden. Deine Partie bleibt erhalten.',
  },
  error: {
    title: 'Unerwarteter Fehler!',
    detail: 'Bei uns ist etwas schiefgegangen. Alle anderen Seiten funktionieren weiter.',
    updated: 'Diese Website wurde aktualisiert. Lade die Seite neu, um fortzufahren.',
    unloaded:
      'Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.',
    reload: 'Diese Seite neu laden',
    home: 'Zur Startseite',
  },
};
