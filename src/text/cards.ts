/** How each variant is called, on the menu and everywhere else. */
export type Card = {
  readonly name: string;
  readonly title: string;
  readonly difficulty: string;
  readonly description: string;
};

export const cards = {
  classic: {
    name: 'Classic',
    title: 'Classic Tic Tac Toe',
    difficulty: 'Easy to Master',
    description: 'Three in a row on the board everyone knows.',
  },
  ultimate: {
    name: 'Ultimate',
    title: 'Ultimate Tic Tac Toe',
    difficulty: 'Mind-bending',
    description: 'Nine boards in one. Your move picks where they play next.',
  },
  extended: {
    name: 'Extended',
    title: 'Extended Tic Tac Toe',
    difficulty: 'Strategic',
    description: 'A 4×4 board and four in a row to win.',
  },
  '3d': {
    name: '3D',
    title: '3D Tic Tac Toe',
    difficulty: 'Dimensional',
    description: 'Four levels of 3×3. Lines run through the stack.',
  },
  quantum: {
    name: 'Quantum',
    title: 'Quantum Tic Tac Toe',
    difficulty: 'Quantum',
    description: 'Every mark is in two places, until a loop makes it choose.',
  },
  misere: {
    name: 'Misère',
    title: 'Misère Tic Tac Toe',
    difficulty: 'Reverse Logic',
    description: 'Three in a row loses. Make the other one do it.',
  },
  wild: {
    name: 'Wild',
    title: 'Wild Tic Tac Toe',
    difficulty: 'Unpredictable',
    description: 'Place an X or an O. You choose, every turn.',
  },
  infinite: {
    name: 'Infinite',
    title: 'Infinite Tic Tac Toe',
    difficulty: 'Endless',
    description: 'Five in a row on a board that grows at its edges.',
  },
  multiplayer: {
    name: 'Multiplayer',
    title: 'Multiplayer Tic Tac Toe',
    difficulty: 'Social',
    description: 'Three to six players around one screen.',
  },
} as const satisfies Record<string, Card>;
