import { expect, test, vi } from 'vitest';
import { lazyTranslation } from './lazy-translation.ts';
import { translate } from './translation.ts';

test('a translation replaces the words in place, so references to a part see it', () => {
  const words = { a: 'one', part: { b: 'two', c: (n: number) => `${n} of them`, d: ['x', 'y'] } };
  const { part } = words;
  translate(words, { a: 'eins', part: { b: 'zwei', c: (n) => `${n} davon`, d: ['u', 'v'] } });
  expect(words.a).toBe('eins');
  expect(part.b).toBe('zwei');
  expect(part.c(3)).toBe('3 davon');
  expect(part.d).toEqual(['u', 'v']);
});

test('leaves a part unchanged when its words can’t be fetched', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await expect(
    lazyTranslation<object>(() => Promise.reject(new Error('no line')))({}),
  ).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});
