import { fullBoard } from '../../../text/rule-phrases.ts';
import type { GameWords } from '../../../text/word-types.ts';

/** The words beside its board. */
export const words = {
  title: 'Multiplayer Tic Tac Toe',
  options: {},
  rules: ({ size, length }: { size: 3 | 4 | 5; length: 'full' | 3 }) => [
    'Take turns. Each player has their own symbol.',
    length === 'full'
      ? `Fill a row, column or diagonal with ${size} of your own marks to win.`
      : 'Three of your own marks in a row win: across, down or diagonal.',
    fullBoard,
  ],
  banner: {
    tieWithBot: "It's a tie!",
    tieBetweenFriends: "It's a tie!",
    friends: 'Pass the device on.',
  },
  own: {
    players: 'Number of Players',
    grid: 'Grid Size',
    length: 'Line',
    'length full': 'A full line wins',
    'length 3': 'Three in a row wins',
    name: (number: number) => `Player ${number}`,
    nameLabel: (number: number) => `Name of player ${number}`,
    start: 'Start Game',
    nobody: 'With this many players, nobody can fill a line on this grid.',
    only: (name: string) => `With this many players, only ${name} can fill a line on this grid.`,
    some: (names: string) => `With this many players, only ${names} can fill a line on this grid.`,
    three: 'Three in a row lets more of you win.',
    bigger: 'A bigger grid lets more of you win.',
    started: 'Game Started!',
    startedDetail: (players: number, size: number) => `${players} players on ${size}x${size} grid!`,
  },
} satisfies GameWords;
