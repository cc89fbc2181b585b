import { describe, expect, test } from 'vitest';
import { after } from '../../../tests/games/lib/worked.ts';
import type { BoardView } from '../../play/view.ts';
import { layoutOf } from './board.ts';
import { chainOf, closingCells, loopOf, piecesOf } from './pieces.ts';
import { quantum } from './rules.ts';

const layout = layoutOf();
const PLAIN = { aim: null, previewedOption: null, shown: true };

/** The board after these moves, with the picks of the player to move. */
function viewAfter(moves: string, picked: readonly string[] = []): BoardView {
  const state = after(quantum, moves);
  const open = quantum
    .moves(state)
    .filter((move) => picked.every((pick) => quantum.picks(move).includes(pick)))
    .flatMap((move) => quantum.picks(move).filter((pick) => !picked.includes(pick)));
  return {
    cells: quantum.cells(state),
    marks: quantum.marks(state),
    open: new Set(open),
    preview: 'X',
    lines: quantum.outcome(state)?.lines ?? [],
    last: null,
    chooser: null,
    picked,
    state,
  };
}

const pieceIn = (view: BoardView, id: string, preview: Partial<typeof PLAIN> | object = {}) =>
  piecesOf(layout, view, { ...PLAIN, ...preview }).find((piece) => piece.id === id);

describe('where quantum marks lie', () => {
  test('QNT-04: marks that share a cell lie apart inside its well, up to nine', () => {
    const all = piecesOf(layout, viewAfter('0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8 0-1'), PLAIN);
    const [x, , z] = layout.centreOf('0');
    const here = all.filter(({ id }) => id.endsWith('.0')).map(({ placement }) => placement.at);
    expect(here).toHaveLength(9);
    expect(new Set(here.map(String)).size).toBe(9);
    for (const at of here) {
      expect(Math.hypot(at[0] - x, at[2] - z)).toBeLessThan(0.388);
    }
  });

  test('QNT-08 QNT-09: both marks of a move share a cord, which the toggle draws in', () => {
    const view = viewAfter('0-4');
    expect(pieceIn(view, 'X1.0')?.pair).toBe(pieceIn(view, 'X1.4')?.pair);
    expect(pieceIn(view, 'X1.0')?.placement.cord).toBe(1);
    expect(pieceIn(view, 'X1.0', { shown: false })?.placement.cord).toBe(0);
  });

  test('classical marks are large, fired and without a cord', () => {
    const view = viewAfter('0-1 0-1 0');
    expect(pieceIn(view, 'O2.0')?.placement).toMatchObject({ raw: 0, cord: 0 });
    expect(pieceIn(view, 'O2.0')?.placement.scale).toBeGreaterThan(0.8);
  });

  test('the picked cell and the one pointed at show the move to come, by its own number', () => {
    const view = viewAfter('0-1', ['4']);
    expect(pieceIn(view, 'O2.4')).toBeDefined();
    expect(pieceIn(view, 'O2.8')).toBeUndefined();
    expect(pieceIn(view, 'O2.8', { aim: '8' })?.pair).toBe('O2');
    expect(pieceIn(view, 'O2.4', { aim: '4' })).toBeDefined();
  });

  test('a link that would close a loop highlights the whole loop and nothing else', () => {
    const view = viewAfter('0-1 1-2 4-5', ['0']);
    const raw = (id: string, aim: string) => pieceIn(view, id, { aim })?.placement.raw ?? 1;
    expect(raw('X1.0', '2')).toBeLessThan(0.2);
    expect(raw('O2.2', '2')).toBeLessThan(0.2);
    expect(raw('X3.4', '2')).toBe(0.5);
    expect(raw('X1.0', '8')).toBe(0.5);
    expect(closingCells(view).toSorted()).toEqual(['1', '2']);
    expect(closingCells(viewAfter('0-1'))).toEqual([]);
  });

  test('QNT-13: trying an option out shows its marks in the middle, all others of their cells sunk', () => {
    const view = viewAfter('0-1 1-2 0-2');
    const previewed = (id: string) => pieceIn(view, id, { previewedOption: '0' })?.placement;
    expect(previewed('X3.0')?.at).toEqual(layout.centreOf('0'));
    expect(previewed('X3.0')?.scale).toBeGreaterThan(0.7);
    expect(previewed('X1.0')?.scale).toBeLessThan(0.3);
    expect(pieceIn(view, 'X3.0')?.placement.scale).toBeLessThan(0.5);
  });
});

describe('the chain of a collapse', () => {
  const due = viewAfter('0-1 1-2 0-3 0-2');

  test('QNT-13 QNT-15: goes from cause to effect, marks linked to the loop last', () => {
    expect(chainOf(due, viewAfter('0-1 1-2 0-3 0-2 0'))).toEqual(['O4', 'X1', 'X3', 'O2']);
    expect(chainOf(due, viewAfter('0-1 1-2 0-3 0-2 2'))).toEqual(['O4', 'O2', 'X1', 'X3']);
  });

  test('is none for an ordinary move, an undo or the same board', () => {
    expect(chainOf(viewAfter('0-1'), viewAfter('0-1 1-2'))).toEqual([]);
    expect(chainOf(due, viewAfter('0-1 1-2 0-3'))).toEqual([]);
    expect(chainOf(due, due)).toEqual([]);
  });
});

describe('a loop lights up cord by cord', () => {
  test('from the move that closed it, around its cells', () => {
    const [open, closed] = [viewAfter('0-1 1-2 5-8 2-4'), viewAfter('0-1 1-2 5-8 2-4 0-4')];
    const loop = loopOf(open, closed);
    expect(loop[0]).toBe('X5');
    expect([loop.slice(1), loop.slice(1).toReversed()]).toContainEqual(['O4', 'O2', 'X1']);
    expect(loopOf(closed, closed)).toEqual([]);
    expect(loopOf(viewAfter('0-1'), open)).toEqual([]);
  });
});
