/** The words around a board, including those of the shell. Game pages take their words from here. */
import type { SymbolId } from '../rules/game.ts';
import { shellWords } from './shell.ts';
import type { VariantWords } from './word-types.ts';

export const text = {
  ...shellWords,

  back: 'Back to all games',

  page: {
    howToPlay: 'How to Play',
    newGame: 'New Game',
    playAgain: 'Play again',
    undo: 'Undo',
    rules: 'Rules',
    controls: 'Game',
  },

  modes: {
    title: 'Choose a mode',
    setup: 'Game Setup',
    ai: 'Play vs AI',
    aiDetail: 'You are X and move first.',
    more: 'More',
    starter: (who: string) => `Who starts: ${who}`,
    starters: { you: 'You', ai: 'AI', alternate: 'Alternate' },
    starts: {
      ai: 'You are X. The AI moves first.',
      alternate: 'You are X. You and the AI take turns starting.',
    },
    startsNext: 'This takes effect with New Game.',
    friend: 'Local Multiplayer',
    friendDetail: 'Two players, one device.',
    friendButton: 'Play vs Friend',
    /** Continues the match of that mode that was put aside. */
    resume: { ai: 'Back to your game vs AI', friend: 'Back to your game vs friend' },
    level: 'Difficulty',
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    expert: 'Expert',
    expertDetail: 'It thinks for up to 3 seconds.',
    /** The level that adapts to the player's results, with its strength from 1 to 10. */
    adaptive: (strength: number) => `Match me · ${strength}`,
    adaptiveDetail: 'It adapts to your results.',
    alternate: 'Alternate who starts',
    alternateDetail: 'After each round, the other player starts.',
    pickFirst: {
      title: 'Select Game Mode',
      detail: 'Please choose to play against AI or a friend first!',
    },
  },

  /** The default words of a variant. */
  words: {
    yourTurn: 'Your Turn',
    turn: (name) => `${name}'s Turn`,
    friends: 'Pass the device after your move.',
    youWin: 'You Win!',
    tieWithBot: "It's a Tie!",
    tieBetweenFriends: "It's a Draw!",
    victory: '',
    stalemate: '',
    details: {},
  } satisfies VariantWords as VariantWords,

  status: {
    thinking: 'AI Thinking...',
    youAre: (symbol: string, level: string) => `You are ${symbol}. AI level: ${level}.`,
    botFailed: 'The AI couldn’t move',
    botFailedDetail: 'Try again, or undo your move.',
    tryAgain: 'Try again',
  },

  result: {
    aiWins: 'AI Wins!',
    wins: (name: string) => `${name} Wins!`,
    player: (symbol: string) => `Player ${symbol}`,
    several: (names: readonly string[]) => `${names.join(' and ')} Win!`,
    moves: (count: number) => `Decided in ${count} ${count === 1 ? 'move' : 'moves'}.`,
    full: 'The board is full and nobody has a line.',
    /** Announced to everybody around one screen. */
    congratulate: (name: string) => `Congratulations to ${name}!`,
    tied: 'Great game everyone!',
  },

  replay: {
    title: 'Replay',
    slider: 'Move shown',
    previous: 'Previous move',
    next: 'Next move',
    at: (ply: number, plies: number) => `Move ${ply} of ${plies}`,
    made: (at: string, symbol: string, move: string) => `${at}: ${symbol}, ${move}`,
    /** An answer to a question, like a measurement. */
    chose: (at: string, symbol: string, move: string) => `${at}: ${symbol} chose ${move}`,
    looking: 'You are looking at an earlier position.',
    latest: 'Back to the game',
  },

  players: 'Players',

  score: {
    title: 'Score',
    you: 'You',
    ai: 'AI',
    ties: 'Ties',
    names: 'Names',
    nameOf: (player: string) => `Name for ${player}`,
    reset: 'Clear',
    resetAll: 'Clear the score',
    done: 'Done',
  },

  /** The marks by name, for screen readers. */
  symbols: {
    X: 'X',
    O: 'O',
    A: 'triangle',
    B: 'square',
    C: 'crescent',
    D: 'diamond',
  } satisfies Record<SymbolId, string>,

  roam: {
    centre: 'Centre',
    map: (width: number, height: number) => `Map of the board, ${width} by ${height} cells`,
  },

  opponent: { title: 'Opponent', friend: 'Friend' },

  /** Why a cell was refused, for screen readers. */
  refusals: {
    taken: 'This cell is taken.',
    closed: 'You can’t play in this cell now.',
    wait: 'It is not your turn.',
    over: 'The game is over.',
  },

  chooser: { title: 'Choose X or O', select: (symbol: string) => `Select ${symbol}` },

  moves: { title: 'Moves', left: 'left' },

  /** The swap rule: the second player may take over the first mark. */
  swap: {
    note: 'You may take over this mark.',
    take: 'Take it over',
    short: 'swap',
    full: 'takes over the mark',
    took: (symbol: string, place: string) => `${symbol} takes over ${place}.`,
  },

  board: {
    grid: (title: string) => `${title} board`,
    onLevel: (level: number, cell: string) => `level ${level}, ${cell}`,
    with: (symbol: string, place: string) => `${symbol} at ${place}`,
    /** The short name of a level. */
    level: (level: number) => `L${level}`,
    cell: (place: string, state: string) => `${place}, ${state}`,
    /** A mark with the number of its move, and the other cell in which it may still be. */
    numbered: (symbol: string, number: number) => `${symbol} ${number}`,
    settled: 'settled',
    linked: (symbol: string, number: number, place: string) =>
      `${symbol} ${number} linked with ${place}`,
    at: (cells: string) => `At ${cells}.`,
    empty: 'empty',
    won: 'part of the winning line',
    lined: 'part of a line',
    lost: 'part of the losing line',
    closed: 'closed to the first mark',
    /** Any other empty cell that can't be taken now. */
    shut: 'closed',
    view: 'View',
    move: 'Zoom, turn and move the view',
    presets: { reset: 'Reset', top: 'Top', tilted: 'Tilted', side: 'Side' },
    noWebgl: 'This browser can’t show 3D here, so you’re playing on the flat board.',
    interrupted: '3D has stopped for now, so you’re playing on the flat board until it’s back.',
    failed: 'Couldn’t load the 3D board. You’re playing on the flat board.',
    played: (symbol: string, place: string) => `${symbol} at ${place}.`,
    tapAgain: (symbol: string) => `Tap again to place ${symbol}.`,
  },
} as const;
