/** The content of a game's page before its script runs. */
import { expect, test } from 'vitest';
import { readPage } from './prerendered.ts';

test('A11-10 before a mode is chosen, screen readers hear that in place of the board’s cells', () => {
  const { document, main } = readPage('/3d');
  expect(main.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    '3D board: Choose a mode',
  );
  const grid = main.querySelector('[role=grid]');
  expect(grid?.closest('[inert]')).not.toBeNull();
  // The title has the focus when the page opens, and the next Tab leads into the page's main part.
  const title = document.querySelector('h1');
  expect(title?.closest('header')?.lastElementChild).toBe(title);
});
