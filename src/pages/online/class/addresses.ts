/** The addresses of a class, in the language of the page. */
import { baseOf, languageOf } from '../../../look/paths.ts';

const path = (): string => `${baseOf(languageOf(location.pathname))}/class`;

/** The address that pupils type: "example.org/class". */
export const classAddress = (): string => location.host + path();

/**
 * A link for a QR code: a pupil's with the class's code, or a host's, whose pass is in the fragment, which
 * no server receives.
 */
export function classLink(
  to: { readonly code: string } | { readonly id: string; readonly hostPass: string },
): string {
  const link = new URL(path(), location.origin);
  if ('code' in to) link.searchParams.set('code', to.code);
  else link.hash = `lead=${to.id}.${to.hostPass}`;
  return link.href;
}
