// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { focusTitle } from './focus-title.ts';

test('A11-10 a new page has the focus on its title, or on its main part without one', () => {
  document.body.innerHTML = '<main id="main" tabindex="-1"><h1>Guides</h1></main>';
  focusTitle();
  expect(document.activeElement?.textContent).toBe('Guides');
  expect(document.activeElement?.tagName).toBe('H1');
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
  focusTitle();
  expect(document.activeElement?.id).toBe('main');
});
