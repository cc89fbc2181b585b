/** The words of the statistics; loaded with their page. */
export const statsWords = {
  title: 'Statistics',
  lead: 'Your games and the puzzles you solved, counted on this device only.',
  empty: 'No games yet. Play against the AI or solve a puzzle, and it will be counted here.',
  /** Follows the checkbox that asks to remember them. */
  otherwise: 'Otherwise they are forgotten when you close the page.',
  play: 'Choose a game',
  solve: 'Solve a puzzle',
  shelf: {
    title: 'Tiles',
    lead: 'Win a game, and its tile gets its colours. Win on Hard, and it turns gold.',
    /** A tile's state, for screen readers. */
    raw: 'not won yet',
    glazed: 'won',
    gilded: 'won on Hard',
  },
  all: 'All games',
  /** A table's caption, for screen readers. */
  caption: (game: string) => `${game}, by opponent`,
  against: 'Against',
  who: {
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    expert: 'Expert',
    adaptive: 'Match me',
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
  /** Letters for narrow screens; `key` says what each means, in the same order. */
  letters: { games: 'G', wins: 'W', ties: 'T', losses: 'L', rate: '%' },
  key: 'G: games, W: wins, T: ties, L: losses, %: win rate',
  percent: (share: number) => `${share}%`,
  streak: 'Current winning streak',
  best: 'Longest winning streak',
  solved: 'Puzzles solved',
  days: 'Daily streak',
  reset: (game: string) => `Reset ${game}`,
  resetAll: 'Reset everything',
  askGame: (game: string) => `Reset the statistics of ${game}?`,
  askAll: 'Reset all statistics?',
  gone: 'This deletes its games, streak, solved puzzles and the strength of Match me, on this device too. It can’t be undone.',
  allGone:
    'This deletes all games, streaks, solved puzzles, days and the strength of Match me, on this device too. It can’t be undone.',
  yes: 'Reset',
  no: 'Keep them',
  done: (game: string) => `${game} was reset`,
  allDone: 'All statistics were reset',
};
