/** The words of games as text; loaded with the dialogs that save and open them. */
import { LONGEST_NAME } from '../rules/game.ts';
import type { FaultCode } from '../rules/match-text/fault.ts';

/** By code, and by what stands in the text there. */
type FaultWords = Readonly<Record<FaultCode, (found: string) => string>>;

const faults: FaultWords = {
  'too-long': () => 'The text is too long for a game.',
  'open-comment': () => 'This comment has no closing brace.',
  'open-header': () => 'This header isn’t closed. It ends with "].',
  'bad-header': () => 'This isn’t a header. One looks like [Name "value"].',
  'late-header': () => 'Headers come before the moves, and a text holds one game.',
  'repeated-header': () => 'This header is given twice.',
  'unknown-header': (found) => `This game has no header “${found}”.`,
  'no-game': () => 'It isn’t clear which game this is. Begin with a line such as [Game "classic"].',
  'unknown-game': (found) => `There is no game “${found}”.`,
  'wrong-version': (found) => `This isn’t version ${found} of the rules.`,
  'bad-value': (found) => `“${found}” isn’t possible here.`,
  'bad-name': () => `A name has 1 to ${LONGEST_NAME} characters.`,
  'bad-options': () => 'These rules and players don’t go together.',
  'unknown-move': (found) => `“${found}” is no move.`,
  'illegal-move': (found) => `“${found}” isn’t allowed here.`,
  'game-over': () => 'The game is over before this move.',
  'too-many-moves': () => 'No game has this many moves.',
  'wrong-result': () => 'The moves lead to another result.',
};

export const matchText = {
  save: {
    button: 'Save this game as text',
    word: 'Text',
    title: 'This game as text',
    detail: 'The analysis board can open it again, here or on another device.',
    file: 'Save as a file',
    copy: 'Copy',
    copied: 'Copied',
    byHand:
      'Your browser doesn’t allow copying. The text is selected, so you can copy it yourself.',
  },
  open: {
    title: 'Import a game',
    detail:
      'Paste a game as text or its link, drop a file here, or choose one. You can undo the import.',
    label: 'The game as text',
    example: 'For example:',
    file: 'Choose a file',
    go: 'Open the game',
  },
  /** Before a fault. */
  at: (line: number, column: number, fault: string) => `Line ${line}, column ${column}: ${fault}`,
  expected: (list: string) => `Possible here: ${list}.`,
  more: (list: string, count: number) => `${list} and ${count} more`,
  faults,
  /** A file that can't be read, and a game whose part of the site can't be loaded. */
  noText: 'This file isn’t text.',
  noFile: 'This file couldn’t be read.',
  notLoaded: 'That game couldn’t be loaded. Try again in a moment.',
  empty: 'Paste a game or its link first.',
  noMatch: 'This link leads to no game that can be opened here.',
};
