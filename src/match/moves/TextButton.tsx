import { Suspense, useRef, useState } from 'react';
import type { MatchState } from '../../play/match-state.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { matchText as words } from '../../text/match-text.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import type { AboutMatch } from './about-match.ts';

const TextDialog = lazyPart(async () => (await import('./TextDialog.tsx')).TextDialog);

type Props = {
  readonly match: MatchState;
  /** Says what is known beside the moves, when the button is pressed. */
  readonly describe: () => AboutMatch;
};

/** The button, in the visitor's language. */
export async function loadTextButton() {
  await lazyTranslations.matchText?.(words);
  return TextButton;
}

/** Opens a match as text. */
function TextButton({ match, describe }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [about, setAbout] = useState<AboutMatch | null>(null);
  return (
    <>
      <Button
        ref={button}
        icon
        size="small"
        tone="quiet"
        aria-label={words.save.button}
        onClick={() => setAbout(describe())}
      >
        <Icon path="M7.5 4h6L18 8.5v10a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 18.5v-13A1.5 1.5 0 0 1 7.5 4ZM9.5 12h5M9.5 15.8h5" />
      </Button>
      <Suspense fallback={null}>
        {about ? (
          <TextDialog
            match={match}
            about={about}
            onClose={() => setAbout(null)}
            opener={() => button.current}
          />
        ) : null}
      </Suspense>
    </>
  );
}
