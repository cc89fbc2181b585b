/** The data with which a match's picture or clip is shared. */
import { shareLink } from '../../play/keeping/share.ts';
import type { MatchState } from '../../play/match-state.ts';
import { hasLeaver } from '../../rules/match.ts';
import { speech } from '../../text/speech.ts';

/** False for a match that somebody left, which no link can open. */
export const canBeLinked = ({ record }: Pick<MatchState, 'record'>): boolean =>
  !hasLeaver(record.moves);

/** The data for the system's share sheet; null if it takes no files. */
export function shareDataOf({ record }: MatchState, file: File, about: string): ShareData | null {
  const files = [file];
  // Missing in some browsers, and without https.
  if (!(navigator as Partial<Navigator>).canShare?.({ files })) return null;
  const link = canBeLinked({ record })
    ? speech.picture.replay(shareLink(record, location.origin))
    : location.origin;
  return { files, text: `${about}\n${link}` };
}
