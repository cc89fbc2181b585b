/** Lets a device ask to lead a class, and waits until a host has answered. */
import type { Result } from '../../rules/result.ts';
import type { ClassGrant, LeadWait } from '../protocol/class-port.ts';
import { CLASS_LIMITS } from '../protocol/class-wire.ts';
import { REFUSALS, type RoomsError } from '../protocol/errors.ts';
import { classGrantOf, type Entrances } from './entrances.ts';
import type { CallResult, Transport } from './transport.ts';

const ASK_MS = 2000;
/** How long a waiting device goes on without an answer: a little longer than hosts see its number. */
const WAIT_MS = CLASS_LIMITS.oneTime + 10_000;

/** Whether the class itself refused; other failures may be temporary. */
const isRefused = (said: CallResult): boolean =>
  !said.ok && REFUSALS.some((refusal) => refusal === said.error);

/** Returns a host's access, or why there is none; null once it is stopped. */
export async function askToLead(
  request: { readonly class: string; readonly pass: string },
  { onNumber, signal }: LeadWait,
  { entrances, transport }: { readonly entrances: Entrances; readonly transport: Transport },
): Promise<Result<ClassGrant, RoomsError> | null> {
  const body = { do: 'class-host', ...request };
  let entered = await entrances.enter(body);
  let since: number | null = null;
  while (!signal.aborted) {
    const { answer, secret } = entered;
    if (answer.ok && 'asking' in answer.value) {
      if (since === null) onNumber(answer.value.asking);
      since ??= performance.now();
    } else {
      const mayPass = since !== null && performance.now() - since < WAIT_MS;
      if (!mayPass || answer.ok || isRefused(answer)) return classGrantOf(entered);
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    if (signal.aborted) break;
    const sent = performance.now();
    entered = { answer: await transport.call({ ...body, secret }), secret, sent };
  }
  return null;
}
