import { afterEach, beforeEach, expect, test } from 'vitest';
import type {
  ClassMe,
  ClassAnswer,
  ClassSnapshot,
} from '../../../src/rooms/protocol/class-wire.ts';
import { SETTINGS } from '../lib/class-states.ts';
import { start, workplace, type Running } from '../lib/process.ts';
import { secretOf } from '../lib/requests.ts';
import { WON } from '../lib/room-states.ts';
import { post, type RawHttpAnswer } from './http.ts';

const PUPILS = 6;
let here = workplace();
let running: Running;
beforeEach(async () => {
  here = workplace();
  running = await start(here);
});
afterEach(async () => {
  await running.kill();
  here.end();
});

const send = async (body: object): Promise<RawHttpAnswer['body']> =>
  (await post(running.url, body)).body;
const restart = async (): Promise<void> => {
  await running.kill();
  running = await start(here);
};

test('whenever the server is killed, a class loses neither an acknowledged move nor a result', async () => {
  const teacher = { do: 'class-open', secret: secretOf('teacher'), settings: SETTINGS };
  const { id, code } = (await send(teacher))['class'] as ClassSnapshot;
  const claim = { class: id, secret: teacher.secret };
  const players: string[] = [];
  for (let at = 0; at < PUPILS; at += 1) {
    const join = { do: 'join', secret: secretOf(`${at}`), name: `P${at}`, code };
    players.push(((await send(join))['me'] as ClassMe).player);
  }
  const look = async (): Promise<ClassAnswer> => {
    const known = { version: 0, boards: { round: 0, moves: [] } };
    return (await send({ do: 'class-fetch', claim, known })) as unknown as ClassAnswer;
  };
  for (let round = 1; round <= 3; round += 1) {
    const command = { do: 'start', round: round - 1, id: `start ${round}`.replace(' ', '-') };
    await send({ do: 'class-command', claim, command });
    await restart();
    const pairings = (await look()).class?.rounds[round - 1]?.pairings ?? [];
    expect(pairings).toHaveLength(PUPILS / 2);
    for (const [ply, move] of WON.entries()) {
      const said = pairings.map(({ room, pupils }) => {
        const number = pupils[ply % 2] ?? -1;
        const seat = { room, player: players[number], secret: secretOf(`${number}`) };
        return send({ do: 'move', ...seat, id: `m${ply}`, round: 1, ply, move });
      });
      expect((await Promise.all(said)).map(({ ok }) => ok)).toEqual([true, true, true]);
      // Killed after the third move, and at once after the last one.
      if (ply % 2 === 0 && ply > 0) await restart();
      const { boards, class: view } = await look();
      expect(boards.map(({ moves }) => moves.length)).toEqual([ply + 1, ply + 1, ply + 1]);
      expect(view?.rounds[round - 1]?.pairings.map(({ result }) => result)).toEqual(
        pairings.map(() => (ply === WON.length - 1 ? 'first' : null)),
      );
    }
  }
  const { class: view } = await look();
  const points = view?.standings.reduce((sum, standing) => sum + standing.points, 0);
  expect([view?.round, points]).toEqual([3, 9]);
}, 120_000);
