import { useStore } from 'zustand';
import { resultOf } from '../../play/match-result.ts';
import type { MatchState } from '../../play/match-state.ts';
import { hasBoard } from '../../scene/camera/picture.ts';
import { getWorld } from '../../scene/world/world.tsx';
import { speech } from '../../text/speech.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { DialogButton } from './DialogButton.tsx';

const PictureDialog = lazyPart(async () => (await import('./PictureDialog.tsx')).PictureDialog);

/** Opens a picture of a finished match; absent where the board is not drawn by the scene. */
export function PictureButton({ match }: { match: MatchState }) {
  const hasScene = useStore(getWorld().store, () => hasBoard(getWorld()));
  return hasScene && resultOf(match) ? (
    <DialogButton
      label={speech.picture.button}
      word={speech.picture.word}
      path="M6.5 5h11A2.5 2.5 0 0 1 20 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 16.5v-9A2.5 2.5 0 0 1 6.5 5ZM4.5 16l4.5-4 3.5 3 3-2.5 4 3.5M14.8 9.2v.1"
    >
      {(dialog) => <PictureDialog match={match} {...dialog} />}
    </DialogButton>
  ) : null;
}
