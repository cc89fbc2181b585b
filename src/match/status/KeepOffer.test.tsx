// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeSettings, siteSettings } from '../../look/settings.ts';
import { KEYS } from '../../look/storage.ts';
import { stats } from '../../play/stats/tallies.ts';
import { KeepOffer } from './KeepOffer.tsx';

const text = () => document.body.textContent;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name);
const press = (name: string) => act(async () => button(name)?.click());
const count = (wins: number) =>
  act(async () => stats.setState({ classic: { wins, losses: 1, ties: 0 } }, true));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  changeSettings({ remember: 'ask' });
  stats.setState({}, true);
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.querySelector('div') ?? document.body);
  await act(async () => root.render(<KeepOffer wonAt="classic" />));
  return () => act(async () => root.unmount());
});

test('STA-17 it asks after a counted win, not after a loss', async () => {
  await count(0);
  expect(text()).toBe('');
  await count(1);
  expect(text()).toContain('Keep your results on this device?');
});

test('STA-17 a yes keeps the results at once; the focus stays with the answer', async () => {
  await count(1);
  await press('Yes, keep them');
  expect(siteSettings.getState().remember).toBe('on');
  expect(localStorage.getItem(KEYS.stats)).toContain('"wins":1');
  expect(text()).toBe('Your results stay on this device.');
  expect(document.activeElement?.textContent).toBe(text());
});

test('STA-17 a no is an answer too', async () => {
  await count(1);
  await press('No');
  expect(siteSettings.getState().remember).toBe('off');
  expect(localStorage.getItem(KEYS.stats)).toBeNull();
  expect(button('No')).toBeUndefined();
});
