import { useCallback } from 'react';
import type { Session } from '../../play/session.ts';
import { viewOf } from '../../play/view.ts';
import { say } from '../../ui/notices/Announcer.tsx';
import type { Variant } from '../../variants/variant.ts';
import { refusalText } from '../status/status.ts';
import { pickAnew } from './pick-anew.ts';

/** Takes a board's picks, and says why one is refused. */
export const usePick = (
  session: Pick<Session, 'store' | 'pick' | 'unpick' | 'browse'>,
  variant: Variant,
): ((pick: string) => void) =>
  useCallback(
    (pick) =>
      pickAnew(session, variant, pick, (error) =>
        say(refusalText(error, viewOf(session.store.getState(), variant.adds), pick)),
      ),
    [session, variant],
  );
