import { describe, expect, test } from 'vitest';
import { why } from '../../../tests/games/bots/reasons-of.ts';

const ultimate = (moves: string, best: string) => why('ultimate', moves, best);
const kinds = (moves: string, best: string) => ultimate(moves, best).map(({ kind }) => kind);

describe('small boards', () => {
  test('two in a row threaten to win a board; the third ends the threat', () => {
    expect(ultimate('6.1 1.6', '6.4')).toEqual([{ kind: 'wins-next', cell: '6.4' }]);
    expect(kinds('6.1 1.6', '6.3')).not.toContain('wins-next');
  });

  test('saves a board that the other side would win, only by stopping its last threat', () => {
    const moves = '4.0 0.4 4.8 8.7 7.4';
    expect(ultimate(moves, '4.4')).toContainEqual({ kind: 'saves', cell: '4.4' });
    expect(kinds(moves, '4.5')).not.toContain('saves');
    // X threatens the top-left board on two cells: taking one isn't enough.
    expect(kinds('0.1 1.0 0.3 3.0 0.0', '0.2')).not.toContain('saves');
  });

  test('the other side can’t win a board next, as it could after other moves', () => {
    const moves = '1.4 4.1 1.3';
    expect(ultimate(moves, '3.2')).toEqual([{ kind: 'calm' }]);
    expect(kinds(moves, '3.1')).not.toContain('calm');
    expect(kinds('4.4', '4.0')).not.toContain('calm');
  });

  test('two boards in a row', () => {
    const moves = '4.0 0.0 0.6 6.8 8.3 3.4 4.6 6.4 4.3 3.8 8.6 6.6 6.1 1.8';
    expect(kinds(moves, '8.0')).toContain('two-boards');
    expect(kinds(moves, '8.1')).not.toContain('two-boards');
  });

  test('breaks up the other side’s row of boards', () => {
    const moves =
      '6.3 3.0 0.0 0.2 2.3 3.3 3.7 7.4 4.8 8.6 6.5 5.6 6.2 2.5 5.0 0.5 5.5 5.8 8.0 0.8 8.8 8.7 7.8 8.5 5.3 3.4 4.6 6.1 1.0 3.6';
    expect(kinds(moves, '6.4')).toContain('cuts-boards');
    expect(kinds(moves, '6.0')).not.toContain('cuts-boards');
  });
});
