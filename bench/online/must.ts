type Said<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string };

/** Unwraps the result of a call that must succeed. */
export function must<T>(said: Said<T>): T {
  if (!said.ok) throw new Error(`a call failed: ${said.error}`);
  return said.value;
}
