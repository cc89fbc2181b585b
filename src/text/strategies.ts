/** The page of strategy tips, as far as they belong to no game. What it says of solved games is what an exhaustive search found. */
import type { Tip } from './words.ts';

const tip = (
  title: string,
  difficulty: Tip['difficulty'],
  effectiveness: Tip['effectiveness'],
  description: string,
): Tip => ({ title, difficulty, effectiveness, description });

/** By their anchors. */
const parts = {
  'psychological-warfare': {
    title: 'Psychological Warfare',
    lead: 'The board is the same for both. The attention is not.',
    tips: [
      tip(
        'Keep an even tempo',
        'Beginner',
        'High',
        'A long thought before a strong move gives it away. Take the same time for quiet moves.',
      ),
      tip(
        'Make them answer',
        'Intermediate',
        'Very High',
        'A threat has to be answered, and you choose where. Two or three in a row lead them away from the place you need.',
      ),
      tip(
        'Play the rare opening',
        'Intermediate',
        'High',
        'Most people know what to do against the centre. Far fewer know that against an edge only four of eight answers hold.',
      ),
      tip(
        'Let them believe in the pattern',
        'Expert',
        'High',
        'Open the same way twice, then change it in the game that counts. Habits answer faster than eyes.',
      ),
    ],
  },
  'multiplayer-tactics': {
    title: 'Multiplayer Tactics',
    lead: 'With three to six players at a table of one screen, and with two to six in a room, the others are half of the board.',
    tips: [
      tip(
        'Count the marks first',
        'Beginner',
        'Essential',
        'Four players on 3×3 leave a full line to the first of them only. Look at what the set-up says, then choose a bigger grid or three in a row.',
      ),
      tip(
        'Let somebody else block',
        'Intermediate',
        'Very High',
        'The last player before the one who threatens has to stop it. If that isn’t you, use your move for yourself.',
      ),
      tip(
        'Don’t lead too early',
        'Advanced',
        'High',
        'Whoever looks closest to a line draws all the blocks. Prepare two lines that need one mark each, then show them together.',
      ),
      tip(
        'Talk in teams',
        'Intermediate',
        'High',
        'With four or six in a room two teams can play, X against O. Every other move is your side’s: agree on the line before, since the chat is read by all.',
      ),
    ],
  },
} as const;

export const strategies = {
  lang: 'en',
  title: 'Tic Tac Toe Strategies',
  lead: 'What wins, and why: from the first corner to the last measurement.',
  contents: 'On this page',
  difficulty: 'Difficulty',
  effectiveness: 'Effectiveness',
  levels: {
    Beginner: 'Beginner',
    Intermediate: 'Intermediate',
    Advanced: 'Advanced',
    Expert: 'Expert',
    High: 'High',
    'Very High': 'Very High',
    Essential: 'Essential',
  },
  play: (name: string) => `Play ${name}`,
  playOnline: 'Play online',
  guide: (name: string) => `${name} guide`,
  faq: 'Frequently asked questions',
  more: 'Put it to the test',
  parts,
} as const;

type Parts = typeof parts;
type Said<T> = { readonly [I in keyof T]: Pick<Tip, 'title' | 'description'> };
export type PartId = keyof Parts;

/** What a language says of them: how hard a tip is, and how much it brings, is the same in all. */
export type StrategyWords = Omit<typeof strategies, 'parts'> & {
  readonly parts: {
    readonly [K in PartId]: Omit<Parts[K], 'tips'> & {
      readonly tips: Said<Parts[K]['tips']>;
    };
  };
};
