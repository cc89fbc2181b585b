import type { text } from '../play.ts';
import type { Translation } from '../translation.ts';
import { menus } from './menus.ts';

const placeText = (row: number, column: number, level?: number): string =>
  `${level === undefined ? '' : `Ebene ${level}, `}Zeile ${row}, Spalte ${column}`;

/** The words around a board, in German. */
export const play: Translation<typeof text> = {
  ...menus,
  modes: {
    title: 'Wähle, wie du spielst',
    setUp: 'Spiel einrichten',
    ai: 'Gegen die KI',
    aiHint: 'Du bist X und beginnst.',
    friend: 'An einem Gerät',
    friendHint: 'Zwei Personen, ein Gerät.',
    friendButton: 'Zu zweit spielen',
    difficulty: 'Schwierigkeit',
    easy: 'Leicht',
    medium: 'Mittel',
    hard: 'Schwer',
    alternate: 'Abwechselnd beginnen',
    alternateHint: 'Nach jeder Runde beginnt die andere Seite.',
    pickFirst: {
      title: 'Wähle zuerst, wie du spielst',
      description: 'Bitte wähle zuerst, ob du gegen die KI oder zu zweit spielst!',
    },
  },
  words: {
    yourTurn: 'Du bist dran',
    turn: (name) => `${name} ist dran`,
    friends: 'Gib das Gerät nach deinem Zug weiter.',
    youWin: 'Du gewinnst!',
    tie: 'Unentschieden!',
    draw: 'Unentschieden!',
    victory: '',
    stalemate: '',
    details: {},
  },
  status: {
    thinking: 'Die KI denkt nach...',
    youAre: (symbol, level) => `Du bist ${symbol}. Stufe der KI: ${level}.`,
    botFailed: 'Die KI konnte nicht ziehen',
    botFailedDetail: 'Versuch es noch einmal, oder nimm deinen Zug zurück.',
    tryAgain: 'Noch einmal versuchen',
  },
  result: {
    aiWins: 'Die KI gewinnt!',
    wins: (name) => `${name} gewinnt!`,
    player: (symbol) => `Spieler ${symbol}`,
    several: (names) => `${names.join(' und ')} gewinnen!`,
    moves: (count) => `Entschieden in ${count} ${count === 1 ? 'Zug' : 'Zügen'}.`,
    full: 'Das Brett ist voll, und niemand hat eine Reihe.',
    congratulate: (name) => `Glückwunsch an ${name}!`,
    tied: 'Gut gespielt, alle zusammen!',
  },
  replay: {
    title: 'Wiederholung',
    slider: 'Gezeigter Zug',
    previous: 'Voriger Zug',
    next: 'Nächster Zug',
    at: (ply, plies) => `Zug ${ply} von ${plies}`,
    looking: (ply, plies) => `Rückblick auf Zug ${ply} von ${plies}.`,
    live: 'Zurück zum Spiel',
  },
  players: 'Spieler',
  roam: {
    centre: 'Mitte',
    map: (width, height) => `Karte des Bretts, ${width} mal ${height} Felder`,
  },
  opponent: { title: 'Gegner', friend: 'Zu zweit' },
  refusals: {
    taken: 'Dieses Feld ist belegt.',
    closed: 'In dieses Feld darfst du gerade nicht setzen.',
    wait: 'Du bist nicht am Zug.',
    over: 'Das Spiel ist zu Ende.',
  },
  chooser: { title: 'Wähle X oder O', select: (symbol) => `${symbol} wählen` },
  moves: { title: 'Züge', left: 'geht' },
  advice: {
    hint: 'Tipp',
    thinking: 'Denkt nach...',
    says: (move, known) => `${move}: ${known}.`,
    with: (symbol, place) => `${symbol} auf ${place}`,
    wins: (moves) => (moves === 1 ? 'gewinnt sofort' : `gewinnt in ${moves} Zügen`),
    winsHalf: (moves) =>
      moves === 1
        ? 'gewinnt sofort mit einem halben Punkt Vorsprung'
        : `gewinnt in ${moves} Zügen mit einem halben Punkt Vorsprung`,
    draw: 'hält das Unentschieden',
    loses: (moves) => `hält am längsten durch: noch ${moves} ${moves === 1 ? 'Zug' : 'Züge'}`,
    guess: 'beste Vermutung',
    failed: 'Der Tipp konnte nicht ermittelt werden. Versuch es noch einmal.',
    review: 'Spiel auswerten',
    reviewing: (done, all) => `Auswertung: ${done} von ${all}`,
    clean: 'Kein Zug hat nachweislich etwas verschenkt.',
    slips: (count) =>
      count === 1 ? 'Ein Zug hat etwas verschenkt.' : `${count} Züge haben etwas verschenkt.`,
    'win-draw': 'hat einen Sieg verschenkt',
    'win-loss': 'hat aus einem Sieg eine Niederlage gemacht',
    'draw-loss': 'hat ein Unentschieden verschenkt',
  },
  share: {
    button: 'Link zu diesem Spiel kopieren',
    copied: 'Link kopiert',
    copiedHint: 'Wer ihn öffnet, sieht dieses Spiel mit allen Zügen.',
    copyThis: 'Kopier diesen Link',
    opened: 'Geteiltes Spiel geöffnet',
    openedHint: 'Spiel von hier weiter, oder sieh dir die Züge an.',
    broken: 'Dieser Link enthält kein Spiel',
    brokenHint: 'Vielleicht ist er abgeschnitten oder von einer älteren Version.',
  },
  board: {
    grid: (title) => `Brett: ${title}`,
    at: placeText,
    level: (level) => `E${level}`,
    cell: (place, state) => `${place}, ${state}`,
    numbered: (symbol, number) => `${symbol} ${number}`,
    linked: (symbol, number, row, column) =>
      `${symbol} ${number} verbunden mit Zeile ${row}, Spalte ${column}`,
    empty: 'leer',
    won: 'Teil der gewinnenden Reihe',
    lost: 'Teil der verlierenden Reihe',
    closed: 'für das erste Zeichen gesperrt',
    view: 'Ansicht',
    presets: { reset: 'Anfang', top: 'Oben', tilted: 'Schräg', side: 'Seite' },
    noWebgl: 'Dieser Browser kann hier kein 3D anzeigen, darum spielst du auf dem flachen Brett.',
    failed: 'Das 3D-Brett konnte nicht geladen werden. Du spielst auf dem flachen Brett.',
    played: (symbol, place) => `${symbol} auf ${place}.`,
  },
};
