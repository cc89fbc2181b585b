import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { listen, readLimitFactor, readPort, readSwitch } from './listen.ts';

const host = '127.0.0.1';
const ending: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

function occupy(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server: Server = createServer().once('error', reject);
    server.listen(port, host, () => {
      ending.push(() => new Promise((done) => server.close(done)));
      resolve((server.address() as AddressInfo).port);
    });
  });
}

test('ROOMS_LIMITS is read, or refused with a message', () => {
  expect([undefined, '', '1', '5000'].map(readLimitFactor)).toEqual([
    undefined,
    undefined,
    1,
    5000,
  ]);
  for (const text of ['0', '-1', '1.5', 'many', '1e3'])
    expect(() => readLimitFactor(text)).toThrow(`ROOMS_LIMITS is "${text}"`);
});

test('TRUST_PROXY is on with 1 only, and anything else is refused', () => {
  const read = (text?: string) => readSwitch('TRUST_PROXY', text);
  expect([read(), read(''), read('1')]).toEqual([false, false, true]);
  for (const text of ['0', 'false', 'no', 'true', ' 1'])
    expect(() => read(text)).toThrow(`TRUST_PROXY is "${text}"`);
});

describe('port', () => {
  test('a taken port gives way to the next free one', async () => {
    const taken = await occupy(0);
    const site = await listen((_, response) => response.end('here'), { port: taken, host });
    ending.push(site.close);
    expect(site.port).toBeGreaterThan(taken);
    expect(site.port).toBeLessThanOrEqual(taken + 20);
    expect(site.url).toBe(`http://127.0.0.1:${site.port}`);
    expect(await (await fetch(site.url)).text()).toBe('here');
  });

  test('an upgrade to another protocol is answered in HTTP/1.1', async () => {
    const site = await listen((_, response) => response.end('here'), { port: 0, host });
    ending.push(site.close);
    let upgrades = 0;
    site.server.on('upgrade', (_request, socket) => {
      upgrades += 1;
      socket.end('HTTP/1.1 400 Refused\r\n\r\n');
    });
    const offering = (protocol: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = connect(site.port, host).setEncoding('latin1');
        socket.once('data', (text: string) => {
          resolve(text);
          socket.destroy();
        });
        const head = ['Host: x', 'Connection: Upgrade', `Upgrade: ${protocol}`];
        socket.write(['GET / HTTP/1.1', ...head, '', ''].join('\r\n'));
      });
    expect(await offering('h2c')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await offering('WebSocket')).toMatch(/^HTTP\/1\.1 400 /);
    expect(upgrades).toBe(1);
  });

  test('the wanted port is used when it is free', async () => {
    const first = await listen(() => {}, { port: 0, host });
    await first.close();
    const site = await listen(() => {}, { port: first.port, host });
    ending.push(site.close);
    expect(site.port).toBe(first.port);
  });

  test('when all are taken, the message names them', async () => {
    const last = await occupy(65_535).catch(() => 65_535);
    await expect(listen(() => {}, { port: last, host })).rejects.toThrow(
      'The ports 65535 to 65535 are all taken: set PORT to a free one.',
    );
  });

  test('any error other than a taken port is reported at once', async () => {
    await expect(listen(() => {}, { port: 0, host: '192.0.2.1' })).rejects.toThrow(
      'HOST is "192.0.2.1", where this machine can\'t listen: listen EADDRNOTAVAIL',
    );
  });

  test.each(['x', '-1', '65536', '80.5', '1e3'])('PORT=%s is refused', (text) => {
    expect(() => readPort(text, 3000)).toThrow(`PORT is "${text}", which is not a port`);
  });

  test('PORT is optional', () => {
    expect([readPort(undefined, 3000), readPort('', 3000), readPort('0', 3000)]).toEqual([
      3000, 3000, 0,
    ]);
  });
});

describe('end', () => {
  test('closing waits for the answer that is under way', async () => {
    let answer = () => {};
    const asked = Promise.withResolvers<undefined>();
    const site = await listen(
      (_, response) => {
        answer = () => response.end('late');
        asked.resolve(undefined);
      },
      { port: 0, host },
    );
    const response = fetch(site.url);
    await asked.promise;
    const closed = site.close();
    answer();
    expect(await (await response).text()).toBe('late');
    await closed;
    await expect(fetch(site.url)).rejects.toThrow('fetch failed');
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'prints its address, even when the port is taken, and ends cleanly on %s',
    async (signal) => {
      const dist = mkdtempSync(join(tmpdir(), 'listen-'));
      writeFileSync(join(dist, 'index.html'), '<title>fixture</title>');
      const taken = await occupy(0);
      const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'serve.ts')).href);
      const code = `import { serve } from ${module}; await serve(${JSON.stringify(dist)});`;
      const program = spawn(process.execPath, ['--input-type=module', '--eval', code], {
        env: { ...process.env, PORT: String(taken), HOST: '', ROOMS_DATABASE: ':memory:' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      ending.push(async () => {
        program.kill('SIGKILL');
        rmSync(dist, { recursive: true });
      });
      const exit = new Promise((resolve) => program.once('exit', resolve));
      let said = '';
      await new Promise<void>((resolve) => {
        program.stdout.on('data', (chunk: Buffer) => {
          said += chunk.toString();
          if (said.includes(' at ') && said.endsWith('\n')) resolve();
        });
      });
      const [, used, url] =
        /^Port \d+ is taken, so (\d+) is used\.\nTic-tac-toe is at (\S+)\n$/.exec(said) ?? [];
      expect(url).toBe(`http://127.0.0.1:${used}`);
      expect(await (await fetch(`${url}/`)).text()).toBe('<title>fixture</title>');
      program.kill(signal);
      expect(await exit).toBe(0);
    },
  );

  test('a signal that arrives while the address is printed ends it cleanly', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'listen-'));
    writeFileSync(join(dist, 'index.html'), '<title>fixture</title>');
    const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'serve.ts')).href);
    const code = `import { serve } from ${module};
      console.log = (text) => { if (text.includes(' is at ')) process.kill(process.pid, 'SIGTERM'); };
      await serve(${JSON.stringify(dist)});`;
    const program = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      env: { ...process.env, PORT: '0', HOST: '', ROOMS_DATABASE: ':memory:' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    ending.push(async () => {
      program.kill('SIGKILL');
      rmSync(dist, { recursive: true });
    });
    expect(await new Promise((resolve) => program.once('exit', (...how) => resolve(how)))).toEqual([
      0,
      null,
    ]);
  });
});
