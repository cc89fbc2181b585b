import { expect, test } from 'vitest';
import { forgetSeat, keepSeat, readKeptSeat, readKeptSeats } from './kept-seats.ts';

function memory(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const seat = (code: string, secret = 's') => ({
  key: { room: `room ${code}`, code, player: 'p', secret },
  name: 'Ann',
});

test('ONL-84: a seat is found again by its room’s code, the newest first', () => {
  const store = memory();
  keepSeat(store, seat('AAAAAA'));
  keepSeat(store, seat('BBBBBB'));
  keepSeat(store, seat('AAAAAA', 'new'));
  expect(readKeptSeats(store).map(({ key }) => key.code)).toEqual(['AAAAAA', 'BBBBBB']);
  expect(readKeptSeat(store, 'AAAAAA')?.key.secret).toBe('new');
  forgetSeat(store, 'AAAAAA');
  expect(readKeptSeat(store, 'AAAAAA')).toBeNull();
});

test('keeps a limited number of rooms', () => {
  const store = memory();
  for (let count = 0; count < 20; count += 1) keepSeat(store, seat(`ROOM${count}`));
  expect(readKeptSeats(store)).toHaveLength(8);
  expect(readKeptSeat(store, 'ROOM19')).not.toBeNull();
});

test.each(['{', '7', '[7, {}, {"key": {}, "name": "x"}, {"key": {"room": 1}, "name": "x"}]'])(
  'garbage is no seat: %s',
  (text) => {
    expect(readKeptSeats(memory({ 'tic-tac-toe.seats': text }))).toEqual([]);
  },
);

test('keeps nothing where storage is forbidden', () => {
  const refuse = () => {
    throw new Error('forbidden');
  };
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(keepSeat(store, seat('AAAAAA'))).toBe(false);
  expect(readKeptSeats(store)).toEqual([]);
});
