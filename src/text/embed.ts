/** The words of boards in other sites' pages. */
export const embedWords = {
  open: 'Full game',
  puzzles: 'More puzzles',
  games: 'All games',
  newTab: 'opens in a new tab',
  unknown: 'This site has no such game.',
  broken: 'A new game begins instead.',
} as const;
