/** The words of the analysis board; loaded with its page. */
export const analysis = {
  title: (game: string) => `${game}: analysis`,
  toGame: (game: string) => `Back to ${game}`,
  worths: 'Show what each move is worth',
  /** A move's result, for the side that makes it. */
  wins: (moves: number) => `wins in ${moves} ${moves === 1 ? 'move' : 'moves'}`,
  winsHalf: (moves: number) => `wins in ${moves} ${moves === 1 ? 'move' : 'moves'} by half a point`,
  loses: (moves: number) => `loses in ${moves} ${moves === 1 ? 'move' : 'moves'}`,
  losesHalf: (moves: number) =>
    `loses in ${moves} ${moves === 1 ? 'move' : 'moves'} by half a point`,
  /** The same for a move that ends the game. */
  now: {
    wins: 'wins at once',
    winsHalf: 'wins at once by half a point',
    loses: 'loses at once',
    losesHalf: 'loses at once by half a point',
  },
  /** The same in quantum, which counts the moves and measurements of both sides. */
  steps: {
    wins: (steps: number) => `wins in ${steps} steps`,
    winsHalf: (steps: number) => `wins in ${steps} steps by half a point`,
    loses: (steps: number) => `loses in ${steps} steps`,
    losesHalf: (steps: number) => `loses in ${steps} steps by half a point`,
  },
  /** For wins and losses whose exact distance isn't known. */
  atMost: (worth: string) => `${worth} or fewer`,
  step: 'A step is a move or a measurement, by either side.',
  /** The result of the swap. */
  swap: (worth: string) => `Taking over the mark ${worth}.`,
  /** The signs on the board. */
  key: {
    win: (count: string) => `wins in ${count}`,
    winHalf: (count: string) => `wins in ${count} by half a point`,
    tie: 'ties',
    loss: (count: string) => `loses in ${count}`,
    lossHalf: (count: string) => `loses in ${count} by half a point`,
    noLoss: 'ties or better',
    guess: 'a guess',
    good: 'looks good',
    bad: 'looks bad',
  },
  hidden: 'Guess first: what is the best move?',
  ties: 'ties',
  holds: 'at least ties',
  /** Guesses. */
  good: 'looks good (estimate)',
  even: 'looks even (estimate)',
  bad: 'looks bad (estimate)',
  with: (symbol: string, worth: string) => `${symbol} ${worth}`,
  bestPlay: (symbol: string, worth: string) => `With best play, ${symbol} ${worth}.`,
  unknown: 'The result isn’t known yet.',
  /** With more than two players each plays for themselves. */
  several: 'With more than two players, only moves that end the game at once are certain.',
  working: 'Still analysing…',
  exact: 'Everything here is proven.',
  /** For screen readers, after the result. */
  best: (move: string) => `Best move: ${move}.`,
  proven: (count: number, all: number) => `${count} of ${all} moves proven.`,
  longer: 'Analyse longer',
  tooLong: 'This game is too long to analyse',
  tooLongDetail: (most: number) => `At most ${most} moves can be analysed.`,
  failed: 'The analysis stopped. Go to another position to try again.',
  back: 'Previous move',
  forward: 'Next move',
  empty: 'Play a move, or follow the values on the board.',
  branch: (ply: number, move: string) => `Alternative to move ${ply}: ${move}`,
  remove: (move: string) => `Remove the variation with ${move}`,
  graph: 'How the game went',
  graphDetail: (first: string, second: string) =>
    `Above the middle line, ${first} is ahead; below it, ${second}.`,
  graphSlips: 'A symbol above a bar shows who made a mistake there.',
  table: { move: 'Move', worth: 'After the move', slip: 'Mistake', none: 'none' },
  /** The reader's own symbol. */
  you: (symbol: string) => `${symbol} (you)`,
  worst: (player: string, ply: number) => `${player}’s worst: move ${ply}`,
  yourWorst: (ply: number) => `Your worst: move ${ply}`,
  /** A position's worth in the graph's table. */
  won: (symbol: string) => `${symbol} wins`,
  tied: 'a tie',
  better: (symbol: string) => `${symbol} looks better (estimate)`,
  level: 'looks even (estimate)',
  unseen: 'not analysed yet',
  /** About a whole variation. */
  clean: 'No proven mistakes.',
  /** In a match of several players, the move after which the winner was certain: another's, or the winner's own. */
  decided: (ply: number, mover: string, winner: string) =>
    `Move ${ply} decided it: ${mover} let ${winner} win.`,
  decidedAlone: (ply: number, winner: string) =>
    `Move ${ply} decided it: after it, nobody could stop ${winner}.`,
  showDecision: 'Show that move',
  slips: (count: number) => (count === 1 ? 'One mistake.' : `${count} mistakes.`),
  share: 'Copy a link to this position',
  again: (ply: number) => `Try again from move ${ply}`,
  playOn: 'Continue from here',
  import: 'Import a game',
  undoImport: 'Undo import',
  /** The question before a position is continued as a game. */
  replace: {
    title: 'You have another game in progress',
    detail: 'Playing from here replaces that game.',
    yes: 'Play from here',
    no: 'Keep my game',
  },
};
