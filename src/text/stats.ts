/** The words of the statistics; loaded with their page. */
export const statsWords = {
  title: 'Statistics',
  lead: 'Your games and the puzzles you solved, counted on this device only.',
  empty:
    'Nothing is counted yet. Play against the AI or solve a puzzle, and you will find it here.',
  play: 'Choose a game',
  solve: 'Solve a puzzle',
  all: 'All games together',
  /** A table's caption, for screen readers. */
  caption: (game: string) => `${game}, by opponent`,
  against: 'Against',
  who: {
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    expert: 'Expert',
    match: 'Match me',
    friend: 'Friends',
    online: 'Rooms',
  },
  /** Games from before opponents were counted. */
  earlier: 'Earlier',
  total: 'Total',
  games: 'Games',
  wins: 'Wins',
  ties: 'Ties',
  losses: 'Losses',
  rate: 'Win rate',
  /** Letters for narrow screens, and what they mean. */
  letters: { games: 'G', wins: 'W', ties: 'T', losses: 'L', rate: '%' },
  key: 'G: games, W: wins, T: ties, L: losses, %: win rate',
  percent: (share: number) => `${share}%`,
  streak: 'Wins in a row now',
  best: 'Most wins in a row',
  solved: 'Puzzles solved',
  days: 'Days in a row',
  reset: (game: string) => `Reset ${game}`,
  resetAll: 'Reset everything',
  askGame: (game: string) => `Reset the statistics of ${game}?`,
  askAll: 'Reset all statistics?',
  gone: 'Its games, its streak, its solved puzzles and the strength of Match me are forgotten, on this device too. This can’t be undone.',
  allGone:
    'All games, streaks, solved puzzles, days and the strength of Match me are forgotten, on this device too. This can’t be undone.',
  yes: 'Reset',
  no: 'Keep them',
  done: (game: string) => `${game} was reset`,
  allDone: 'All statistics were reset',
};
