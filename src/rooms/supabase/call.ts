import {
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { fail, ok } from '../../rules/result.ts';
import { readField, isFields } from '../../rules/untrusted.ts';
import { ENDPOINT_ERRORS, REFUSALS, type ServerError } from '../protocol/errors.ts';
import { readAnswer } from '../protocol/answers.ts';
import type { CallResult } from '../client/transport.ts';

/** `invoke` has no timeout by default; a move that takes longer is sent again. */
const TIMEOUT_MS = 8000;

const KNOWN: readonly ServerError[] = [...REFUSALS, ...ENDPOINT_ERRORS];

/** Sends a request to the endpoint; the signal gives it up. Never rejects. */
export async function call(
  client: SupabaseClient,
  body: object,
  signal?: AbortSignal,
): Promise<CallResult> {
  try {
    const response: { readonly data: unknown; readonly error: unknown } =
      await client.functions.invoke<unknown>('rooms', {
        body: { ...body },
        timeout: TIMEOUT_MS,
        ...(signal && { signal }),
      });
    return response.error === null ? readBody(response.data) : await readError(response.error);
  } catch {
    return fail('offline');
  }
}

/** A static host that answers every address with the page isn't a backend. */
function readBody(raw: unknown): CallResult {
  if (!isFields(raw)) return fail('no-backend');
  if (readField(raw, 'ok') === true) {
    const answer = readAnswer(raw);
    return answer ? ok(answer) : fail('server-failed');
  }
  const error = KNOWN.find((each) => each === readField(raw, 'error'));
  return fail(error ?? 'no-backend');
}

async function readError(error: unknown): Promise<CallResult> {
  if (error instanceof FunctionsHttpError) {
    const response = error.context as Response;
    const answer = readBody(await readJson(response));
    const isGatewayDown = response.status >= 500 && !answer.ok && answer.error === 'no-backend';
    return isGatewayDown ? fail('server-failed') : answer;
  }
  if (error instanceof FunctionsRelayError) return fail('server-failed');
  const cause: unknown = error instanceof FunctionsFetchError ? error.context : error;
  return fail(cause instanceof Error && cause.name === 'AbortError' ? 'timeout' : 'offline');
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}
