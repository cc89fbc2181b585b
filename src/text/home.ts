/** What the home page says beside its cards. */
export const home = {
  hero: 'Tic-tac-toe, fired in clay',
  lead: 'Nine variants on boards that you can turn in your hands. Play smart AI opponents of varying difficulty, a friend beside you, 3 to 6 players around one device, or up to 6 players online. Free, no ads, no account, and made for phones too.',
  picture: 'A finished game of classic tic-tac-toe: a seam of gold runs through three crosses.',
  quick: 'Quick play',
  quickHint: (name: string) => `Opens ${name} here.`,
  online: 'Play Online',
  onlineHint: 'Rooms for two to six, by a code of six characters.',
  chooser: 'Choose Your Challenge',
  mode: 'Play',
  modes: { ai: 'vs AI', friend: 'vs friend', online: 'Online' },
  play: 'Play Now',

  stats: {
    title: 'Your Gaming Stats',
    rate: 'Win rate',
    wins: 'Wins',
    games: 'Games played',
    won: (percent: number) => `${percent}% won`,
    count: (wins: number, losses: number, ties: number) =>
      `${wins} ${wins === 1 ? 'win' : 'wins'}, ${losses} ${losses === 1 ? 'loss' : 'losses'}${
        ties > 0 ? ` (${ties} ${ties === 1 ? 'tie' : 'ties'} included)` : ''
      }`,
    remember: 'Remember on this device',
  },

  why: {
    title: 'Why choose us',
    reasons: [
      {
        title: 'Nine variants, one place',
        text: 'From the classic grid to a stack of levels, superposed marks and a board that grows. Each has its own rules, its own board and its own guide.',
      },
      {
        title: 'Bots worth playing',
        text: 'Easy leaves you room, Medium wants your attention, Hard plays perfectly wherever the game can be solved. Ask any of them for a hint.',
      },
      {
        title: 'Together, near or far',
        text: 'Two at one table, 3 to 6 around one device, or up to 6 in an online room. Only a name is needed.',
      },
      {
        title: 'Yours, without strings',
        text: 'No ads, no account, no download. It works on phones, with a keyboard, with a screen reader, and without a connection.',
      },
    ],
  },
} as const;
