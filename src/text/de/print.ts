import type { printWords } from '../print.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof printWords> = {
  title: 'Blatt drucken',
  lead: 'Aufgaben und leere Bretter auf Papier, für die Klasse, die Reise oder den Küchentisch.',
  kind: 'Blatt',
  kinds: { puzzles: 'Aufgaben', boards: 'Leere Bretter' },
  game: 'Spiel',
  count: 'Pro Seite',
  answers: 'Lösungen',
  answersAre: { page: 'Auf einer zweiten Seite', code: 'Mit QR-Code', none: 'Keine' },
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'Letter' },
  print: 'Drucken',
  more: 'Andere Aufgaben',
  loading: 'Das Blatt lädt …',
  failed: 'Das Blatt konnte nicht geladen werden. Neuer Versuch …',
  solutions: 'Lösungen',
  howToRead:
    'Der fett gedruckte Zug ist die Lösung, auf dem Brett markiert; danach folgen die beste Verteidigung und die Antworten.',
  coordinates: 'Die Spalten a, b, c zählen von links, die Reihen 1, 2, 3 von unten.',
  arrows: 'Die Pfeile zählen Reihen und Spalten vom gestrichelten Feld aus.',
  name: 'Name',
  date: 'Datum',
  scan: 'Lösungen',
  mistaken:
    'In dieser Adresse steckt ein Fehler, deshalb ist das vielleicht ein anderes Blatt als deins.',
  toSheet: 'Zum Blatt',
};
