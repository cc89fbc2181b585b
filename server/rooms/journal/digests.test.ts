import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { digests } from './digests.ts';

const reference = (text: string): string => createHash('sha256').update(text).digest('hex');

test('texts have the digests of SHA-256, however many were asked for and how often', () => {
  const digest = digests();
  const texts = Array.from({ length: 5000 }, (_, at) => `secret ${at % 4500} é`);
  expect(texts.filter((text) => digest(text) !== reference(text))).toEqual([]);
});
