import type { Said, said as english } from '../metadata-words.ts';
import type { Translation } from '../translation.ts';

const say = (title: string, description: string, tags: readonly string[]): Said => ({
  title,
  description,
  tags,
});

/** Titles and descriptions of all pages, in German. */
export const words: Translation<typeof english> = {
  language: 'de',
  locale: 'de_DE',
  place: 'Weltweit',
  keywords: ['Tic-Tac-Toe', 'Drei gewinnt', 'kostenloses Online-Spiel', 'ohne Werbung'],
  collectionKeywords: ['Tic-Tac-Toe-Varianten', 'Tic-Tac-Toe-Sammlung', 'Browserspiel'],
  sections: { games: 'Spiele', guides: 'Anleitungen', faq: 'Hilfe', strategies: 'Strategien' },
  picture: 'Ein klassisches Tic-Tac-Toe-Brett mit einer Naht aus Gold durch drei Kreuze',
  pictureOf: (game) => `${game} auf seinem 3D-Brett`,
  collection: say(
    'Tic Tac Toe: neun Varianten auf 3D-Brettern, ohne Werbung',
    'Klassisch, Ultimate, 3D, Quanten und fünf weitere Varianten auf Brettern, die du in der Hand drehen kannst. Gegen die KI, zu zweit oder online. Kostenlos, ohne Konto.',
    ['Tic-Tac-Toe', 'Brettspiele', 'Browserspiele'],
  ),
  games: {
    classic: say(
      'Klassisches Tic Tac Toe: kostenlos auf einem 3D-Brett',
      'Drei in einer Reihe auf dem Brett, das alle kennen. Spiel klassisches Tic-Tac-Toe gegen eine KI in drei Stufen oder zu zweit. Kostenlos, ohne Werbung, ohne Konto.',
      ['klassisches Tic-Tac-Toe', 'drei in einer Reihe', 'Tic-Tac-Toe gegen KI'],
    ),
    ultimate: say(
      'Ultimate Tic Tac Toe: neun Bretter in einem',
      'Jeder Zug bestimmt das kleine Brett, auf dem es weitergeht. Spiel Ultimate Tic Tac Toe in 3D gegen die KI oder zu zweit. Kostenlos, ohne Konto.',
      ['Ultimate Tic Tac Toe', 'Super-Tic-Tac-Toe', 'neun Bretter'],
    ),
    '3d': say(
      '3D Tic Tac Toe: ein Stapel aus vier Ebenen',
      'Drei in gerader Linie durch vier Ebenen mit neun Feldern, in jede Richtung. Dreh das Brett in der Hand und spiel kostenlos gegen die KI oder zu zweit.',
      ['3D-Tic-Tac-Toe', 'Tic-Tac-Toe auf Ebenen', '82 Gewinnlinien'],
    ),
    quantum: say(
      'Quanten-Tic-Tac-Toe: Zeichen an zwei Orten zugleich',
      'Setz zwei verbundene Zeichen, schließ eine Schleife und sieh zu, wie das Brett kollabiert. Spiel kostenlos gegen eine KI, die wirklich sucht, oder zu zweit.',
      ['Quanten-Tic-Tac-Toe', 'Verschränkung', 'Spiel mit Superposition'],
    ),
    extended: say(
      'Erweitertes Tic Tac Toe: vier in einer Reihe auf 4x4',
      'Ein Brett mit vier mal vier Feldern, und vier in einer Reihe gewinnen. Spiel es in 3D gegen eine KI in drei Stufen oder zu zweit. Kostenlos, ohne Konto.',
      ['4x4 Tic-Tac-Toe', 'vier in einer Reihe', 'erweitertes Tic-Tac-Toe'],
    ),
    misere: say(
      'Misère Tic Tac Toe: drei in einer Reihe verlieren',
      'Alles umgekehrt: Wer drei in einer Reihe vollendet, verliert. Spiel Misère Tic Tac Toe in 3D gegen eine KI in drei Stufen oder zu zweit. Kostenlos.',
      ['Misère-Tic-Tac-Toe', 'umgekehrtes Tic-Tac-Toe', 'drei in einer Reihe vermeiden'],
    ),
    wild: say(
      'Wildes Tic Tac Toe: X oder O in jedem Zug',
      'Wähle in jedem Zug neu zwischen X und O, und achte darauf, was du zurücklässt. Spiel es in 3D gegen die KI oder zu zweit. Kostenlos, ohne Konto.',
      ['wildes Tic-Tac-Toe', 'X oder O wählen', 'Tic-Tac-Toe mit freier Wahl'],
    ),
    infinite: say(
      'Unendliches Tic Tac Toe: ein Brett, das wächst',
      'Spiel am Rand, und das Brett wächst: Fünf in einer Reihe gewinnen, und Platz ist immer noch mehr. Kostenlos in 3D gegen die KI oder zu zweit.',
      ['unendliches Tic-Tac-Toe', 'fünf in einer Reihe', 'wachsendes Brett'],
    ),
    multiplayer: say(
      'Mehrspieler-Tic-Tac-Toe: zu dritt bis sechst an einem Gerät',
      'Tic-Tac-Toe für drei bis sechs rund um einen Bildschirm, alle mit eigener Form und Farbe, auf Brettern mit 3, 4 oder 5 Reihen. Kostenlos, ohne Konto.',
      ['Mehrspieler-Tic-Tac-Toe', 'Partyspiel', '3 bis 6 Spieler'],
    ),
    online: say(
      'Tic Tac Toe online: Räume für Freunde, mit Code oder Link',
      'Öffne einen Raum, verschick seinen Code oder den Link und spiel acht Varianten von Tic-Tac-Toe zu zweit bis sechst in Echtzeit. Kostenlos, ohne Konto.',
      ['Tic-Tac-Toe online', 'mit Freunden spielen', 'Code des Raums'],
    ),
  },
  articles: {
    faq: say(
      'Fragen und Antworten zu Tic Tac Toe',
      'Ist es kostenlos? Welche Varianten gibt es, wie stark ist die KI, wie gehen Räume im Netz? Zwölf Fragen zur Tic-Tac-Toe-Sammlung, beantwortet.',
      ['Fragen zu Tic-Tac-Toe', 'Tic-Tac-Toe-Regeln', 'Hilfe'],
    ),
    strategies: say(
      'Strategien für Tic Tac Toe: so gewinnst du jede Variante',
      'Eröffnungen, Zwickmühlen, Fallen und was dahintersteckt: Tipps für Klassisch, Ultimate und Quanten, für den Kopf der anderen Seite und für große Runden.',
      ['Tic-Tac-Toe-Strategie', 'Tic-Tac-Toe gewinnen', 'Zwickmühlen und Fallen'],
    ),
  },
  guide: {
    title: (name) => `So geht ${name}: Tic-Tac-Toe-Regeln, Tipps und Eröffnungen`,
    description: (_name, game) =>
      `${game} Schritt für Schritt: die Regeln, was das Spiel entscheidet, und Tipps, die auch gegen vollkommenes Spiel halten. Die Anleitung ist englisch.`,
    tag: (_name, game) => `Regeln für ${game}`,
  },
};
