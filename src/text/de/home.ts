import type { home as english } from '../home.ts';
import type { Translation } from '../translation.ts';

/** The home page, in German. */
export const home: Translation<typeof english> = {
  hero: 'Tic‑Tac‑Toe aus gebranntem Ton',
  lead: 'Neun Varianten auf Brettern, die du in der Hand drehen kannst. Spiel gegen kluge KI-Gegner jeder Stärke, zu zweit an einem Gerät, zu dritt bis sechst um ein Gerät oder mit bis zu 6 Leuten online. Kostenlos, ohne Werbung, ohne Konto, auch auf dem Handy.',
  picture: 'Eine gewonnene Partie Klassisch: Eine Naht aus Gold läuft durch drei Kreuze.',
  quick: 'Schnelles Spiel',
  quickDetail: (name) => `Startet eine Partie ${name}.`,
  continue: 'Weiterspielen',
  continueDetail: (name) => `Deine Partie ${name} ist noch offen.`,
  online: 'Online spielen',
  onlineDetail: 'Räume für 2 bis 6 Personen, Beitritt mit einem sechsstelligen Code.',
  daily: 'Aufgabe des Tages',
  dailyDetail: 'Eine Stellung, ein richtiger Zug. Für alle dieselbe, jeden Tag neu.',
  chooser: 'Wähle deine Herausforderung',
  mode: 'Spielen',
  modes: { ai: 'gegen KI', friend: 'zu zweit', online: 'Online' },
  play: 'Jetzt spielen',
  stats: {
    title: 'Deine Statistik',
    rate: 'Siegquote',
    wins: 'Siege',
    games: 'Partien',
    won: (percent) => `${percent} % gewonnen`,
    count: (wins, losses, ties) =>
      `${wins} ${wins === 1 ? 'Sieg' : 'Siege'}, ${losses} ${losses === 1 ? 'Niederlage' : 'Niederlagen'}${
        ties > 0 ? ` (davon ${ties} Unentschieden)` : ''
      }`,
    remember: 'Auf diesem Gerät merken',
  },
  why: {
    title: 'Warum hier spielen?',
    reasons: [
      {
        title: 'Alle Varianten, ein Ort',
        text: 'Vom klassischen Brett bis zum Stapel aus Ebenen, zu Quantenzeichen und einem Brett, das wächst. Jede hat eigene Regeln, ein eigenes Brett und eine eigene Anleitung.',
      },
      {
        title: 'Gegner, die sich lohnen',
        text: 'Leicht verzeiht Fehler, Mittel verlangt Aufmerksamkeit, Schwer spielt perfekt, wo das Spiel gelöst ist. Auf jeder Stufe kannst du dir einen Tipp geben lassen.',
      },
      {
        title: 'Zusammen, nah oder fern',
        text: 'Zu zweit an einem Tisch, zu dritt bis sechst um ein Gerät oder mit bis zu 6 Leuten in einem Online-Raum. Ein Name genügt.',
      },
      {
        title: 'Ohne Haken',
        text: 'Keine Werbung, kein Konto, kein Download. Es läuft auf Handys, mit Tastatur oder Screenreader und auch offline.',
      },
    ],
  },
};
