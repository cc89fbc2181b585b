import { describe, expect, test } from 'vitest';
import type { Json } from '../../rules/game.ts';
import type { GameId } from '../../variants/rules.ts';
import { analyse } from '../analyse.ts';
import type { Reason } from './reason.ts';
import { reasonsFor } from './reasons.ts';

/** The reasons for a move, or for the best one, after some moves of two players. */
function why(game: GameId, moves: string, best?: string, options: Json = {}): readonly Reason[] {
  const record = { game, version: 1, seats: 2, options, moves: moves.split(' ') };
  const analysis = analyse(record, { maxNodes: 50_000 });
  return reasonsFor(record, best === undefined ? analysis : { ...analysis, best });
}

const threatens = (cells: string) => ({ kind: 'threatens', cells: cells.split(' ') });

describe('why a move is good', () => {
  test('a block names its line', () => {
    expect(why('classic', '0 4 8 2', '6')).toContainEqual({
      kind: 'blocks',
      line: ['2', '4', '6'],
    });
    expect(why('classic', '0 4 8 2', '3')).not.toContainEqual(
      expect.objectContaining({ kind: 'blocks' }),
    );
  });

  test('a fork makes several threats; where the other side wins first, none count', () => {
    expect(why('classic', '0 4 8 2', '6')).toContainEqual(threatens('3 7'));
    expect(why('classic', '0 4 5 2', '1')).toEqual([]);
    expect(why('classic', '4 1', '0')).toContainEqual(threatens('8'));
    expect(why('classic', '0 4 8 2', '1')).not.toContainEqual(
      expect.objectContaining({ kind: 'threatens' }),
    );
  });

  test('the only move that keeps a result, where all others provably give it away', () => {
    expect(why('classic', '0')).toEqual([{ kind: 'only', keeps: 'tie' }]);
    expect(why('classic', '4')).toEqual([]);
    expect(why('misere', '4 0')[0]?.kind).not.toBe('blocks');
    expect(why('3d', '0.4', undefined, { board: '4x3x3' })).toContainEqual({
      kind: 'only',
      keeps: 'win',
    });
  });

  test('lines through levels, and on a board that grows', () => {
    expect(why('3d', '0.0 3.8 1.4', '2.8')).toContainEqual({
      kind: 'blocks',
      line: ['0.0', '1.4', '2.8'],
    });
    const three = { length: 3, start: 5 };
    expect(why('infinite', '2,2 0,0 2,3', '2,4', three)).toContainEqual({
      kind: 'blocks',
      line: ['2,2', '2,3', '2,4'],
    });
  });

  test('says nothing of lines where a line loses, symbols are chosen, or the board is restricted', () => {
    const kinds = (reasons: readonly Reason[]) => reasons.map(({ kind }) => kind);
    expect(kinds(why('misere', '0 4 1', '2'))).not.toContain('blocks');
    expect(kinds(why('wild', '0-X 8-O 1-X', '2-O'))).not.toContain('blocks');
    expect(kinds(why('ultimate', '4.4 4.0'))).not.toContain('threatens');
  });

  test('a move that wins at once needs no reason', () => {
    expect(why('classic', '0 3 1 4')).toEqual([]);
  });
});
