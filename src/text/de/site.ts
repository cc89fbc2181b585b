/**
 * The words around the games, in German: footer, notices, the frame of each guide, the not-found page, the
 * rooms' card.
 */
import type { footer as englishFooter } from '../footer.ts';
import type { guideWords as englishGuide } from '../guide.ts';
import type { notFound as englishLost } from '../not-found.ts';
import type { onlineCard as englishCard } from '../online-card.ts';
import type { siteText as englishSite } from '../site.ts';
import type { Translation } from '../translation.ts';

export const notFound: Translation<typeof englishLost> = {
  title: 'Hoppla! Seite nicht gefunden',
  description: 'Die Seite, die du suchst, gibt es nicht.',
  home: 'Zur Startseite',
  classic: 'Klassisch spielen',
  popular: 'Beliebte Spiele',
  play: 'Jetzt spielen',
  browse: 'Alle Spiele ansehen',
  guides: 'Anleitungen',
};

export const onlineCard: Translation<typeof englishCard> = {
  name: 'Online',
  description: 'Räume für zwei bis sechs Personen. Du brauchst nur einen Namen und einen Code.',
};

export const footer: Translation<typeof englishFooter> = {
  love: 'Mit Liebe gemacht für alle, die Tic-Tac-Toe mögen',
  copyright: '© 2024 Tic Tac Toe Collection',
  games: 'Spiele',
  guides: 'Anleitungen',
  guide: (name) => `Anleitung: ${name}`,
  more: 'Mehr',
  faq: 'Fragen und Antworten',
  strategies: 'Strategien',
  puzzles: 'Aufgaben',
  stats: 'Statistik',
  embed: 'Brett einbetten',
  privacy: 'Datenschutz',
  feedback: 'Rückmeldung',
  subject: 'Rückmeldung zu Tic Tac Toe',
  body: (page) =>
    [
      'Was ich gerade gemacht habe:',
      '',
      'Was passiert ist oder was ich mir wünsche:',
      '',
      `Seite: ${page}`,
    ].join('\n'),
};

/** The words around a guide. */
export const guideWords: Translation<typeof englishGuide> = {
  lang: 'de',
  list: {
    title: 'So wird gespielt',
    lead: 'Zehn Anleitungen: die Regeln mit Bildern, worauf es ankommt, und Tipps, die helfen.',
    read: 'Zur Anleitung',
  },
  untranslated: 'Die deutsche Anleitung konnte nicht geladen werden. Hier ist die englische.',
  backToGames: 'Zurück zu den Spielen',
  back: 'Zurück',
  title: (name) => `So geht’s: ${name}`,
  play: 'Jetzt spielen',
  analysis: 'Analysieren',
  keys: 'Mit der Tastatur: Die Pfeiltasten wechseln das Feld, Enter setzt, „/“ nimmt einen Befehl wie b2, und „?“ auf einem Feld zeigt alle Tasten.',
  lesson: 'Neu hier? Lern es in einer Minute',
  print: 'Leeres Brett drucken',
  next: (name) => `Anleitung: ${name}`,
  tryIt: 'Ausprobieren',
  toPicture: 'Zurück zum Bild',
  toBoard: 'Im Spiel weiterspielen',
  board: (caption, marks) =>
    `${caption} ${marks.length === 0 ? 'Das Brett ist leer.' : `Auf dem Brett: ${marks.join('; ')}.`}`,
  mark: (symbol, place) => `${symbol} auf ${place}`,
  marked: (places) => ` Markiert: ${places.join('; ')}.`,
  moving: {
    at: (step, steps) => `Bild ${step} von ${steps}`,
    play: 'Abspielen',
    pause: 'Anhalten',
    previous: 'Voriges Bild',
    next: 'Nächstes Bild',
  },
  players: {
    caption: 'Wie viele spielen können, und wie groß die Bretter sind',
    game: 'Spiel',
    seats: 'Spieler',
    grids: 'Größen',
    grows: '5×5, wächst',
  },
};

/** Notices of the site itself, in German. */
export const site: Translation<typeof englishSite> = {
  siteNotice: { label: 'Nachricht', region: 'Nachrichten ({hotkey})' },
  consent: {
    title: 'Besuche zählen',
    question:
      'Darf diese Seite Besuche und Partien mit Google Analytics zählen? Alles funktioniert auch ohne.',
    yes: 'Erlauben',
    no: 'Nein, danke',
  },
  copy: {
    title: 'Zum Kopieren',
    detail: 'Der Text ist markiert. Tippe lange darauf, oder drück Strg+C oder ⌘C.',
  },
  update: {
    title: 'Eine neue Version ist da',
    detail: 'Deine Partie bleibt erhalten.',
    reload: 'Neu laden',
  },
};
