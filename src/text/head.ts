/** Titles and descriptions of the pages that belong to no game. */
import type { HeadWords } from './word-types.ts';

const say = (title: string, description: string, tags: readonly string[]): HeadWords => ({
  title,
  description,
  tags,
});

const articles = {
  faq: say(
    'Questions and answers about Tic Tac Toe',
    'Is it free? Which variants are there? How strong is the AI? How do online rooms work? Twelve answers about the tic-tac-toe collection.',
    ['tic tac toe FAQ', 'tic tac toe rules', 'questions'],
  ),
  'how-to-play': say(
    'How to play Tic Tac Toe and its variants: all guides',
    'Ten guides with pictures: the rules of classic, ultimate, 3D, quantum and more variants of tic-tac-toe, how online rooms work, and tips for each.',
    ['tic tac toe rules', 'how to play tic tac toe', 'tic tac toe guides'],
  ),
  class: say(
    'Tic Tac Toe for a class: a tournament in a minute, no accounts',
    'One code, up to 64 pupils on their own devices, rounds by the Swiss system and a projector’s view. Eight variants, no accounts, no ads, no chat. Free.',
    ['tic tac toe for schools', 'classroom tournament', 'Swiss system'],
  ),
  embed: say(
    'Embed tic-tac-toe: a free board for your course page or blog',
    'Copy a few lines of HTML, and your page has a playable 3D board of tic-tac-toe or one of its variants, or the puzzle of the day. No cookies, no ads. Free.',
    ['embed tic tac toe', 'tic tac toe iframe', 'tic tac toe for schools'],
  ),
  privacy: say(
    'Privacy: what this tic-tac-toe site stores, where and for how long',
    'No account, no ads. What stays on your device, what an online room holds and when it is removed, and what parents and schools should know.',
    ['privacy', 'tic tac toe for schools', 'no account'],
  ),
  print: say(
    'Print tic-tac-toe: puzzle sheets and blank boards on A4 or Letter',
    'Puzzles of tic-tac-toe and its variants with solutions on a second page or by QR code, and blank boards with their rules. Free, ready to print.',
    ['tic tac toe worksheet', 'printable tic tac toe', 'tic tac toe puzzles to print'],
  ),
  strategies: say(
    'Tic Tac Toe strategies: how to win, variant by variant',
    'Openings, forks, traps and why they work: tips for classic, ultimate and quantum tic-tac-toe, for reading your opponent and for larger groups.',
    ['tic tac toe strategy', 'how to win at tic tac toe', 'forks and traps'],
  ),
  daily: say(
    'Tic Tac Toe puzzle of the day: one position, one right move',
    'A new tic-tac-toe puzzle every day, the same for everybody: easy on Monday, hard on Sunday, in eight variants. With a streak, free, works offline.',
    ['daily puzzle', 'tic tac toe puzzle of the day', 'brain teaser'],
  ),
  stats: say(
    'Tic Tac Toe statistics: your games, streaks and puzzles',
    'Your wins, ties and losses in every variant of tic-tac-toe and at every level, your streaks and the puzzles you solved. Only on your device.',
    ['tic tac toe statistics', 'win rate', 'winning streak'],
  ),
  puzzles: say(
    'Tic Tac Toe puzzles: find the only move that wins or holds',
    'About three thousand proven puzzles in classic, misère, wild, quantum, ultimate and other tic-tac-toe variants, from easy to hard. Free, works offline.',
    ['tic tac toe puzzles', 'brain teasers', 'find the winning move'],
  ),
} as const;

/** A game's name within a sentence. */
const small = (name: string): string => (name === '3D' ? name : name.toLowerCase());

export const headWords = {
  language: 'en',
  place: 'Worldwide',
  genres: ['Board game', 'Strategy'] as readonly string[],
  platform: 'Web browser',
  /** Search keywords of every page. */
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
  sections: {
    games: 'Games',
    'how-to-play': 'Guides',
    faq: 'Help',
    class: 'For schools',
    print: 'Puzzles',
    embed: 'For schools',
    privacy: 'Help',
    strategies: 'Strategies',
    puzzles: 'Puzzles',
    daily: 'Puzzles',
    stats: 'Statistics',
  },
  picture: 'A board of classic tic-tac-toe with a seam of gold through three crosses',
  pictureOf: (game: string) => `${game} on its 3D board`,
  /** The menu, and every address without an entry of its own. */
  collection: say(
    'Tic Tac Toe and its variants on 3D boards, free and without ads',
    'Classic, ultimate, 3D, quantum and more variants of tic-tac-toe on boards you can turn in your hands. Play an AI, a friend or online. Free, no account.',
    ['tic tac toe', 'board games', 'browser games'],
  ),
  online: say(
    'Online Tic Tac Toe: rooms for friends, by code or link',
    'Create a room, share its code or link, and play tic-tac-toe and its variants in real time with two to six players. Free, no account.',
    ['online tic tac toe', 'play with friends', 'room code'],
  ),
  articles,
  /** Built from a game's name and full name. */
  guide: {
    title: (_name: string, game: string) => `How to play ${game}: rules, tips and openings`,
    description: (name: string, _game: string) =>
      `The rules of ${small(name)} tic-tac-toe step by step, what decides the game, and tips that work even against perfect play.`,
    tag: (name: string, _game: string) => `how to play ${small(name)} tic tac toe`,
  },
  analysis: {
    title: (_name: string, game: string) => `${game}: analysis board with the value of every move`,
    description: (name: string, _game: string) =>
      `Try out moves in ${small(name)} tic-tac-toe and see which ones win, tie or lose with best play, proven where it can be proven. Free, works offline.`,
    tag: (name: string, _game: string) => `${small(name)} tic tac toe solver`,
  },
  lesson: {
    title: (_name: string, game: string) => `${game}: learn it in a minute`,
    description: (name: string, _game: string) =>
      `Learn ${small(name)} tic-tac-toe on its own board: a few short steps, each with one move to make and why it works. Free, works offline.`,
    tag: (name: string, _game: string) => `learn ${small(name)} tic tac toe`,
  },
  /** The page of the proof, and the argument with it. */
  cube: {
    guide: say(
      '4×4×4 tic-tac-toe is solved: the first player wins',
      'A proof that X wins 3D tic-tac-toe on four levels of 4×4: how it works, how a second program checked it, and what is still unknown.',
      ['4x4x4 tic tac toe', 'Qubic', 'solved games'],
    ),
    lesson: say(
      'Argue with the proof of 4×4×4 tic-tac-toe',
      'Play O against a proof: reply anywhere on four levels of 4×4, and see how near the end comes. How long can you hold out? Free, works offline.',
      ['4x4x4 tic tac toe', 'Qubic', 'perfect play'],
    ),
  },
} as const;

/** Values common to all entries in every language. */
export const COMMON = {
  site: 'Tic Tac Toe',
  /** META-12 asks for this value; the releases in package.json continue from there. */
  version: '2.1',
  author: 'Tic Tac Toe',
  published: '2024',
  modified: '2026-11-21',
  revisit: '7 days',
  rights: 'Copyright 2024 Tic Tac Toe',
  /** The whole world as a UN M49 region. */
  region: '001',
  colours: { light: '#d6e6dc', dark: '#191b1f' },
} as const;
