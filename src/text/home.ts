/** The home page's words, except its cards. */
export const home = {
  hero: 'Tic-tac-toe in fired clay',
  lead: 'Nine variants on boards you can turn in your hands. Play smart AI opponents of varying difficulty, a friend next to you, 3 to 6 players around one device, or up to 6 players online. Free, no ads, no account, and it works on phones too.',
  picture: 'A finished game of classic tic-tac-toe: a seam of gold runs through three crosses.',
  quick: 'Quick play',
  quickDetail: (name: string) => `Starts a game of ${name}.`,
  continue: 'Continue',
  continueDetail: (name: string) => `Your game of ${name} is still open.`,
  online: 'Play Online',
  onlineDetail: 'Rooms for 2–6 players, joined with a six-character code.',
  daily: 'Puzzle of the day',
  dailyDetail: 'One position, one right move. The same for everybody, new every day.',
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
        ties > 0 ? ` (including ${ties} ${ties === 1 ? 'tie' : 'ties'})` : ''
      }`,
    remember: 'Remember on this device',
  },

  why: {
    title: 'Why choose us',
    reasons: [
      {
        title: 'Every variant, one place',
        text: 'From the classic grid to stacked levels, quantum marks and a board that grows. Each has its own rules, board and guide.',
      },
      {
        title: 'An AI worth playing',
        text: 'Easy forgives mistakes, Medium needs your attention, Hard plays perfectly wherever the game is solved. You can ask for a hint at every level.',
      },
      {
        title: 'Together, near or far',
        text: 'Two side by side, 3 to 6 around one device, or up to 6 in an online room. All you need is a name.',
      },
      {
        title: 'No strings attached',
        text: 'No ads, no account, no download. It works on phones, with a keyboard or screen reader, and offline.',
      },
    ],
  },
} as const;
