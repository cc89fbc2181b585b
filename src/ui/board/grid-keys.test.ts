import { describe, expect, test } from 'vitest';
import { stepIn } from './grid-keys.ts';

const flat = [
  [
    ['0', '1', '2'],
    ['3', '4', '5'],
    ['6', '7', '8'],
  ],
];
const stacked = [...flat, ...flat];
const at = { level: 0, row: 1, column: 1 };
const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey });

describe('keys in a grid', () => {
  test.each([
    ['ArrowRight', { row: 1, column: 2 }],
    ['ArrowLeft', { row: 1, column: 0 }],
    ['ArrowUp', { row: 0, column: 1 }],
    ['ArrowDown', { row: 2, column: 1 }],
    ['Home', { row: 1, column: 0 }],
    ['End', { row: 1, column: 2 }],
  ])('%s', (name, place) => {
    expect(stepIn(flat, at, key(name))).toEqual({ level: 0, ...place });
  });

  test('with Control, Home and End reach the corners', () => {
    expect(stepIn(flat, at, key('Home', true))).toEqual({ level: 0, row: 0, column: 0 });
    expect(stepIn(flat, at, key('End', true))).toEqual({ level: 0, row: 2, column: 2 });
  });

  test('movement stops at the edges', () => {
    const corner = { level: 0, row: 2, column: 2 };
    expect(stepIn(flat, corner, key('ArrowRight'))).toEqual(corner);
    expect(stepIn(flat, corner, key('ArrowDown'))).toEqual(corner);
  });

  test('PageUp and PageDown change the level of a stacked board, and are left alone on a flat one', () => {
    expect(stepIn(stacked, at, key('PageUp'))).toEqual({ ...at, level: 1 });
    expect(stepIn(stacked, { ...at, level: 1 }, key('PageDown'))).toEqual(at);
    expect(stepIn(flat, at, key('PageUp'))).toBeNull();
  });

  test('other keys are left to the browser', () => {
    expect(stepIn(flat, at, key('Tab'))).toBeNull();
    expect(stepIn(flat, at, key('Enter'))).toBeNull();
  });
});
