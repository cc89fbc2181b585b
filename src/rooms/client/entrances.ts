/** Requests that take a seat, or enter a class, with a new secret. */
import { fail, ok, type Result } from '../../rules/result.ts';
import type { ClassGrant, ClassKey } from '../protocol/class-port.ts';
import type { RoomsError } from '../protocol/errors.ts';
import type { CallResult } from './transport.ts';

/** How long to wait before an unanswered command is sent again. */
export const AGAIN_MS = 1000;

/** This many random bytes, in hexadecimal. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Server time minus the page's `performance.now()`, from an answer to a request that was sent then. */
export const skewOf = (at: number, sent: number): number => at - (sent + performance.now()) / 2;

export const isOffline = (said: CallResult): boolean => !said.ok && said.error === 'offline';
export const isUnanswered = (said: CallResult): boolean =>
  isOffline(said) || (!said.ok && said.error === 'timeout');

/** An answer, the secret that was sent, and when (`performance.now()`). */
type Entered = { readonly answer: CallResult; readonly secret: string; readonly sent: number };

/** Keeps the secrets of requests without an answer: repeating such a request must not enter twice. */
export class Entrances {
  readonly #call: (body: object) => Promise<CallResult>;
  readonly #secrets = new Map<string, string>();

  constructor(call: (body: object) => Promise<CallResult>) {
    this.#call = call;
  }

  async enter(body: object): Promise<Entered> {
    const asked = JSON.stringify(body);
    const secret = this.#secrets.get(asked) ?? randomHex(16);
    this.#secrets.set(asked, secret);
    const sent = performance.now();
    const answer = await this.#call({ ...body, secret });
    if (!isUnanswered(answer)) this.#secrets.delete(asked);
    return { answer, secret, sent };
  }
}

/** The access to a class that an answer grants. */
export function classGrantOf({ answer, secret, sent }: Entered): Result<ClassGrant, RoomsError> {
  if (!answer.ok) return answer;
  if (!('class' in answer.value) || !answer.value.class) return fail('server-failed');
  const { class: snapshot, me, at } = answer.value;
  const key = { class: snapshot.id, code: snapshot.code, secret, player: me?.player ?? null };
  return ok({ key, snapshot, me, skew: skewOf(at, sent) });
}

/** A device's claim, as the endpoint expects it. */
export const claimOf = ({ class: id, secret, player }: ClassKey) => ({
  class: id,
  secret,
  ...(player === null ? {} : { pupil: player }),
});
