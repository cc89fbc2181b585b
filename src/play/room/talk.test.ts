import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RoomsError } from '../../rooms/protocol/errors.ts';
import { createTalk, splitIntoMessages } from './talk.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that accepts a number of lines a second, or fails with `error`. */
function server(perSecond: number) {
  const heard: string[] = [];
  const refused: RoomsError[] = [];
  const state: { error: RoomsError | null } = { error: null };
  let taken: number[] = [];
  const talk = createTalk({
    async send(line) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      taken = taken.filter((at) => at > Date.now() - 1000);
      if (state.error) return state.error;
      if (taken.length >= perSecond) return 'too-many';
      taken.push(Date.now());
      heard.push(line);
      return null;
    },
    onRefusal: (error) => void refused.push(error),
  });
  const say = (line: string) => {
    talk.write(line);
    void talk.say();
  };
  return { heard, refused, state, talk, say };
}

describe('ONL-74: nothing that was typed is lost', () => {
  test('lines beyond the limit arrive a moment later, in order', async () => {
    const { heard, refused, talk, say } = server(5);
    const lines = ['m0', 'm1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7'];
    for (const line of lines) say(line);
    talk.write('half a');
    await vi.advanceTimersByTimeAsync(300);
    expect(heard).toEqual(lines.slice(0, 5));
    expect(refused).toEqual(['too-many']);
    await vi.advanceTimersByTimeAsync(3000);
    expect(heard).toEqual(lines);
    expect(talk.store.getState().draft).toBe('half a');
  });

  test('unsent text returns to the field, before newer text', async () => {
    const { heard, refused, state, talk, say } = server(5);
    state.error = 'offline';
    say('one');
    say('two');
    talk.write('three');
    await vi.advanceTimersByTimeAsync(100);
    expect(talk.store.getState().draft).toBe('one two three');
    expect(refused).toEqual(['offline']);
    state.error = null;
    void talk.say();
    await vi.advanceTimersByTimeAsync(100);
    expect(heard).toEqual(['one two three']);
  });

  test('stops retrying when the server keeps refusing', async () => {
    const { heard, talk, say } = server(0);
    say('one');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(heard).toEqual([]);
    expect(talk.store.getState().draft).toBe('one');
  });

  test('doesn’t send waiting lines to the next room', async () => {
    const { heard, talk, say } = server(1);
    say('one');
    say('two');
    await vi.advanceTimersByTimeAsync(100);
    talk.clear();
    say('elsewhere');
    await vi.advanceTimersByTimeAsync(5000);
    expect(heard).toEqual(['one', 'elsewhere']);
  });

  test('a text too long for one line becomes several', () => {
    expect(splitIntoMessages('  a  b ')).toEqual(['a b']);
    expect(splitIntoMessages(' ')).toEqual([]);
    const [word, other] = ['a'.repeat(150), 'b'.repeat(150)];
    expect(splitIntoMessages(`${word} ${other}`)).toEqual([word, other]);
    expect(splitIntoMessages('😄'.repeat(150))).toEqual(['😄'.repeat(100), '😄'.repeat(50)]);
  });
});
