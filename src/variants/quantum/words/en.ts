import { fullBoard } from '../../../text/rule-phrases.ts';
import type { GameWords } from '../../../text/word-types.ts';

/** The words beside its board. */
export const words = {
  title: 'Quantum Tic Tac Toe',
  options: {},
  rules: () => [
    'Each turn places two linked marks with the same number in two different squares.',
    'When a link closes a loop, the other player measures it: they choose where the last mark lands, and every linked mark follows.',
    'Three classical marks in a row win. If both players complete a line at once, the line whose highest number is lower wins.',
    fullBoard,
  ],
  banner: { victory: 'Quantum Victory', stalemate: 'Quantum Stalemate' },
  own: {
    show: 'Show Entanglement',
    hide: 'Hide Entanglement',
    second: 'Now choose the second square.',
    closes: 'This closes a loop: the other player will measure it.',
    title: 'Quantum Measurement Required',
    cyclic: 'Cyclic Entanglement Detected!',
    cyclicDetail: (symbol: string, number: number) =>
      `${symbol} ${number} closed a loop of linked marks.`,
    identical: 'Identical Quantum States Detected!',
    identicalDetail: (symbol: string, number: number) =>
      `${symbol} ${number} joined two squares that were already linked.`,
    collapse: 'Quantum Collapse!',
    collapseDetail: (marks: number) => `${marks} marks became classical.`,
    choose: (chooser: string, symbol: string, number: number) =>
      `${chooser} where ${symbol} ${number} lands. Every linked mark follows.`,
    you: 'You choose',
    player: (symbol: string) => `Player ${symbol} chooses`,
    /** Names the player who chose the cell that a mark lands on. */
    chose: (chooser: string, place: string, symbol: string, number: number) =>
      `${chooser} chose ${place} for ${symbol} ${number}.`,
    option: (letter: string, place: string) => `${letter}: ${place}`,
    lands: (symbol: string, number: number, place: string) => `${symbol} ${number} → ${place}`,
    measure: (letter: string) => `Measure ${letter}`,
    undecided: 'Choose A or B',
    open: 'Measure now',
    look: 'Look at the board first',
    invalid: 'Invalid Move',
    classical: 'Cannot place marks in squares with classical marks!',
    same: 'Cannot place both marks in the same square!',
    /** For its guide: a game, step by step. */
    steps: {
      previous: 'Previous step',
      next: 'Next step',
      at: (step: number, steps: number) => `Step ${step} of ${steps}`,
    },
  },
} satisfies GameWords;
