import type { home as english } from '../home.ts';
import type { Translation } from '../translation.ts';

/** The home page, in German. */
export const home: Translation<typeof english> = {
  hero: 'Tic-Tac-Toe, in Ton gebrannt',
  lead: 'Neun Varianten auf Brettern, die du in der Hand drehen kannst. Spiel gegen kluge KI-Gegner in drei Stufen, zu zweit an einem Gerät, zu dritt bis sechst rundherum oder mit bis zu 6 Leuten online. Kostenlos, ohne Werbung, ohne Konto, auch auf dem Handy.',
  picture: 'Ein gewonnenes klassisches Spiel: Eine Naht aus Gold läuft durch drei Kreuze.',
  quick: 'Schnelles Spiel',
  quickHint: (name) => `Öffnet ${name} gleich hier.`,
  online: 'Online spielen',
  onlineHint: 'Räume für zwei bis sechs, mit einem Code aus sechs Zeichen.',
  chooser: 'Wähle deine Herausforderung',
  mode: 'Spielen',
  modes: { ai: 'gegen KI', friend: 'zu zweit', online: 'Online' },
  play: 'Jetzt spielen',
  stats: {
    title: 'Deine Statistik',
    rate: 'Siegquote',
    wins: 'Siege',
    games: 'Spiele',
    won: (percent) => `${percent} % gewonnen`,
    count: (wins, losses, ties) =>
      `${wins} ${wins === 1 ? 'Sieg' : 'Siege'}, ${losses} ${losses === 1 ? 'Niederlage' : 'Niederlagen'}${
        ties > 0 ? `, davon ${ties} unentschieden` : ''
      }`,
    remember: 'Auf diesem Gerät merken',
  },
  why: {
    title: 'Warum hier',
    reasons: [
      {
        title: 'Neun Varianten, ein Ort',
        text: 'Vom klassischen Brett bis zum Stapel aus Ebenen, zu verschränkten Zeichen und einem Brett, das wächst. Jede hat eigene Regeln, ein eigenes Brett und eine eigene Anleitung.',
      },
      {
        title: 'Gegner, die sich lohnen',
        text: 'Leicht lässt dir Raum, Mittel will deine Aufmerksamkeit, Schwer spielt vollkommen, wo sich das Spiel lösen lässt. Und auf Wunsch gibt es einen Tipp.',
      },
      {
        title: 'Zusammen, nah oder fern',
        text: 'Zu zweit an einem Tisch, zu dritt bis sechst um ein Gerät oder mit bis zu 6 Leuten in einem Raum im Netz. Ein Name genügt.',
      },
      {
        title: 'Ohne Haken',
        text: 'Keine Werbung, kein Konto, kein Herunterladen. Es läuft auf Handys, mit Tastatur, mit Vorlesern und ohne Verbindung.',
      },
    ],
  },
};
