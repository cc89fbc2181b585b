import type { MatchState } from '../../play/match-state.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { matchText as words } from '../../text/match-text.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import type { AboutMatch } from './about-match.ts';
import { DialogButton } from './DialogButton.tsx';

const TextDialog = lazyPart(async () => (await import('./TextDialog.tsx')).TextDialog);

type Props = {
  readonly match: MatchState;
  readonly describe: () => AboutMatch;
};

/** The button, in the visitor's language. */
export async function loadTextButton() {
  await lazyTranslations.matchText?.(words);
  return TextButton;
}

/** Opens a match as text. */
function TextButton({ match, describe }: Props) {
  return (
    <DialogButton
      label={words.save.button}
      word={words.save.word}
      path="M7.5 4h6L18 8.5v10a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 18.5v-13A1.5 1.5 0 0 1 7.5 4ZM9.5 12h5M9.5 15.8h5"
    >
      {(dialog) => <TextDialog match={match} describe={describe} {...dialog} />}
    </DialogButton>
  );
}
