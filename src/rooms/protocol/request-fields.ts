/** Reads single fields of a request: undefined where the type or the form is wrong. */
import { MAX_MOVES } from '../../rules/match.ts';
import { field, isWhole } from '../../rules/untrusted.ts';

/** A seat and its proof. */
export type Claim = { readonly room: string; readonly player: string; readonly secret: string };

/** A request before it is parsed. */
export type Body = Readonly<Record<string, unknown>>;

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const SECRET = /^[0-9a-f]{32}$/;
/** The longest notation or client id. */
const SHORT = /^[!-~]{1,64}$/;

export const textOf = (body: Body, key: string): string | undefined => {
  const value = field(body, key);
  return typeof value === 'string' ? value : undefined;
};
export const matching = (body: Body, key: string, pattern: RegExp): string | undefined => {
  const text = textOf(body, key);
  return text !== undefined && pattern.test(text) ? text : undefined;
};
export const shortText = (body: Body, key: string): string | undefined =>
  matching(body, key, SHORT);
export const count = (body: Body, key: string): number | undefined => {
  const value = field(body, key);
  return isWhole(value, 0, MAX_MOVES) ? value + 0 : undefined;
};

export function claimOf(body: Body): Claim | undefined {
  const room = matching(body, 'room', UUID);
  const player = matching(body, 'player', UUID);
  const secret = matching(body, 'secret', SECRET);
  return room && player && secret ? { room, player, secret } : undefined;
}
