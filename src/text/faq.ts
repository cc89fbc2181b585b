/** The page of frequently asked questions. */

/** Where to begin; the names and descriptions stand with the variants. */
export const faqCards = [
  { id: 'classic', difficulty: 'easy', players: '2' },
  { id: 'ultimate', difficulty: 'hard', players: '2' },
  { id: '3d', difficulty: 'medium', players: '2' },
  { id: 'quantum', difficulty: 'hard', players: '2' },
  { id: 'multiplayer', difficulty: 'easy', players: '2+' },
] as const;

export const faq = {
  lang: 'en',
  title: 'Frequently Asked Questions',
  lead: 'How the games work, who can play, and what it costs. It costs nothing.',
  stats: [
    { value: '9', label: 'variants' },
    { value: '2+', label: 'players' },
    { value: 'AI', label: 'opponents, three levels each' },
    { value: 'Free', label: 'no ads, no account' },
  ],
  questions: 'Questions',
  games: 'Where to begin',
  play: 'Play Now',
  players: (players: string) => `${players} players`,
  more: 'Strategies',
  difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  items: [
    {
      question: 'What can I play here?',
      answer:
        'Nine variants of tic-tac-toe: classic, ultimate, extended, 3D, quantum, misère, wild, infinite and multiplayer. Eight of them can be played online as well, in rooms with a code.',
    },
    {
      question: 'Is it really free?',
      answer:
        'Yes. There are no ads, no accounts, nothing to buy and nothing to download. Open a game and play.',
    },
    {
      question: 'Which game should I start with?',
      answer:
        'Classic, if you want to warm up. Then ultimate, where each move decides in which small board the other player must answer, or wild, where you choose X or O every turn. Quantum and 3D reward patience.',
    },
    {
      question: 'How good are the AI opponents?',
      answer:
        'Easy makes mistakes on purpose but takes a win in front of it. Medium looks ahead and slips now and then. Hard plays as well as can be: where a game is solved, such as classic, misère, wild, 3D on three rows or quantum, it never gives away a win or a tie.',
    },
    {
      question: 'Can I beat the AI on Hard?',
      answer:
        'Where the first player can win by force, yes, since you are X and begin: in 3D, in quantum by half a point, in wild when the maker of a line wins. In classic and misère the best you can get is a tie.',
    },
    {
      question: 'How many people can play together?',
      answer:
        'Two at one screen in most games, three to six in multiplayer. Online rooms hold two to six people, depending on the game.',
    },
    {
      question: 'How do I play online with friends?',
      answer:
        'Choose Play Online, type a name and create a room. Share its six characters, the link or the QR code. Your friends need nothing but a browser.',
    },
    {
      question: 'What happens when somebody loses the connection?',
      answer:
        'The seat is held and the others see that the player is away. A reload or the link leads back to it. After a minute the others may go on with random moves for that seat, or end the round.',
    },
    {
      question: 'Does it work on phones and tablets?',
      answer:
        'Yes, in every current browser, in the hand and lying flat. Where a device shows no 3D, the same games are played on a flat board.',
    },
    {
      question: 'Can I play with the keyboard or a screen reader?',
      answer:
        'Yes. Every board is also a grid of buttons: arrow keys move, Enter places a mark, and each cell says where it is and what lies on it. Motion can be reduced in the settings.',
    },
    {
      question: 'Who wins if both players play perfectly?',
      answer:
        'Nobody in classic, misère, extended and wild by symbol: they are ties. The first player wins 3D, wild by maker, quantum by half a point, and infinite with three or four in a row. Ultimate and infinite with five in a row are unsolved.',
    },
    {
      question: 'What do you store about me?',
      answer:
        'Settings and the game you are in stay on your device. Wins and losses are counted for the current visit only, unless you have them remembered in the settings. Online, others see the name you type and what you write in the room; a room that nobody uses is removed after two hours.',
      /** Said as well where the operator counts visits. */
      counted:
        'With your consent, visits and games are counted with Google Analytics. You can withdraw it in the settings at any time.',
    },
  ],
} as const;
