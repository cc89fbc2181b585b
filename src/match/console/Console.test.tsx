// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { createSession } from '../../play/session.ts';
import { viewOf } from '../../play/view.ts';
import { Announcer, region } from '../../ui/notices/Announcer.tsx';
import { loadVariant } from '../../variants/menu.ts';
import { statusOf } from '../status/status.ts';
import { Console } from './Console.tsx';

const onPick = vi.fn<(pick: string) => void>();
const onClose = vi.fn<() => void>();
const onMove = vi.fn<(move: string) => void>();
const chat = vi.fn<(text: string) => void>();

const field = () => document.querySelector('input') as HTMLInputElement;
const heard = () => document.querySelector('[data-voice]')?.textContent ?? '';

async function type(text: string): Promise<void> {
  await act(async () => {
    field().value = text;
    field().form?.requestSubmit();
  });
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  document.body.innerHTML = '<button id="opener"></button><div></div>';
  document.getElementById('opener')?.focus();
  const { layoutOf, extras } = await loadVariant('classic');
  const person = { kind: 'person' } as const;
  const options = { teams: false };
  const made = createSession(
    { game: 'classic', seats: 2, options, controllers: [person, person] },
    { bots: { choose: () => new Promise<string>(() => {}), dispose() {} } },
  );
  if (!made.ok) throw new Error(made.error);
  for (const move of ['0', '4', '1']) made.value.pick(move);
  const match = made.value.store.getState();
  const root = createRoot(document.querySelector('div') ?? document.body);
  await act(async () => region.setState({ isReady: true }));
  await act(async () =>
    root.render(
      <>
        <Announcer />
        <Console
          {...{ match, onPick, onMove, onClose, chat }}
          undo={made.value.undo}
          unpick={made.value.unpick}
          status={statusOf(match)}
          view={viewOf(match, extras)}
          layout={layoutOf(options)}
        />
      </>,
    ),
  );
  return () => act(async () => root.unmount());
});

test('a cell plays, a message is sent, and the field stays for the next', async () => {
  expect(document.activeElement).toBe(field());
  await type('c3');
  await type('chat Hello Ben');
  expect(onPick.mock.calls).toEqual([['2']]);
  expect(chat.mock.calls).toEqual([['Hello Ben']]);
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

test('A11-05 questions are answered by the live region, and for those who read', async () => {
  await type('board');
  expect(heard()).toBe('a3 X; b3 X; b2 O.');
  expect(document.querySelector('form p')?.textContent).toBe(heard());
  await type('boards');
  expect(heard()).toBe('There is only one board.');
  await type('turn');
  expect(heard()).toContain('Player O');
  await type('last');
  expect(heard()).toContain('b3');
  await type('fly');
  expect(heard()).toContain('Type help');
  await type('help');
  expect(heard()).toContain('like c3;');
  expect(heard()).toContain('board, boards, threats, last, turn, undo, chat and a message.');
  await type('chat');
  expect(heard()).toBe('Type your message after the word chat.');
});

test('Escape closes the console', async () => {
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(onClose).toHaveBeenCalledOnce();
});
