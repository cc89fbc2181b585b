import type { RemoteSession } from '../../../play/room/remote-session.ts';

/** Whether a pick may be the second half of a double click: it repeats the newest move's cell. */
export const isSecondClick = ({ store }: Pick<RemoteSession, 'store'>, pick: string): boolean =>
  store.getState().record.moves.at(-1)?.split('-').includes(pick) === true;
