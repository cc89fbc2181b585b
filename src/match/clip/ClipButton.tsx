import { useStore } from 'zustand';
import type { MatchState } from '../../play/match-state.ts';
import { hasBoard } from '../../scene/camera/picture.ts';
import { getWorld } from '../../scene/world/world.tsx';
import { clipWords } from '../../text/clip.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { DialogButton } from '../moves/DialogButton.tsx';

const ClipDialog = lazyPart(async () => (await import('./ClipDialog.tsx')).ClipDialog);

/** The button, in the visitor's language. */
export async function loadClipButton() {
  await lazyTranslations.clip?.(clipWords);
  return ClipButton;
}

/** Makes a clip of a finished match; absent where the board is not drawn by the scene. */
function ClipButton({ match }: { match: MatchState }) {
  const hasScene = useStore(getWorld().store, () => hasBoard(getWorld()));
  return hasScene ? (
    <DialogButton
      label={clipWords.button}
      word={clipWords.word}
      path="M6.5 5h11A2.5 2.5 0 0 1 20 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 16.5v-9A2.5 2.5 0 0 1 6.5 5ZM10.2 8.8v6.4l5-3.2Z"
    >
      {(dialog) => <ClipDialog match={match} {...dialog} />}
    </DialogButton>
  ) : null;
}
