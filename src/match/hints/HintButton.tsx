import { useEffect } from 'react';
import { useStore } from 'zustand';
import { hints, askHint, dropHint } from '../../play/hints.ts';
import {
  finalOutcome,
  isBotsTurn,
  isLatestShown,
  type MatchState,
} from '../../play/match-state.ts';
import { speech } from '../../text/speech.ts';
import { announce } from '../../ui/notices/Announcer.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './HintButton.module.css';
import { bots } from '../../play/bots.ts';
import { hintText } from './hint-text.ts';
import type { Variant } from '../../variants/variant.ts';

const { hints: words } = speech;

type Props = { readonly match: MatchState; readonly variant: Variant };

/** A hint on request, until the match is over. */
export function HintButton({ match, variant }: Props) {
  const { isAsking, hasFailed, hint } = useStore(hints);
  const { moves } = match.record;
  useEffect(() => dropHint, [moves]);
  const isMine = isLatestShown(match) && !isBotsTurn(match);
  const shown = hasFailed ? words.failed : hint ? hintText(match, variant, hint) : '';
  useEffect(() => {
    if (shown !== '') announce(shown);
  }, [shown]);
  if (finalOutcome(match) !== null) return null;
  return (
    <div className={styles['hint']}>
      <Button
        size="small"
        disabled={!isMine || isAsking}
        onClick={() => void askHint(match.record, bots.analyse)}
      >
        {isAsking ? words.thinking : words.hint}
      </Button>
      <p data-advice className={styles['said']}>
        {shown}
      </p>
    </div>
  );
}
