/** What search engines, link previews and the browser's tabs are told of each page, in words. */

export type Said = {
  readonly title: string;
  readonly description: string;
  /** As many as a language has words for it. */
  readonly tags: readonly string[];
};

const say = (title: string, description: string, tags: readonly string[]): Said => ({
  title,
  description,
  tags,
});

/** A game is called what stands before the colon. */
const games = {
  classic: say(
    'Classic Tic Tac Toe: play free on a 3D board',
    'Three in a row on the board everyone knows. Play classic tic-tac-toe against an AI of three levels or a friend. Free, no ads, no account.',
    ['classic tic tac toe', 'three in a row', 'tic tac toe vs AI'],
  ),
  ultimate: say(
    'Ultimate Tic Tac Toe: nine boards in one',
    'Each move picks the small board where the other plays next. Play ultimate tic-tac-toe in 3D against an AI or a friend. Free, no account.',
    ['ultimate tic tac toe', 'super tic tac toe', 'nine boards'],
  ),
  '3d': say(
    '3D Tic Tac Toe: a stack of four levels',
    'Three in a straight line through four levels of nine cells, in any direction. Turn the board in your hands and play free against an AI or a friend.',
    ['3d tic tac toe', 'stacked tic tac toe', '82 winning lines'],
  ),
  quantum: say(
    'Quantum Tic Tac Toe: marks in two places at once',
    'Place two linked marks, close a circle and see the board collapse. Play quantum tic-tac-toe free against an AI that really searches, or a friend.',
    ['quantum tic tac toe', 'entanglement', 'superposition game'],
  ),
  extended: say(
    'Extended Tic Tac Toe: four in a row on 4x4',
    'A board of four by four and four in a row to win. Play extended tic-tac-toe in 3D against an AI of three levels or a friend. Free, no account.',
    ['4x4 tic tac toe', 'four in a row', 'extended tic tac toe'],
  ),
  misere: say(
    'Misère Tic Tac Toe: three in a row loses',
    'Everything turned round: who completes three in a row loses. Play misère tic-tac-toe in 3D against an AI of three levels or a friend. Free.',
    ['misere tic tac toe', 'reverse tic tac toe', 'avoid three in a row'],
  ),
  wild: say(
    'Wild Tic Tac Toe: X or O on every move',
    'Choose X or O anew on each move, and mind what you leave behind. Play wild tic-tac-toe in 3D against an AI or a friend. Free, no account.',
    ['wild tic tac toe', 'choose X or O', 'your choice tic tac toe'],
  ),
  infinite: say(
    'Infinite Tic Tac Toe: a board that grows',
    'Play near the edge and the board grows: five in a row win, and there is always more room. Free in 3D against an AI or a friend.',
    ['infinite tic tac toe', 'five in a row', 'growing board'],
  ),
  multiplayer: say(
    'Multiplayer Tic Tac Toe: three to six on one device',
    'Tic-tac-toe for three to six players around one screen, each with a shape and colour of their own, on grids of 3, 4 or 5. Free, no account.',
    ['multiplayer tic tac toe', 'party game', '3 to 6 players'],
  ),
  online: say(
    'Online Tic Tac Toe: rooms for friends, by code or link',
    'Open a room, send its code or the link, and play eight variants of tic-tac-toe with two to six friends in real time. Free, no account.',
    ['online tic tac toe', 'play with friends', 'room code'],
  ),
} as const;

const articles = {
  faq: say(
    'Questions and answers about Tic Tac Toe',
    'Is it free? Which variants are there, how strong is the AI, how do online rooms work? Twelve questions about the tic-tac-toe collection, answered.',
    ['tic tac toe FAQ', 'tic tac toe rules', 'questions'],
  ),
  strategies: say(
    'Tic Tac Toe strategies: how to win, variant by variant',
    'Openings, forks, traps and what is behind them: tips for classic, ultimate and quantum tic-tac-toe, for the mind of the other player and for bigger tables.',
    ['tic tac toe strategy', 'how to win at tic tac toe', 'forks and traps'],
  ),
} as const;

/** A game's name within a sentence. */
const small = (name: string): string => (name === '3D' ? name : name.toLowerCase());

export const said = {
  language: 'en',
  locale: 'en_US',
  place: 'Worldwide',
  /** What people look for who look for any of these pages. */
  keywords: [
    'tic tac toe',
    'noughts and crosses',
    'free online game',
    'no ads',
  ] as readonly string[],
  collectionKeywords: [
    'tic tac toe variants',
    'tic tac toe collection',
    'browser game',
  ] as readonly string[],
  sections: { games: 'Games', guides: 'Guides', faq: 'Help', strategies: 'Strategies' },
  picture: 'A board of classic tic-tac-toe with a seam of gold through three crosses',
  pictureOf: (game: string) => `${game} on its 3D board`,
  /** The menu, and every address that has nothing of its own. */
  collection: say(
    'Tic Tac Toe: nine variants on 3D boards, free and without ads',
    'Classic, ultimate, 3D, quantum and five more variants of tic-tac-toe on boards you can turn in your hands. Against an AI, a friend or online. Free, no account.',
    ['tic tac toe', 'board games', 'browser games'],
  ),
  games,
  articles,
  /** By the name of the game, and by what it is called in full. */
  guide: {
    title: (_name: string, game: string) => `How to play ${game}: rules, tips and openings`,
    description: (name: string, _game: string) =>
      `The rules of ${small(name)} tic-tac-toe step by step, what decides the game, and tips that hold against best play.`,
    tag: (name: string, _game: string) => `how to play ${small(name)} tic tac toe`,
  },
} as const;
