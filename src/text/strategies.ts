/** The page of strategy tips. What it says of solved games is what an exhaustive search found. */

type TipWords = { readonly title: string; readonly description: string };

export type Tip = TipWords & {
  readonly difficulty: 'Beginner' | 'Intermediate' | 'Advanced' | 'Expert';
  readonly effectiveness: 'High' | 'Very High' | 'Essential';
};

const tip = (
  title: string,
  difficulty: Tip['difficulty'],
  effectiveness: Tip['effectiveness'],
  description: string,
): Tip => ({ title, difficulty, effectiveness, description });

/** By their anchors: first what is played by a plan of its own, then what is about people. */
const parts = {
  classic: {
    title: 'Classic strategies',
    lead: 'A tie for two careful players. These are the ways in which the other one stops being careful.',
    tips: [
      tip(
        'Win, block, fork',
        'Beginner',
        'Essential',
        'Every turn, do the first of these that you can: finish your own line, stop theirs, make two threats at once, prevent theirs, take the centre, take a corner. Whoever never skips a step never loses.',
      ),
      tip(
        'Take the centre',
        'Beginner',
        'High',
        'Four of the eight lines run through it, three through a corner, two through an edge. As second player against a corner it is even the only move that holds.',
      ),
      tip(
        'Open in a corner',
        'Intermediate',
        'Very High',
        'Seven of the eight answers to a corner lose by force, against four of eight to the centre. Against people, the corner is the better trap.',
      ),
      tip(
        'Opposite corners',
        'Advanced',
        'Very High',
        'Hold two opposite corners around their centre mark: if they answer in a corner, you fork. When it is done to you, play an edge.',
      ),
    ],
  },
  ultimate: {
    title: 'Ultimate strategies',
    lead: 'No one has solved it. What wins is control over where the next move is made.',
    tips: [
      tip(
        'Mind where you send',
        'Beginner',
        'Essential',
        'Before you take a cell, look at the board it leads to. The best cell of a small board is worth little if it hands over another board.',
      ),
      tip(
        'Deny the free move',
        'Intermediate',
        'Very High',
        'A cell in the place of a decided board lets them play anywhere. Count a free move as half a board, and don’t give it for less.',
      ),
      tip(
        'Think in big lines',
        'Intermediate',
        'High',
        'A small board is worth the open big lines it lies on. The centre board lies on four; a board on no open line is worth nothing, and makes a fine place to wait.',
      ),
      tip(
        'Close the doors',
        'Expert',
        'High',
        'With two boards in a line, every cell that sends you to the third is closed to them. Close enough such cells, and they have to open one.',
      ),
    ],
  },
  quantum: {
    title: 'Quantum strategies',
    lead: 'X wins by half a point with best play. Everything else is knowing who gets to measure.',
    tips: [
      tip(
        'Know who chooses',
        'Beginner',
        'Essential',
        'Who closes a loop gives the other player the choice. Close one only when both ways out are good for you.',
      ),
      tip(
        'Open in opposite corners',
        'Intermediate',
        'Very High',
        'Of the 36 first moves only the two pairs of opposite corners win. All others are ties with best play.',
      ),
      tip(
        'Count both collapses',
        'Advanced',
        'Essential',
        'A loop has exactly two outcomes. Follow each around the loop and along everything that hangs on it, before you add the last link.',
      ),
      tip(
        'Guard your low numbers',
        'Expert',
        'High',
        'When one collapse gives both players a line, the line whose highest number is lower scores the full point. Old marks win races.',
      ),
    ],
  },
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
type Said<T> = { readonly [I in keyof T]: TipWords };
export type PartId = keyof Parts;

/** What a language says of them: how hard a tip is, and how much it brings, is the same in all. */
export type StrategyWords = Omit<typeof strategies, 'parts'> & {
  readonly parts: {
    readonly [K in PartId]: Omit<Parts[K], 'tips'> & {
      readonly tips: Said<Parts[K]['tips']>;
    };
  };
};
