import type { analysis } from '../analysis.ts';
import type { Translation } from '../translation.ts';

const inSteps = (steps: number): string =>
  steps === 1 ? 'in einem Schritt' : `in ${steps} Schritten`;
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
  losesHalf: (moves) => `verliert ${inMoves(moves)} um einen halben Punkt`,
  steps: {
    wins: (steps) => (steps === 1 ? 'gewinnt sofort' : `gewinnt ${inSteps(steps)}`),
    winsHalf: (steps) =>
      steps === 1
        ? 'gewinnt sofort um einen halben Punkt'
        : `gewinnt ${inSteps(steps)} um einen halben Punkt`,
    loses: (steps) => `verliert ${inSteps(steps)}`,
    losesHalf: (steps) => `verliert ${inSteps(steps)} um einen halben Punkt`,
  },
  step: 'Ein Schritt ist ein Zug oder eine Messung, egal von wem.',
  swap: (worth) => `Übernehmen: ${worth}.`,
  key: {
    '+3': 'gewinnt in 3',
    '+3½': 'gewinnt um einen halben Punkt',
    '=': 'unentschieden',
    '−3': 'verliert in 3',
    '−3½': 'verliert um einen halben Punkt',
    '≥': 'unentschieden oder besser',
    '~': 'geschätzt',
  },
  hidden: 'Rate zuerst: Welcher Zug ist der beste?',
  ties: 'führt zum Unentschieden',
  holds: 'erreicht mindestens ein Unentschieden',
  good: 'sieht gut aus (Schätzung)',
  even: 'sieht ausgeglichen aus (Schätzung)',
  bad: 'sieht schlecht aus (Schätzung)',
  with: (symbol, worth) => `${symbol} ${worth}`,
  verdict: (symbol, worth) => `Bei bestem Spiel: ${symbol} ${worth}.`,
  unknown: 'Noch ist nicht bekannt, wer gewinnt.',
  working: 'Sucht noch …',
  exact: 'Alles hier ist bewiesen.',
  proven: (count, all) => `${count} von ${all} Zügen bewiesen.`,
  longer: 'Länger suchen',
  failed:
    'Die Analyse ist abgebrochen. Geh zu einer anderen Stellung, um es noch einmal zu versuchen.',
  back: 'Zug zurück',
  forward: 'Vor',
  empty: 'Mach einen Zug, oder folge den Werten auf dem Brett.',
  branch: (ply, move) => `Anderer Zug ${ply}: ${move}`,
  remove: (move) => `Die Variante mit ${move} entfernen`,
  graph: 'Der Verlauf der Partie',
  graphHint: (first, second) => `Über der Mitte liegt ${first} vorn, darunter ${second}.`,
  graphSlips: 'Ein Zeichen darüber zeigt, wer etwas verschenkt hat.',
  table: { move: 'Zug', worth: 'Danach', slip: 'Verschenkt' },
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
