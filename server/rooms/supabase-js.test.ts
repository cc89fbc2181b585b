import { afterEach, expect, test, vi } from 'vitest';
import { clientSuite } from '../../tests/server/lib/client-suite.ts';
import { ourServer } from '../../tests/server/lib/our-server.ts';
import { follow, movesOf, must } from '../../tests/server/lib/follower.ts';

clientSuite('supabase-js on our server', () => ourServer());

afterEach(() => vi.restoreAllMocks());

test("followers play over the room's channel; a refused command is sent to the endpoint, which says why", async () => {
  const site = await ourServer();
  const [one, two] = [site.client(), site.client()];
  const ann = must(await one.create({ name: 'Ann', variant: 'classic' }));
  const ben = must(await two.join({ name: 'Ben', code: ann.key.code }));
  const [a, b] = [follow(one, ann), follow(two, ben)];
  // The complete presence is the last message that the server sends after a join.
  await Promise.all([a, b].map((each) => each.until(({ present }) => present.size === 2)));
  const fetch = vi.spyOn(globalThis, 'fetch');
  const doings = (): readonly unknown[] =>
    fetch.mock.calls.flatMap(([, init]) => {
      const { do: what } = JSON.parse(String(init?.body)) as { do: string };
      return what === 'fetch' ? [] : what;
    });
  must(await one.act(ann.key, { do: 'start', round: 0 }));
  must(await one.act(ann.key, { do: 'move', round: 1, ply: 0, move: '4' }));
  await b.until((view) => movesOf(view).length === 1);
  must(await two.act(ben.key, { do: 'move', round: 1, ply: 1, move: '0' }));
  must(await two.act(ben.key, { do: 'round', round: 1 }));
  must(await one.act(ann.key, { do: 'answer', round: 1, agrees: true }));
  await b.until(({ snapshot }) => snapshot.room.game_state.round === 2);
  expect(doings()).toEqual([]);
  expect(await one.act(ann.key, { do: 'move', round: 2, ply: 0, move: '44' })).toEqual({
    ok: false,
    error: 'illegal-move',
  });
  expect(
    await one.act(
      { ...ann.key, secret: ben.key.secret },
      { do: 'move', round: 2, ply: 0, move: '4' },
    ),
  ).toEqual({
    ok: false,
    error: 'not-a-player',
  });
  expect(doings()).toEqual(['move', 'move']);
  for (const each of [a, b]) each.stop();
  await site.end();
});
