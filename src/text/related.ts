/** What stands below a game: kindred games, and questions about this one. */

type Id =
  | 'classic'
  | 'ultimate'
  | 'extended'
  | '3d'
  | 'quantum'
  | 'misere'
  | 'wild'
  | 'infinite'
  | 'multiplayer'
  | 'online';

type Question = { readonly question: string; readonly answer: string };

type Related = { readonly games: readonly Id[]; readonly items: readonly Question[] };

const q = (question: string, answer: string): Question => ({ question, answer });

export const relatedWords = {
  related: 'Related Variants',
  faq: 'Questions about this game',
  play: 'Play Now',
} as const;

export const related = {
  classic: {
    games: ['ultimate', 'misere', 'wild'],
    items: [
      q(
        'Can X always win at classic?',
        'No. With best play every game is a tie, whatever the first move. A win is always somebody’s mistake.',
      ),
      q(
        'What is the best first move?',
        'All nine hold the tie. A corner sets the most traps: seven of the eight answers to it lose. The centre leaves four losing answers.',
      ),
      q(
        'How do I stop a fork?',
        'Make a threat of your own, so that the other player has to answer it before forking, or take the cell where their two lines meet.',
      ),
      q(
        'How strong are the levels?',
        'Easy plays half of its moves at random, Medium three in ten, Hard none. Hard never loses here.',
      ),
    ],
  },
  ultimate: {
    games: ['classic', 'quantum', '3d'],
    items: [
      q(
        'Where may I play?',
        'In the small board that has the place of the cell your opponent just took. If that board is decided, you choose any open one.',
      ),
      q(
        'What does a tied small board count?',
        'Nothing for anybody. It belongs to no line of three boards.',
      ),
      q(
        'Is there a winning opening?',
        'None is known. The game has not been solved, which is a good reason to play it.',
      ),
      q(
        'Can I play against a friend?',
        'Yes, change the opponent beside the board, or open a room online.',
      ),
    ],
  },
  extended: {
    games: ['classic', 'infinite', 'multiplayer'],
    items: [
      q('Does three in a row count?', 'No. On four rows it takes four, on five rows five.'),
      q('Who wins with best play?', 'Nobody: both sizes are a tie.'),
      q(
        'How is a win forced, then?',
        'By two lines that meet in one empty cell. Fill it last, and there are two threats at once.',
      ),
    ],
  },
  '3d': {
    games: ['ultimate', 'extended', 'quantum'],
    items: [
      q(
        'How many winning lines are there?',
        '82 on four levels of three by three: 32 on the levels, 18 straight down, 24 slanted within one upright plane and 8 through the middle.',
      ),
      q(
        'Is moving first an advantage?',
        'A decisive one. Any cell of the two inner levels wins by force with the fourth mark.',
      ),
      q(
        'Which opening loses?',
        'The middle of the top or the bottom level, and only to one answer: the middle of the level next to it.',
      ),
      q('How do I see all levels?', 'Turn the stack, spread the levels, or take one in hand.'),
    ],
  },
  quantum: {
    games: ['classic', 'wild', '3d'],
    items: [
      q(
        'Do I need to know physics?',
        'No. A turn puts one mark in two squares; a loop of linked marks makes somebody choose where they really are.',
      ),
      q(
        'Who chooses when a loop closes?',
        'The player who did not close it. The same player also makes the next move.',
      ),
      q(
        'What if both get a line at once?',
        'The line whose highest number is lower wins a full point, the other scores half a point.',
      ),
      q('Can X force a win?', 'Yes, by half a point, and only by opening in two opposite corners.'),
    ],
  },
  misere: {
    games: ['classic', 'wild', 'extended'],
    items: [
      q(
        'What is different from classic?',
        'Only the goal: whoever completes three in a row loses.',
      ),
      q(
        'What is the best first move?',
        'The centre. It is the only one that holds the tie; answer every move in the cell opposite to it.',
      ),
      q('How do I win?', 'Wait for another opening. Against a corner, for example, any edge wins.'),
    ],
  },
  wild: {
    games: ['misere', 'classic', 'quantum'],
    items: [
      q(
        'Whose line is it when I place their symbol?',
        'Theirs, by default: a line wins for its symbol’s owner. With the option for its maker, whoever completes it wins.',
      ),
      q(
        'Why would I ever place the other symbol?',
        'To spoil a line: a mixed line is nobody’s. And with lines for their maker, because both symbols are yours.',
      ),
      q(
        'Who wins with best play?',
        'By symbol it is a tie. By maker the first player wins, only by opening in the centre.',
      ),
    ],
  },
  infinite: {
    games: ['extended', 'classic', 'multiplayer'],
    items: [
      q(
        'How large can the board get?',
        'A hundred cells a side. Each mark at the rim adds a row or column there.',
      ),
      q(
        'Why five in a row?',
        'With three the first player wins at once, with four by force within six marks. With five nobody knows.',
      ),
      q('What is Compact?', 'The small version: nine cells that never grow, and three in a row.'),
    ],
  },
  multiplayer: {
    games: ['extended', 'infinite', 'online'],
    items: [
      q('How many can play?', 'Three to six people on one device, on three, four or five rows.'),
      q(
        'What are the symbols?',
        'X, O, triangle, square, crescent and diamond, in the order of the players.',
      ),
      q(
        'Why does the set-up warn us?',
        'With many players on a small grid nobody gets enough marks for a full line. It says who still can, and what helps.',
      ),
      q(
        'Can we play on several devices?',
        'Yes: an online room holds up to six players in classic, extended and misère.',
      ),
    ],
  },
  online: {
    games: ['classic', 'ultimate', 'infinite'],
    items: [
      q('Do I need an account?', 'No. A name is enough, and the room’s code.'),
      q(
        'How many can play in a room?',
        'Two to six in classic, extended and misère, two to four in 3D, wild and infinite, two in ultimate and quantum.',
      ),
      q(
        'Can strangers find my room?',
        'Only if you list it when you create it. Otherwise it takes the code.',
      ),
      q(
        'I was disconnected. Is my seat gone?',
        'No. Reload the page or open the link, and you are back in it. After a minute the others may go on with random moves.',
      ),
    ],
  },
} as const satisfies Record<Id, Related>;

/** What a language says of them; which games are kindred is the same in all. */
type Questions = {
  readonly [K in Id]: { readonly items: (typeof related)[K]['items'] };
};

/** All that stands below a game, for a translation. */
export const below = { words: relatedWords, questions: related as Questions };
