/** Requests as an attacker sends them: straight to the endpoint, without our client. */
import { OUR_KEY } from '../../../src/rooms/protocol/our-server.ts';

export type RawHttpAnswer = {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
};

/** Sends a body, or raw text, to a server's endpoint. */
export async function post(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawHttpAnswer> {
  const response = await fetch(`${url}/functions/v1/rooms`, {
    method: 'POST',
    headers: { apikey: OUR_KEY, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as RawHttpAnswer['body'] };
}

/** Makes this many calls, a few dozen at once: more would test the test's own sockets. */
export async function flood<T>(count: number, send: (at: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < count; at = next++) answers[at] = await send(at);
  };
  await Promise.all(Array.from({ length: 64 }, worker));
  return answers;
}
