import { expect, test } from 'vitest';
import { readGameId, readMatchText } from '../../rules/match-text/read.ts';
import { gameIds } from '../../variants/menu.ts';
import { games } from '../../variants/rules.ts';
import { describeFault } from './fault-text.ts';

const describedIn = (text: string): string => {
  const id = readGameId(text, gameIds);
  const read = id.ok ? readMatchText(games[id.value], text) : id;
  return read.ok ? 'read' : describeFault(read);
};

test.each([
  [
    '[Game "classic"]\n1. b2 2. b2',
    'Line 2, column 10: “b2” isn’t allowed here. Possible here: a3, b3, c3, a2, c2, a1, b1, c1.',
  ],
  [
    '[Game "extended"]\n\nz9',
    'Line 3, column 1: “z9” is no move. Possible here: a4, b4, c4, d4, a3, b3, c3, d3 and 8 more.',
  ],
  [
    '[Game "chess"]',
    /There is no game “chess”. Possible here: classic, .*, infinite, multiplayer\.$/,
  ],
  ['[Game "classic', 'Line 1, column 1: This header isn’t closed. It ends with "].'],
  [`[Game "classic"] ${'b'.repeat(30)}`, /“b{24}…” is no move/],
  [
    '1. b2',
    'Line 1, column 1: It isn’t clear which game this is. Begin with a line such as [Game "classic"].',
  ],
  [
    '[Game "classic"]\n[Result "tie"]',
    'Line 2, column 10: The moves lead to another result. Possible here: unfinished.',
  ],
])('IMP-05: %j is refused in words', (text, said) => {
  expect(describedIn(text)).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
});
