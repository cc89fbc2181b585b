// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { SymbolChooser } from './SymbolChooser.tsx';

const onPick = vi.fn<(symbol: string) => void>();
const onClose = vi.fn<() => void>();

let close = () => Promise.resolve();
const cell = () => document.querySelector('[data-cell]') as HTMLElement;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  document.body.innerHTML = '<div></div><input /><button data-cell="4"></button>';
  cell().focus();
  const root = createRoot(document.body.firstElementChild ?? document.body);
  await act(async () =>
    root.render(<SymbolChooser symbols={['X', 'O']} onPick={onPick} onClose={onClose} />),
  );
  close = () => act(async () => root.unmount());
  return close;
});

function press(key: string, init: KeyboardEventInit = {}, target: EventTarget = document.body) {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
}

test('a letter chooses its symbol, and Escape closes the chooser', () => {
  press('x');
  press('O');
  press('a');
  expect(onPick.mock.calls).toEqual([['X'], ['O']]);
  press('Escape');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a letter typed in a field, a held key and a shortcut choose nothing', () => {
  press('x', {}, document.querySelector('input') ?? document.body);
  press('x', { repeat: true });
  press('x', { ctrlKey: true });
  press('o', { metaKey: true });
  expect(onPick).not.toHaveBeenCalled();
});

test('the focus goes back to the cell', async () => {
  expect(document.activeElement?.textContent).toBe('X');
  await close();
  expect(document.activeElement).toBe(cell());
});

test('the focus stays in a field that took it meanwhile', async () => {
  const field = document.querySelector('input');
  field?.focus();
  await close();
  expect(document.activeElement).toBe(field);
});
