/** Words that the console accepts for one of its own. */
type Synonyms = Readonly<Record<string, string>>;

/**
 * The announcements of a match, the help for the keys, and words around a match that aren't needed at once:
 * hints, sharing, its picture, the camera's buttons. Loaded after the board.
 */
export const speech = {
  /** Moves that were taken back, the last one first. */
  undone: (moves: string) => `Undone: ${moves}.`,
  undoneMany: (count: number) => `${count} moves undone.`,
  moveOf: (symbol: string, move: string) => `${symbol} at ${move}`,
  /** An answer to a question of the game, like a measurement. */
  choiceOf: (symbol: string, move: string) => `${symbol} chose ${move}`,
  /** In an analysis, which keeps its moves. */
  onTo: (ply: number) => `Forward to move ${ply}.`,
  backTo: (ply: number) => (ply === 0 ? 'Back to the start.' : `Back to move ${ply}.`),
  line: (cells: string) => `Line: ${cells}.`,
  /** A losing line, by the player who filled it. */
  lost: (symbol: string, cells: string) => `${symbol} completed the line ${cells}.`,
  /** A line of a player who didn't win. */
  also: (symbol: string, cells: string) => `${symbol} has a line too: ${cells}.`,
  picked: (cell: string) => `${cell} chosen.`,
  unpicked: (cell: string) => `${cell} is no longer chosen.`,
  byBot: (picked: string) => `AI: ${picked}`,
  /** A cell and its mark. */
  on: (cell: string, marks: string) => `${cell} ${marks}`,
  row: (cells: string) => `Row: ${cells}.`,
  column: (cells: string) => `Column: ${cells}.`,
  diagonal: (cells: string) => `Diagonal: ${cells}.`,
  noDiagonal: 'No diagonal runs through this cell.',
  levels: (cells: string) => `Through the levels: ${cells}.`,
  noLevels: 'This board has no levels.',
  /** About a cell of Ultimate. */
  sends: (board: string) => `A move here sends the other side to the ${board}.`,
  sendsAnywhere: 'That one is decided, so they may play anywhere.',
  wins: (moves: string) => `You win at once with ${moves}.`,
  noWin: 'You have no move that wins at once.',
  /** About a side, by its symbol, where several people play on this device. */
  winsFor: (symbol: string, moves: string) => `${symbol} wins at once with ${moves}.`,
  noWinFor: (symbol: string) => `${symbol} has no move that wins at once.`,
  youThreaten: (moves: string) => `You threaten to win with ${moves}.`,
  threatens: (symbol: string, moves: string) => `${symbol} threatens to win with ${moves}.`,
  /** In Ultimate, about boards that the side can't play on now. */
  winsIfSent: (symbol: string, moves: string) =>
    `${symbol} would win the game with ${moves}, if sent there.`,
  winsBoard: (symbol: string, moves: string) => `${symbol} can win a small board with ${moves}.`,
  openThreat: (symbol: string, count: number, cells: string) =>
    `${symbol} has an open row of ${count}: ${cells}.`,
  loses: (moves: string) => `You lose at once with ${moves}.`,
  noLoss: 'No move loses at once.',
  losesFor: (symbol: string, moves: string) => `${symbol} loses at once with ${moves}.`,
  noMove: 'No moves yet.',
  /** A level or a small board, and its marks or its result. */
  named: (name: string, what: string) => `${name}: ${what}.`,
  levelName: (level: number) => `Level ${level}`,
  /** A level or a small board without marks. */
  emptyPart: 'empty',
  nothing: 'The board is empty.',
  isOpen: 'open',
  analyse: 'Analyse',
  review: 'Review the game',
  share: {
    button: 'Copy a link to this game',
    word: 'Link',
    copied: 'Link copied',
    copiedDetail: 'Anybody who opens it sees this game with all its moves.',
    opened: 'Shared game opened',
    openedDetail: 'Play on, or look back.',
    broken: 'This link doesn’t contain a game',
    brokenDetail: 'It may be cut off, or come from an older version.',
  },
  picture: {
    button: 'Make a picture of this game',
    word: 'Picture',
    title: 'A picture of this game',
    detail: 'The last position.',
    sharedDetail: 'Sharing it adds a link that replays the game.',
    copy: 'Copy link',
    drawing: 'Drawing the picture…',
    share: 'Share',
    save: 'Save',
    wins: (names: readonly string[], moves: number) =>
      `${names.join(' and ')} ${names.length > 1 ? 'win' : 'wins'} after ${moves} moves`,
    tie: (moves: number) => `A tie after ${moves} moves`,
    replay: (link: string) => `Replay it: ${link}`,
    failed: 'The picture couldn’t be drawn',
    failedDetail: 'Try again in a moment.',
    notShared: 'The picture couldn’t be shared',
    notSharedDetail: 'You can save it instead.',
  },
  hints: {
    hint: 'Hint',
    thinking: 'Thinking…',
    says: (move: string, known: string) => `${move}: ${known}.`,
    wins: (moves: number) => (moves === 1 ? 'wins at once' : `wins in ${moves} moves`),
    winsHalf: (moves: number) =>
      moves === 1 ? 'wins at once by half a point' : `wins by half a point in ${moves} moves`,
    /** In games with measurements: "moves" would count them as well. */
    steps: {
      wins: (steps: number) => (steps === 1 ? 'wins at once' : `wins in ${steps} steps`),
      winsHalf: (steps: number) =>
        steps === 1 ? 'wins at once by half a point' : `wins by half a point in ${steps} steps`,
      loses: (steps: number) =>
        `holds out longest, for ${steps} more ${steps === 1 ? 'step' : 'steps'}`,
    },
    /** For wins and losses whose exact distance isn't known. */
    atMost: (known: string) => `${known} or fewer`,
    tie: 'holds the tie',
    loses: (moves: number) =>
      `holds out longest, for ${moves} more ${moves === 1 ? 'move' : 'moves'}`,
    guess: 'best guess',
    failed: 'Couldn’t get a hint. Try again.',
  },
  slips: {
    'win-tie': 'gave away a win',
    'win-loss': 'turned a win into a loss',
    'tie-loss': 'gave away a tie',
  },
  keep: {
    label: 'Your results',
    ask: 'Keep your results on this device?',
    yes: 'Yes, keep them',
    no: 'No',
    isKept: 'Your results stay on this device.',
    isNotKept: 'Your results are gone when you leave. The settings can change that.',
  },
  keys: {
    title: 'Keys on the board',
    detail: 'They work while a cell has the focus.',
    key: 'Key',
    does: 'What it does',
    rows: [
      ['Arrow keys', 'Go to the next cell'],
      ['Enter, Space', 'Play there'],
      ['Home, End', 'First and last cell of the row'],
      ['Page Up, Page Down', 'A level up or down; in Ultimate, the next small board'],
      ['N, Shift + N', 'Next or previous open cell'],
      ['R, C, D', 'Read the row, column or diagonals'],
      ['S', 'Read through the levels of a stack; in Ultimate, where a move sends the other side'],
      ['B', 'Read the whole board'],
      [
        'T',
        'Read the moves that win at once for both sides, open rows on a board that grows, and small boards that can be won; in Misère, moves that lose',
      ],
      ['L', 'Read the last move'],
      ['Q, E', 'Turn the 3D view'],
      ['+, −', 'Zoom the 3D view'],
      ['Shift + arrow keys', 'Move the 3D view'],
      ['0', 'Reset the 3D view'],
      ['Esc', 'Stop looking back, or close'],
      ['M', 'In a room, write a message; Esc leads back to the board'],
      ['/', 'Type a command or a cell'],
      ['?', 'This help'],
    ],
  },
  /** The console that `/` opens. */
  console: {
    label: 'Command',
    examples: 'b2, board, last, help…',
    /** The words to type, in lower case. */
    words: {
      board: 'board',
      boards: 'boards',
      threats: 'threats',
      last: 'last',
      turn: 'turn',
      undo: 'undo',
      chat: 'chat',
      help: 'help',
      swap: 'swap',
      top: 'top',
      bottom: 'bottom',
    },
    /** Synonyms, in lower case. */
    synonyms: {} as Synonyms,
    /** Synonyms for the words of cells' names. */
    places: {} as Synonyms,
    help: (cell: string, chat: string) =>
      `Type a cell to play there, like ${cell}; two cells, or a cell and a symbol, where a move has both. Or: board, boards, threats, last, turn, undo${chat}.`,
    helpChat: ', chat and a message',
    unknown: 'That is no cell and no command. Type help for a list.',
    unclear: (cells: string) => `Which one: ${cells}?`,
    unclearMany: (count: number, cell: string) =>
      `${count} cells have this name. Say more, like ${cell}.`,
    /** The cells that answer a question of the game. */
    answers: (cells: string) => `Choose: ${cells}`,
    oneBoard: 'There is only one board.',
    noUndo: 'Nothing can be undone.',
    noMessage: 'Type your message after the word chat.',
    noChat: 'There is nobody to write to.',
  },
  pad: {
    label: 'Move the view',
    in: 'Zoom in',
    out: 'Zoom out',
    'turn-left': 'Turn left',
    'turn-right': 'Turn right',
    left: 'Move left',
    right: 'Move right',
    up: 'Move up',
    down: 'Move down',
  },
} as const;
