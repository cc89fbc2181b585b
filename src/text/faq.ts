/** The page of frequently asked questions. */

/** Games to start with; their names and descriptions are in the variants' folders. */
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
  lead: 'How the games work, who can play and what it costs (nothing).',
  stats: [
    // Its value is the number of games.
    { label: 'variants' },
    { value: '2+', label: 'players' },
    { value: 'AI', label: 'opponents that can match you' },
    { value: 'Free', label: 'no ads, no account' },
  ],
  questions: 'Questions',
  games: 'Where to start',
  play: 'Play Now',
  players: (players: string) => `${players} players`,
  more: 'Strategies',
  difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  items: [
    {
      question: 'What can I play here?',
      answer:
        'Tic-tac-toe in many variants, from the classic grid to stacked levels, quantum marks and a board that grows. You can also play most of them online, in rooms you join with a code.',
    },
    {
      question: 'Is it really free?',
      answer:
        'Yes. There are no ads and no accounts, nothing to buy and nothing to download. Open a game and play.',
    },
    {
      question: 'Which game should I start with?',
      answer:
        'Warm up with classic. Then try ultimate, where each move decides which small board your opponent must play on, or wild, where you choose X or O every turn. Quantum and 3D reward patience.',
    },
    {
      question: 'How good are the AI opponents?',
      answer:
        'Easy makes mistakes on purpose but takes a win in one move. Medium looks a few moves ahead, so it misses longer plans; in classic it also moves at random now and then. Hard plays as well as it can: in solved games, such as classic, misère, wild, quantum and 3D with three in a row, it never gives away a win or a tie. Expert is Hard with up to three seconds a move, where more time helps: ultimate, infinite with five in a row and 3D on four levels of 4×4. Match me adapts to your results and plays about as well as you do.',
    },
    {
      question: 'Can I beat the AI on Hard?',
      answer:
        'Yes, if you start, in games where the first player can force a win: 3D with three in a row, infinite with three or four, quantum (by half a point) and wild on 3×3 with “Line maker”. If you let the AI start, Hard wins these. In classic and misère, the best you can get is a tie.',
    },
    {
      question: 'How many people can play together?',
      answer:
        'Two on one device in most games, three to six in multiplayer. Online rooms hold two to six players, depending on the game.',
    },
    {
      question: 'How do I play online with friends?',
      answer:
        'Choose Play Online, type a name and create a room. Share its six-character code, the link or the QR code. Your friends only need a browser.',
    },
    {
      question: 'What happens if somebody loses their connection?',
      answer:
        'Their seat is held, and the others see that they are away. They can return by reloading the page or opening the link. After a minute, the others can continue with random moves for that seat or end the round.',
    },
    {
      question: 'Does it work on phones and tablets?',
      answer:
        'Yes, in every current browser, in portrait and landscape. If a device can’t show 3D, you play the same games on a flat board.',
    },
    {
      question: 'Can I play with the keyboard or a screen reader?',
      answer:
        'Yes. Every board is also a grid of cells: arrow keys move between cells, Enter places a mark, and each cell announces its position and its mark. You can reduce motion in the settings.',
    },
    {
      question: 'Who wins if both players play perfectly?',
      answer:
        'Classic, misère, extended and wild with “Symbol owner” end in a tie. The first player wins 3D, wild on 3×3 with “Line maker”, quantum (by half a point) and infinite with three or four in a row. Ultimate and infinite with five in a row are unsolved.',
    },
    {
      question: 'What do you store about me?',
      answer:
        'Your settings and your current game stay on your device. Wins and losses are counted for the current visit only, unless you turn on “Remember my stats” in the settings. Online, others see the name you type and what you write in the room. A room that nobody uses is deleted after two hours.',
      /** Added if the operator counts visits. */
      counted:
        'With your consent, Google Analytics counts visits and games. You can withdraw your consent in the settings at any time.',
    },
  ],
} as const;
