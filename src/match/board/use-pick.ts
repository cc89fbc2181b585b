import { useCallback } from 'react';
import { attend } from '../../play/attention.ts';
import { isLatestShown, isPersonsTurn, latestState } from '../../play/match-state.ts';
import { resultOf } from '../../play/match-result.ts';
import type { PickError, Session } from '../../play/session.ts';
import { viewOf } from '../../play/view.ts';
import { playSound } from '../../ui/effects/sound.ts';
import { announce } from '../../ui/notices/Announcer.tsx';
import { notify } from '../../ui/notices/notices.ts';
import type { Variant } from '../../variants/variant.ts';
import { refusalText } from '../status/status.ts';

/** Shakes the tile of a refused tap. */
function refuse(cell: string): void {
  attend({ refused: { cell } });
  void playSound('refuse');
}

/** The part of a session that takes picks; a room's session has it too. */
type Picking = Pick<Session, 'store' | 'pick' | 'unpick' | 'browse'>;

/**
 * Takes a pick. One that can't be played (an occupied cell, a finished match, a bot's turn) shakes its tile with a
 * sound, and some variants say why; but another cell starts an incomplete move over. A pick while looking back returns
 * to the latest position, except in a finished match.
 * @returns whether it is a move now, or a part of one
 */
export function handlePick(
  session: Picking,
  variant: Variant,
  pick: string,
  onRefused?: (error: PickError) => void,
): boolean {
  const match = session.store.getState();
  if (!isLatestShown(match) && !resultOf(match)) {
    session.browse(null);
    return false;
  }
  if (isPersonsTurn(match) && variant.handlePreview?.(latestState(match), pick)) return true;
  const picked = session.pick(pick);
  if (picked.ok) return true;
  const notice =
    picked.error === 'illegal-move'
      ? variant.refusal?.(latestState(match), match.picks, pick)
      : null;
  if (notice) notify({ ...notice, tone: 'bad' });
  else if (match.picks.length === 0) onRefused?.(picked.error);
  if (notice || match.picks.length === 0) refuse(pick);
  if (match.picks.length === 0) return false;
  const isSame = match.picks.includes(pick);
  // The second click of a double click keeps the move that the first one began, unless that was a mistake.
  if (isSame === Boolean(notice)) session.unpick();
  if (isSame || notice) return false;
  const isAccepted = session.pick(pick).ok;
  if (!isAccepted) refuse(pick);
  return isAccepted;
}

/** Takes a board's picks, and says why one is refused. */
export const usePick = (session: Picking, variant: Variant): ((pick: string) => boolean) =>
  useCallback(
    (pick) =>
      handlePick(session, variant, pick, (error) =>
        announce(refusalText(error, viewOf(session.store.getState(), variant.extras), pick)),
      ),
    [session, variant],
  );
