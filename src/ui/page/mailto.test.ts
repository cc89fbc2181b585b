import { expect, test } from 'vitest';
import { mailto } from './mailto.ts';

test('ALL-07 ALL-08: a mail link carries subject and text, with and without a recipient', () => {
  expect(mailto('me@site.example', 'A & B', 'one\ntwo')).toBe(
    'mailto:me@site.example?subject=A%20%26%20B&body=one%0D%0Atwo',
  );
  expect(mailto('', 'Hi', '')).toBe('mailto:?subject=Hi&body=');
  expect(mailto('a?b=c@d', '', '')).toBe('mailto:a%3Fb%3Dc@d?subject=&body=');
});
