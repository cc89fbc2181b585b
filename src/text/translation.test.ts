import { expect, test, vi } from 'vitest';
import { fetched, translate } from './translation.ts';

test('a translation takes the place of the words, and holders of a part see it', () => {
  const words = { a: 'one', part: { b: 'two', c: (n: number) => `${n} of them`, d: ['x', 'y'] } };
  const { part } = words;
  translate(words, { a: 'eins', part: { b: 'zwei', c: (n) => `${n} davon`, d: ['u', 'v'] } });
  expect(words.a).toBe('eins');
  expect(part.b).toBe('zwei');
  expect(part.c(3)).toBe('3 davon');
  expect(part.d).toEqual(['u', 'v']);
});

test('words that can’t be fetched leave their part as it is', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await expect(
    fetched<object>(() => Promise.reject(new Error('no line')))({}),
  ).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});
