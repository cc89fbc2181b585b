/** The strategies page's words that belong to no game. An exhaustive search found its claims about solved games. */
import type { Tip } from './word-types.ts';

const tip = (
  title: string,
  difficulty: Tip['difficulty'],
  effectiveness: Tip['effectiveness'],
  description: string,
): Tip => ({ title, difficulty, effectiveness, description });

/** The sections, by anchor. */
const parts = {
  'psychological-warfare': {
    title: 'Psychological Warfare',
    lead: 'Both players see the same board. They don’t pay the same attention.',
    tips: [
      tip(
        'Keep an even tempo',
        'Beginner',
        'High',
        'A long pause before a strong move gives it away. Take just as long for quiet moves.',
      ),
      tip(
        'Make them answer',
        'Intermediate',
        'Very High',
        'A threat has to be answered, and you choose where. A few threats one after another lead them away from the cells you need.',
      ),
      tip(
        'Play the rare opening',
        'Intermediate',
        'High',
        'Most people know how to answer the centre. Far fewer know that only four of the eight answers to an edge hold the tie.',
      ),
      tip(
        'Let them expect a pattern',
        'Expert',
        'High',
        'Open the same way twice, then differently in the game that counts. People answer from habit before they look.',
      ),
    ],
  },
  'multiplayer-tactics': {
    title: 'Multiplayer Tactics',
    lead: 'With three to six players around one screen, or two to six in a room, the other players matter as much as the board.',
    tips: [
      tip(
        'Count the marks first',
        'Beginner',
        'Essential',
        'With four players on 3×3, only the first can fill a line. Read what the setup says, then choose a bigger grid or three in a row.',
      ),
      tip(
        'Let somebody else block',
        'Intermediate',
        'Very High',
        'The player right before the one with the threat has to stop it. If that isn’t you, use your move for yourself.',
      ),
      tip(
        'Don’t lead too early',
        'Advanced',
        'High',
        'Whoever looks closest to a line draws all the blocks. Prepare two lines quietly, then threaten both at once.',
      ),
      tip(
        'Talk in teams',
        'Intermediate',
        'High',
        'With four or six players, a room can play in two teams, X against O. Every other move belongs to your team. Agree on a line beforehand: everybody in the room can read the chat.',
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
  grades: {
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
  tryIt: 'Play from here',
  guide: (name: string) => `${name} guide`,
  faq: 'Frequently asked questions',
  more: 'Put it to the test',
  parts,
} as const;

type StrategyParts = typeof parts;
type TipWords<T> = { readonly [I in keyof T]: Pick<Tip, 'title' | 'description'> };
export type PartId = keyof StrategyParts;

/** The parts that a language translates. Difficulty and effectiveness are the same in all of them. */
export type StrategyWords = Omit<typeof strategies, 'parts'> & {
  readonly parts: {
    readonly [K in PartId]: Omit<StrategyParts[K], 'tips'> & {
      readonly tips: TipWords<StrategyParts[K]['tips']>;
    };
  };
};
