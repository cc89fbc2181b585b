/** The words of the page that prints sheets; loaded with it. */
export const printWords = {
  title: 'Print a sheet',
  lead: 'Puzzles and blank boards on paper, for a classroom, a journey or a kitchen table.',
  kind: 'Sheet',
  kinds: { puzzles: 'Puzzles', boards: 'Blank boards' },
  game: 'Game',
  count: 'On a page',
  answers: 'Solutions',
  answersAre: { page: 'On a second page', code: 'By QR code', none: 'None' },
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  print: 'Print',
  more: 'Other puzzles',
  loading: 'Loading the sheet…',
  failed: 'The sheet couldn’t be loaded. Trying again…',
  solutions: 'Solutions',
  howToRead:
    'The move in bold is the answer; what follows is the best defence and its answers. Columns a, b, c run from the left, rows 1, 2, 3 from below.',
  name: 'Name',
  date: 'Date',
  scan: 'Solutions',
  toSheet: 'The sheet',
};
