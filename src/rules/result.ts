/** An expected success or failure. Failures carry a literal code; bugs throw instead. */
export type Result<T, E extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** A failure with its code. */
export const fail = <E extends string>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});
