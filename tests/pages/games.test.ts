/** The content of a game's pages before their script runs. */
import { expect, test } from 'vitest';
import { readPage, textsIn } from './prerendered.ts';

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

test.each([
  ['/analysis/classic', 'Import a game'],
  ['/de/analysis/quantum', 'Partie importieren'],
  ['/es/analysis/infinite', 'Importar una partida'],
])('IMP-04: %s offers to import a game', (address, label) => {
  expect(textsIn(readPage(address).main, 'button')).toContain(label);
});
