import { shownMove } from '../../../play/match-state.ts';
import type { RemoteSession } from '../../../play/room/remote-session.ts';

/** Whether a pick may be the second half of a double click: it repeats a cell of the move shown. */
export const isSecondClick = ({ store }: Pick<RemoteSession, 'store'>, pick: string): boolean =>
  shownMove(store.getState())?.picks.includes(pick) === true;
