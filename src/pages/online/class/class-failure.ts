import type { RoomsError } from '../../../rooms/protocol/errors.ts';
import { classWords } from '../../../text/class.ts';
import { failures } from '../notices.ts';

/** The words for a failed request about a class. A code that leads nowhere could be a room's as well. */
export function classFailure(error: RoomsError): string {
  if (error === 'room-not-found') return classWords.notFound;
  return error === 'not-a-player' ? classWords.removed : failures[error];
}
