/**
 * Logs a failure. `plain`: the message without the address that a visitor asked for, which may hold anything.
 */
export type Fail = (message: string, error: unknown, plain?: string) => void;

/** Where the server says what it does. */
export type Log = {
  /** Says what the operator should know. */
  readonly tell: (message: string) => void;
  readonly fail: Fail;
};

/** The part of `console` that is used. */
type Console = Pick<typeof console, 'log' | 'error'>;

/** Reads LOG: json is one object a line. Throws a readable message for anything else. */
export function readLog(text: string | undefined): 'text' | 'json' {
  if (text === undefined || text === '') return 'text';
  if (text === 'json') return 'json';
  throw new Error(`LOG is "${text}": it must be json, or not be set.`);
}

/** A log of lines for people, or of JSON for programs; failures go to standard error. */
export function openLog(format: 'text' | 'json', { log, error: warn }: Console = console): Log {
  if (format === 'text') return { tell: log, fail: (message, error) => warn(message, error) };
  const entry = (level: 'info' | 'error', message: string, more: object = {}): string =>
    JSON.stringify({ time: new Date().toISOString(), level, message, ...more });
  return {
    tell: (message) => log(entry('info', message)),
    fail: (message, error, plain = message) => warn(entry('error', plain, describe(error))),
  };
}

/**
 * The part of an error that a log may keep. Our own reasons are strings. The messages of other errors may quote what somebody
 * sent (`JSON.parse`) or an address (sockets), so only the name, the code and the places in the code remain.
 */
function describe(error: unknown): object {
  if (typeof error === 'string') return { reason: error };
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const stack = error.stack ?? '';
  return { error: error.name, ...code, at: stack.match(/(?<=^\s+at ).+$/gm) ?? [] };
}
