import type { analysis } from '../analysis.ts';
import type { Translation } from '../translation.ts';

const inMoves = (moves: number): string => (moves === 1 ? 'in einem Zug' : `in ${moves} Zügen`);

export const words: Translation<typeof analysis> = {
  title: (game) => `${game}: Analyse`,
  toGame: (game) => `Zurück zu ${game}`,
  worths: 'Zeigen, was jeder Zug wert ist',
  wins: (moves) => (moves === 1 ? 'gewinnt sofort' : `gewinnt ${inMoves(moves)}`),
  winsHalf: (moves) =>
    moves === 1
      ? 'gewinnt sofort um einen halben Punkt'
      : `gewinnt ${inMoves(moves)} um einen halben Punkt`,
  loses: (moves) => `verliert ${inMoves(moves)}`,
  ties: 'führt zum Unentschieden',
  holds: 'mindestens unentschieden',
  good: 'sieht gut aus (Schätzung)',
  even: 'sieht ausgeglichen aus (Schätzung)',
  bad: 'sieht schlecht aus (Schätzung)',
  with: (symbol, worth) => `${symbol} ${worth}`,
  verdict: (symbol, worth) => `Bei bestem Spiel: ${symbol} ${worth}.`,
  unknown: 'Noch ist nicht bekannt, wer gewinnt.',
  working: 'Sucht noch …',
  exact: 'Alles hier ist bewiesen.',
  partly: 'Wo ein ~ steht, ist es eine Schätzung.',
  failed:
    'Die Analyse ist abgebrochen. Geh zu einer anderen Stellung, um es noch einmal zu versuchen.',
  back: 'Zug zurück',
  forward: 'Vor',
  empty: 'Mach einen Zug, oder folge den Werten auf dem Brett.',
  branch: (ply, move) => `Anderer Zug ${ply}: ${move}`,
  remove: (move) => `Die Variante mit ${move} entfernen`,
  graph: 'Der Verlauf der Partie',
  graphHint: (first, second) => `Über der Mitte liegt ${first} vorn, darunter ${second}.`,
  table: { move: 'Zug', worth: 'Danach' },
  won: (symbol) => `${symbol} gewinnt`,
  tied: 'unentschieden',
  better: (symbol) => `${symbol} sieht besser aus (Schätzung)`,
  level: 'sieht ausgeglichen aus (Schätzung)',
  unseen: 'noch nicht untersucht',
  clean: 'Kein Zug hat nachweislich etwas verschenkt.',
  slips: (count) =>
    count === 1 ? 'Ein Zug hat etwas verschenkt.' : `${count} Züge haben etwas verschenkt.`,
  share: 'Link zu dieser Stellung kopieren',
  again: (ply) => `Ab Zug ${ply} noch einmal versuchen`,
  playOn: 'Ab hier weiterspielen',
  replace: {
    title: 'Du spielst hier schon eine andere Partie',
    hint: 'Wenn du ab hier spielst, geht diese Partie verloren.',
    yes: 'Ab hier spielen',
    no: 'Meine Partie behalten',
  },
};
