// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { createSession } from '../../play/session.ts';
import { viewOf } from '../../play/view.ts';
import { Announcer, region } from '../../ui/notices/Announcer.tsx';
import { loadVariant } from '../../variants/menu.ts';
import type { GameId } from '../../variants/rules.ts';
import { statusOf } from '../status/status.ts';
import { Console } from './Console.tsx';

const onPick = vi.fn<(pick: string) => boolean>(() => true);
const onClose = vi.fn<() => void>();
const onMove = vi.fn<(move: string) => void>();
const unpick = vi.fn<() => void>();
const chat = vi.fn<(text: string) => void>();

const field = () => document.querySelector('input') as HTMLInputElement;
const heard = () => document.querySelector('[data-voice]')?.textContent ?? '';

async function type(text: string): Promise<void> {
  await act(async () => {
    field().value = text;
    field().form?.requestSubmit();
  });
}

let close = () => Promise.resolve();

/** Opens a console beside a match of two people after these picks. */
async function open(id: GameId, picks: readonly string[]): Promise<void> {
  document.body.innerHTML = '<button id="opener"></button><div></div>';
  document.getElementById('opener')?.focus();
  const { game, layoutOf, extras } = await loadVariant(id);
  const person = { kind: 'person' } as const;
  const options = game.options({}, 2) ?? {};
  const made = createSession(
    { game: id, seats: 2, options, controllers: [person, person] },
    { bots: { choose: () => new Promise<string>(() => {}) } },
  );
  if (!made.ok) throw new Error(made.error);
  for (const pick of picks) made.value.pick(pick);
  const match = made.value.store.getState();
  const root = createRoot(document.querySelector('div') ?? document.body);
  await act(async () => region.setState({ isReady: true }));
  await act(async () =>
    root.render(
      <>
        <Announcer />
        <Console
          {...{ match, onPick, onMove, onClose, chat, unpick }}
          undo={made.value.undo}
          status={statusOf(match)}
          view={viewOf(match, extras)}
          layout={layoutOf(options)}
        />
      </>,
    ),
  );
  close = () => act(async () => root.unmount());
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  await open('classic', ['0', '4', '1']);
  return () => close();
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

test('a whole move replaces the one that the board has begun', async () => {
  await close();
  await open('quantum', ['0']);
  await type('turn');
  expect(heard()).toContain('a3 chosen.');
  await type('b2 c1');
  expect(unpick).toHaveBeenCalledOnce();
  expect(onPick.mock.calls).toEqual([['4'], ['8']]);
  await type('c1');
  expect(unpick).toHaveBeenCalledOnce();
});

test('what follows a refused cell does not begin another move', async () => {
  await close();
  await open('wild', ['0', 'X']);
  onPick.mockReturnValueOnce(false);
  await type('a3 o');
  expect(onPick.mock.calls).toEqual([['0']]);
});

test('a question is answered with one of its cells; anything else is told once what they are', async () => {
  await close();
  await open('quantum', ['0', '4', '0', '4']);
  await type('b2 c1');
  expect(heard().match(/Choose: a3; b2/g)).toHaveLength(1);
  expect(onMove).not.toHaveBeenCalled();
  await type('b2');
  expect(onMove.mock.calls).toEqual([['4']]);
  expect(onPick).not.toHaveBeenCalled();
});
