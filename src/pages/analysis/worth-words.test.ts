import { expect, test } from 'vitest';
import { countMovesToEnd } from '../../play/moves-to-end.ts';
import { analysis as words } from '../../text/analysis.ts';
import { badgeLegend, badgeOf, worthWordsOf } from './worth-words.ts';

const half = { kind: 'loss', plies: 9, isHalf: true } as const;
const turns = countMovesToEnd({}, words);
const steps = countMovesToEnd({ answers: () => false }, words);

test('AN-02: where sides don’t take turns, every step to the end counts', () => {
  expect(worthWordsOf({ kind: 'win', plies: 5, isHalf: false }, turns)).toBe('wins in 3 moves');
  expect(worthWordsOf({ kind: 'win', plies: 5, isHalf: false }, steps)).toBe('wins in 5 steps');
});

test('AN-02: half points are told in words, and are no part of a number', () => {
  expect(badgeOf(half, steps).text).toBe('−9½');
  expect(worthWordsOf(half, steps)).toBe('loses in 9 steps by half a point');
});

test('AN-02: the legend says "or fewer" where a badge of that sort is a bound', () => {
  const worths = new Map([
    ['0', [badgeOf({ kind: 'win', plies: 5, isHalf: false }, turns)]],
    ['1', [badgeOf({ kind: 'win', plies: 9, isHalf: false, isLimit: true }, turns)]],
    ['2', [badgeOf({ kind: 'loss', plies: 4, isHalf: false }, turns)]],
  ]);
  expect(badgeLegend({ worths }).map(([{ text }, said]) => `${text} ${said}`)).toEqual([
    '+3 wins in 3 or fewer',
    '−2 loses in 2',
  ]);
});
