import type { SavedMatch } from '../../play/keeping/saved.ts';
import { peopleFor, setupOf } from '../../play/match-state.ts';
import { readShared, SHARED_KEYS } from '../../play/keeping/share.ts';
import type { Game } from '../../rules/game.ts';
import { speech } from '../../text/speech.ts';
import { notify } from '../../ui/notices/notices.ts';

/** The match of a shared link, for players on this device. Removes the match from the address. */
export function takeShared(game: Game): SavedMatch | null {
  const address = new URL(location.href);
  const record = readShared(game, address.searchParams);
  for (const key of SHARED_KEYS) address.searchParams.delete(key);
  history.replaceState(history.state, '', address);
  if (!record) {
    notify({ title: speech.share.broken, detail: speech.share.brokenDetail, tone: 'bad' });
    return null;
  }
  notify({ title: speech.share.opened, detail: speech.share.openedDetail });
  const setup = setupOf(record, peopleFor(record.seats));
  return { setup, record, round: 1, reported: false };
}
