/** The footer's words. */
export const footer = {
  love: 'Made with love for Tic Tac Toe lovers',
  copyright: '© 2024 Tic Tac Toe Collection',
  games: 'Games',
  guides: 'Guides',
  guide: (name: string) => `${name} guide`,
  more: 'More',
  faq: 'FAQ',
  strategies: 'Strategies',
  puzzles: 'Puzzles',
  stats: 'Statistics',
  embed: 'Embed a board',
  privacy: 'Privacy',
  feedback: 'Feedback',
  subject: 'Feedback on Tic Tac Toe',
  body: (page: string) =>
    ['What I was doing:', '', 'What happened, or what I would like:', '', `Page: ${page}`].join(
      '\n',
    ),
} as const;
