// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { Announcer, region, announce, announceFirst } from './Announcer.tsx';

const voice = () => document.querySelector('[data-voice]');

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild ?? document.body);
  await act(async () => root.render(<Announcer />));
  return () => act(async () => root.unmount());
});

test('a match that opens late neither drops nor repeats what is being read', async () => {
  await act(async () => region.setState({ isReady: true }));
  await act(async () => announce('Connection lost.'));
  const lost = voice()?.lastElementChild;
  await act(async () => announceFirst('Ann’s Turn'));
  expect(voice()?.textContent).toBe('Ann’s Turn. Connection lost.');
  // The element stays the same, since a live region reads only what was added.
  expect(voice()?.lastElementChild).toBe(lost);
  await act(async () => announce('Ben’s Turn'));
  expect(voice()?.textContent).toBe('Ben’s Turn');
});

test('what is said in one step is announced once', async () => {
  await act(async () => region.setState({ isReady: true }));
  const added: string[] = [];
  const watch = new MutationObserver((changes) =>
    added.push(
      ...changes.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? '')),
    ),
  );
  watch.observe(voice() ?? document.body, { childList: true });
  await act(async () => {
    announce('A new round');
    announce('Your Turn');
  });
  watch.disconnect();
  expect(added).toEqual(['A new round. Your Turn']);
});

test('what was said before the region could be heard waits for it, and is read once', async () => {
  await act(async () => region.setState({ isReady: false }));
  await act(async () => announce('Connection lost.'));
  expect(voice()?.textContent).toBe('');
  await act(async () => region.setState({ isReady: true }));
  const lost = voice()?.lastElementChild;
  expect(lost?.textContent).toBe('Connection lost.');
  await act(async () => announceFirst('Ann’s Turn'));
  expect(voice()?.textContent).toBe('Ann’s Turn. Connection lost.');
  expect(voice()?.lastElementChild).toBe(lost);
});
