import type { headWords as english } from '../head.ts';
import type { HeadWords } from '../word-types.ts';
import type { Translation } from '../translation.ts';

const say = (title: string, description: string, tags: readonly string[]): HeadWords => ({
  title,
  description,
  tags,
});

/** Titles and descriptions of all pages, in German. */
export const words: Translation<typeof english> = {
  language: 'de',
  place: 'Weltweit',
  genres: ['Brettspiel', 'Strategie'],
  platform: 'Webbrowser',
  keywords: ['Tic-Tac-Toe', 'Drei gewinnt', 'kostenloses Online-Spiel', 'ohne Werbung'],
  collectionKeywords: ['Tic-Tac-Toe-Varianten', 'Tic-Tac-Toe-Sammlung', 'Browserspiel'],
  sections: {
    games: 'Spiele',
    'how-to-play': 'Anleitungen',
    faq: 'Hilfe',
    class: 'Für Schulen',
    print: 'Aufgaben',
    embed: 'Für Schulen',
    privacy: 'Hilfe',
    strategies: 'Strategien',
    puzzles: 'Aufgaben',
    daily: 'Aufgaben',
    stats: 'Statistik',
  },
  picture: 'Ein klassisches Tic-Tac-Toe-Brett mit einer Naht aus Gold durch drei Kreuze',
  pictureOf: (game) => `${game} auf seinem 3D-Brett`,
  collection: say(
    'Tic-Tac-Toe und seine Varianten auf 3D-Brettern, ohne Werbung',
    'Klassisch, Ultimate, 3D, Quanten und weitere Varianten auf Brettern, die du in der Hand drehen kannst. Gegen die KI, zu zweit oder online. Kostenlos, ohne Konto.',
    ['Tic-Tac-Toe', 'Brettspiele', 'Browserspiele'],
  ),
  online: say(
    'Tic-Tac-Toe online: Räume für Freunde, mit Code oder Link',
    'Öffne einen Raum, verschick seinen Code oder den Link und spiel Tic-Tac-Toe und seine Varianten zu zweit bis sechst in Echtzeit. Kostenlos, ohne Konto.',
    ['Tic-Tac-Toe online', 'mit Freunden spielen', 'Raumcode'],
  ),
  articles: {
    daily: say(
      'Tic-Tac-Toe-Aufgabe des Tages: eine Stellung, ein richtiger Zug',
      'Jeden Tag eine neue Aufgabe, für alle dieselbe: montags leicht, sonntags schwer, aus acht Varianten. Kostenlos, auch offline.',
      ['Aufgabe des Tages', 'Tic-Tac-Toe-Aufgabe', 'Denkaufgabe'],
    ),
    stats: say(
      'Tic-Tac-Toe-Statistik: deine Partien, Serien und Aufgaben',
      'Deine Siege, Unentschieden und Niederlagen in jeder Variante und auf jeder Stufe, deine Serien und gelösten Aufgaben. Nur auf deinem Gerät.',
      ['Tic-Tac-Toe-Statistik', 'Siegquote', 'Siegesserie'],
    ),
    puzzles: say(
      'Tic-Tac-Toe-Aufgaben: den einzigen richtigen Zug finden',
      'Rund dreitausend bewiesene Aufgaben zu klassischem Tic-Tac-Toe, Misère, Wild, Quanten, Ultimate und mehr, von leicht bis schwer. Kostenlos, auch offline.',
      ['Tic-Tac-Toe-Aufgaben', 'Denkaufgaben', 'Gewinnzug finden'],
    ),
    faq: say(
      'Fragen und Antworten zu Tic-Tac-Toe',
      'Ist es kostenlos? Welche Varianten gibt es, wie stark ist die KI, wie funktionieren Online-Räume? Zwölf Fragen zur Tic-Tac-Toe-Sammlung, beantwortet.',
      ['Fragen zu Tic-Tac-Toe', 'Tic-Tac-Toe-Regeln', 'Hilfe'],
    ),
    class: say(
      'Tic-Tac-Toe für die Klasse: ein Turnier in einer Minute, ohne Konten',
      'Ein Code, bis zu 64 Kinder auf ihren Geräten, Runden im Schweizer System und eine Ansicht für den Beamer. Ohne Konten, ohne Werbung, ohne Chat. Kostenlos.',
      ['Tic-Tac-Toe für Schulen', 'Klassenturnier', 'Schweizer System'],
    ),
    print: say(
      'Tic-Tac-Toe drucken: Aufgabenblätter und leere Bretter auf A4',
      'Aufgaben zu Tic-Tac-Toe und seinen Varianten mit Lösungen auf einer zweiten Seite oder per QR-Code, und leere Bretter mit ihren Regeln. Kostenlos.',
      ['Tic-Tac-Toe Arbeitsblatt', 'Tic-Tac-Toe zum Ausdrucken', 'Aufgaben zum Ausdrucken'],
    ),
    embed: say(
      'Tic-Tac-Toe einbetten: ein Brett für deine Kursseite oder dein Blog',
      'Kopiere ein paar Zeilen HTML, und deine Seite hat ein 3D-Brett zum Spielen, mit Tic-Tac-Toe, einer Variante oder der Aufgabe des Tages. Ohne Cookies und Werbung.',
      ['Tic-Tac-Toe einbetten', 'Tic-Tac-Toe iframe', 'Tic-Tac-Toe für Schulen'],
    ),
    privacy: say(
      'Datenschutz: was diese Tic-Tac-Toe-Seite speichert, und wie lange',
      'Kein Konto, keine Werbung. Was auf deinem Gerät bleibt, was ein Online-Raum enthält und wann er gelöscht wird, und was Eltern und Schulen wissen sollten.',
      ['Datenschutz', 'Tic-Tac-Toe für Schulen', 'ohne Konto'],
    ),
    'how-to-play': say(
      'So spielst du Tic-Tac-Toe und seine Varianten: alle Anleitungen',
      'Zehn Anleitungen mit Bildern: die Regeln von Klassisch, Ultimate, 3D, Quanten und weiteren Varianten, wie Online-Räume funktionieren, und Tipps für jedes Spiel.',
      ['Tic-Tac-Toe-Regeln', 'Tic-Tac-Toe spielen', 'Anleitungen für Tic-Tac-Toe'],
    ),
    strategies: say(
      'Strategien für Tic-Tac-Toe: so gewinnst du in jeder Variante',
      'Eröffnungen, Zwickmühlen, Fallen und was dahintersteckt: Tipps für Klassisch, Ultimate und Quanten, für die Psychologie des Spiels und für große Runden.',
      ['Tic-Tac-Toe-Strategie', 'Tic-Tac-Toe gewinnen', 'Zwickmühlen und Fallen'],
    ),
  },
  guide: {
    title: (_name, game) => `${game}: Regeln und Tipps`,
    description: (_name, game) =>
      `${game} Schritt für Schritt: die Regeln, was eine Partie entscheidet, und Tipps, mit denen du besser spielst.`,
    tag: (_name, game) => `Regeln für ${game}`,
  },
  analysis: {
    title: (_name, game) => `${game}: Analyse mit dem Wert jedes Zugs`,
    description: (_name, game) =>
      `${game}: Varianten ausprobieren und sehen, welche Züge bei bestem Spiel gewinnen, verlieren oder unentschieden bleiben. Kostenlos, auch offline.`,
    tag: (_name, game) => `Analyse von ${game}`,
  },
  lesson: {
    title: (_name, game) => `${game}: in einer Minute gelernt`,
    description: (_name, game) =>
      `${game} auf dem eigenen Brett lernen: ein paar kurze Schritte, jeder mit einem Zug und einem Satz dazu. Kostenlos, auch offline.`,
    tag: (_name, game) => `${game} lernen`,
  },
  cube: {
    guide: say(
      '4×4×4 ist gelöst: Wer beginnt, gewinnt',
      'Ein Beweis, dass X das 3D-Tic-Tac-Toe auf vier Ebenen zu 4×4 gewinnt: wie er funktioniert, wie ein zweites Programm ihn geprüft hat und was offen ist.',
      ['4x4x4 Tic-Tac-Toe', 'Qubic', 'gelöste Spiele'],
    ),
    lesson: say(
      'Widersprich dem Beweis für 4×4×4 Tic-Tac-Toe',
      'Spiel O gegen einen Beweis: Antworte irgendwo auf vier Ebenen zu 4×4 und sieh das Ende näher kommen. Wie lange hältst du durch? Kostenlos, auch offline.',
      ['4x4x4 Tic-Tac-Toe', 'Qubic', 'perfektes Spiel'],
    ),
  },
};
