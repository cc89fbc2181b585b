/** Requests that take a place with a new secret. */
import { fail, ok, type Result } from '../../rules/result.ts';
import type { ClassGrant, ClassKey } from '../protocol/class-port.ts';
import type { RoomsError } from '../protocol/errors.ts';
import type { CallResult } from './transport.ts';

/** This many random bytes, in hexadecimal. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

export const isOffline = (said: CallResult): boolean => !said.ok && said.error === 'offline';
export const isUnanswered = (said: CallResult): boolean =>
  isOffline(said) || (!said.ok && said.error === 'timeout');

/** Keeps the secrets of requests without an answer: repeating such a request must not take a second place. */
export class Entrances {
  readonly #call: (body: object) => Promise<CallResult>;
  readonly #secrets = new Map<string, string>();

  constructor(call: (body: object) => Promise<CallResult>) {
    this.#call = call;
  }

  async enter(body: object): Promise<{ readonly reply: CallResult; readonly secret: string }> {
    const asked = JSON.stringify(body);
    const secret = this.#secrets.get(asked) ?? randomHex(16);
    this.#secrets.set(asked, secret);
    const reply = await this.#call({ ...body, secret });
    if (!isUnanswered(reply)) this.#secrets.delete(asked);
    return { reply, secret };
  }
}

/** The place in a class that an answer grants. */
export function classGrantOf(said: CallResult, secret: string): Result<ClassGrant, RoomsError> {
  if (!said.ok) return said;
  if (!('class' in said.value) || !said.value.class) return fail('server-failed');
  const { class: view, me } = said.value;
  return ok({
    key: { class: view.id, code: view.code, secret, player: me?.player ?? null },
    view,
    me,
  });
}

/** What proves a place, as the endpoint expects it. */
export const claimOf = ({ class: id, secret, player }: ClassKey) => ({
  class: id,
  secret,
  ...(player === null ? {} : { pupil: player }),
});
