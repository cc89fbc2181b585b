import { describe, expect, test } from 'vitest';
import { clientSuite } from '../lib/client-suite.ts';
import { follow, movesOf, must } from '../lib/follower.ts';
import { InMemoryBackend } from './rooms.ts';

clientSuite('memory', () => {
  const { client } = new InMemoryBackend();
  return { client, end: () => {} };
});

describe('what tests of pages may do', () => {
  test('calls can be made to fail', async () => {
    const backend = new InMemoryBackend();
    const rooms = backend.client();
    backend.failing = 'no-backend';
    expect(await rooms.list()).toEqual({ ok: false, error: 'no-backend' });
    backend.failing = null;
    expect(await rooms.list()).toEqual({ ok: true, value: [] });
  });

  test('followers that were cut off catch up', async () => {
    const backend = new InMemoryBackend();
    const [one, two] = [backend.client(), backend.client()];
    const ann = must(await one.create({ name: 'Ann', variant: 'classic' }));
    const ben = must(await two.join({ name: 'Ben', code: ann.key.code }));
    const follower = follow(two, ben);
    await follower.until(({ connection }) => connection === 'live');
    backend.setOnline(false);
    must(await one.act(ann.key, { do: 'start', round: 0 }));
    must(await one.act(ann.key, { do: 'move', round: 1, ply: 0, move: '4' }));
    expect([follower.view().connection, movesOf(follower.view())]).toEqual(['lost', []]);
    backend.setOnline(true);
    await follower.until((view) => view.connection === 'live' && movesOf(view).length === 1);
    follower.stop();
  });
});
