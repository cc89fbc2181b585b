import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { post } from '../../tests/faults/http.ts';
import { embedded } from '../../tests/rooms/embedded.ts';

const ANN = 'ab'.repeat(16);
const BEN = 'cd'.repeat(16);
type Made = {
  readonly player: string;
  readonly snapshot: { readonly room: { readonly id: string; readonly room_code: string } };
};

const asked =
  (url: string) =>
  async (command: object): Promise<Made> => {
    const { status, body } = await post(url, command);
    expect(status).toBe(200);
    return body as Made;
  };

test('what the journal alone has comes into the rows by itself, every five minutes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const path = join(folder, 'rooms.db');
  const { url, end } = await embedded({ path });
  const page = (name: string): string => readFileSync(`${path}-${name}`, 'utf8').slice(0, 2);
  const client = asked(url);
  try {
    const ann = await client({ do: 'create', name: 'Ann', variant: 'classic', secret: ANN });
    const { id: room, room_code: code } = ann.snapshot.room;
    await client({ do: 'join', name: 'Ben', code, secret: BEN });
    vi.advanceTimersByTime(4 * 60_000);
    await client({ do: 'start', room, player: ann.player, secret: ANN });
    expect([page('log1'), page('log2')]).toEqual(['', expect.stringMatching(/^\d/)]);
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => expect(page('log2')).toBe('\0\0'));
  } finally {
    vi.useRealTimers();
    await end();
    rmSync(folder, { recursive: true, force: true });
  }
});
