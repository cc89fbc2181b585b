/** The words of quantum's panel, dialog and notices. */
export const quantum = {
  show: 'Show Entanglement',
  hide: 'Hide Entanglement',
  second: 'Now choose the second square.',
  closes: 'This closes a loop: the other player will measure it.',
  title: 'Quantum Measurement Required',
  cyclic: 'Cyclic Entanglement Detected!',
  cyclicHint: (symbol: string, number: number) =>
    `${symbol} ${number} closed a loop of linked marks.`,
  identical: 'Identical Quantum States Detected!',
  identicalHint: (symbol: string, number: number) =>
    `${symbol} ${number} joined two squares that were already linked.`,
  collapse: 'Quantum Collapse!',
  collapseHint: (marks: number) => `${marks} marks became classical.`,
  choose: (chooser: string, symbol: string, number: number) =>
    `${chooser} where ${symbol} ${number} lands. Every linked mark follows.`,
  you: 'You choose',
  player: (symbol: string) => `Player ${symbol} chooses`,
  option: (letter: string, place: string) => `${letter}: ${place}`,
  lands: (symbol: string, number: number, place: string) => `${symbol} ${number} → ${place}`,
  measure: (letter: string) => `Measure ${letter}`,
  undecided: 'Choose A or B',
  open: 'Measure now',
  look: 'Look at the board first',
  invalid: 'Invalid Move',
  classical: 'Cannot place marks in squares with classical marks!',
  same: 'Cannot place both marks in the same square!',
  spooky: (symbol: string, number: number, row: number, column: number) =>
    `${symbol} ${number} linked with row ${row}, column ${column}`,
  mark: (symbol: string, number: number) => `${symbol} ${number}`,
  places: [
    'top left',
    'top',
    'top right',
    'left',
    'centre',
    'right',
    'bottom left',
    'bottom',
    'bottom right',
  ],
} as const;
