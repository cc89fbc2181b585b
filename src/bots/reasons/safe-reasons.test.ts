import { describe, expect, test } from 'vitest';
import { why } from '../../../tests/games/bots/reasons-of.ts';

const kinds = (...asked: Parameters<typeof why>) => why(...asked).map(({ kind }) => kind);

describe('the dangers that a move avoids', () => {
  test('wild: the other side can’t win next, though it could after other moves', () => {
    expect(why('wild', '6-X', '0-O')).toEqual([{ kind: 'denies' }]);
    expect(kinds('wild', '6-X', '3-X')).not.toContain('denies');
    expect(kinds('wild', '', '4-X')).not.toContain('denies');
  });

  test('quantum: the other side chooses after a move that closes a loop', () => {
    expect(why('quantum', '0-1', '0-1')).toEqual([{ kind: 'loop' }]);
    expect(why('quantum', '0-1 1-2', '0-2')).toEqual([{ kind: 'loop' }]);
    expect(why('quantum', '0-1 1-2', '2-3')).toEqual([{ kind: 'no-loop' }]);
    expect(why('quantum', '', '0-1')).toEqual([]);
  });

  test('misère: no line is finished, or brought within one mark', () => {
    const avoids = (what: string) => ({ kind: 'avoids', what });
    expect(why('misere', '5 4', '1')).toContainEqual(avoids('near'));
    expect(kinds('misere', '5 4', '8')).not.toContain('avoids');
    expect(why('misere', '4 5 7 6', '8')).toContainEqual(avoids('line'));
    expect(kinds('misere', '4', '0')).not.toContain('avoids');
  });

  test('misère on 4x4: no two marks come into one line', () => {
    const four = { size: 4 };
    expect(why('misere', '0 5', '7', four)).toEqual([{ kind: 'avoids', what: 'pair' }]);
    expect(why('misere', '0 5', '3', four)).toEqual([]);
    // The diagonal holds both symbols.
    expect(why('misere', '0 5', '15', four)).toEqual([{ kind: 'avoids', what: 'pair' }]);
  });

  test('wild: a line with both symbols can’t be finished by anybody', () => {
    const four = { size: 4 };
    const line = ['0', '1', '2', '3'];
    expect(why('wild', '0-X 1-X', '2-O', four)).toContainEqual({ kind: 'spoils', line });
    expect(kinds('wild', '0-X 1-X', '2-X', four)).not.toContain('spoils');
    expect(kinds('wild', '0-X 1-O', '2-O', four)).not.toContain('spoils');
  });

  test('misère: how many of the other side’s moves don’t lose at once', () => {
    // X holds 4 and 7, so 1 completes its column: four of five cells are safe.
    expect(why('misere', '4 5 7', '6')).toContainEqual({ kind: 'leaves', safe: 4 });
    expect(kinds('misere', '4 5', '7')).not.toContain('leaves');
  });
});
