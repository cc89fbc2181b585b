import type { embedWords } from '../embed.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof embedWords> = {
  open: 'Ganzes Spiel',
  puzzles: 'Mehr Aufgaben',
  games: 'Alle Spiele',
  newTab: 'öffnet einen neuen Tab',
  unknown: 'Dieses Spiel gibt es nicht.',
  broken: 'Die Stellung ist nicht lesbar: neue Partie.',

  title: 'Ein Brett für deine Seite',
  lead: 'Setz ein Spiel oder die Aufgabe des Tages in eine Kursseite oder ein Blog. Ohne Konto, Cookies und Werbung: Das Brett speichert nichts auf den Geräten deiner Leserinnen und Leser.',
  make: 'Auswählen',
  details: 'Aussehen und Stellung',
  subject: 'Spiel',
  level: 'Gegner',
  starts: 'Wer den nächsten Zug macht',
  you: 'Wer liest',
  ai: 'Die KI',
  theme: 'Farben',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  size: 'Größe',
  sizeOf: (width, height) => `${width} × ${height}`,
  position: 'Stellung (freiwillig)',
  positionDetail: 'Füge einen Link aus „Link zu dieser Partie kopieren“ ein.',
  positionOf: (game) => `Eine Stellung aus ${game}.`,
  without: 'Im HTML steht keine Stellung.',
  problems: {
    'no-link': 'Das ist kein Link.',
    'no-position': 'Der Link enthält keine Partie von dieser Website.',
    'other-game': 'Der Link enthält keine Partie nach diesen Regeln.',
  },
  preview: 'Vorschau',
  snippet: 'HTML zum Einfügen',
  copy: 'HTML kopieren',
  copied: 'Kopiert',
  copiedDetail: 'Füge es in das HTML deiner Seite ein.',
  more: {
    title: 'Gut zu wissen',
    lines: [
      'Die Sprache des Bretts steht in seiner Adresse: Es ist die Sprache dieser Seite.',
      'Der Rahmen kann beliebig groß sein, mindestens 300 × 360. Ändere die Zahlen im HTML.',
      'Die Seite um das Brett kann seine Stellungen und Ergebnisse mithören: Sie werden als Nachrichten gesendet. Das Brett selbst liest keine.',
      'Der Link unter dem Brett öffnet das ganze Spiel in einem neuen Tab, mit der Stellung auf dem Brett.',
    ],
  },
};
