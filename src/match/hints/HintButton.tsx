import { useEffect } from 'react';
import { useStore } from 'zustand';
import { hints, askHint, dropHint } from '../../play/hints.ts';
import { isBotsTurn, isLatestShown, type MatchState } from '../../play/match-state.ts';
import { speech } from '../../text/speech.ts';
import { announce } from '../../ui/notices/Announcer.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './HintButton.module.css';
import { bots } from '../../play/bots.ts';
import { hintText } from './hint-text.ts';
import type { Variant } from '../../variants/variant.ts';

const { hints: words } = speech;

/** Asks for a hint. Mounted until the match is over. */
export function HintButton({ match }: { readonly match: MatchState }) {
  const isAsking = useStore(hints, (state) => state.isAsking);
  const { moves } = match.record;
  useEffect(() => dropHint, [moves]);
  const isMine = isLatestShown(match) && !isBotsTurn(match);
  return (
    <Button disabled={!isMine || isAsking} onClick={() => void askHint(match.record, bots.analyse)}>
      {isAsking ? words.thinking : words.hint}
    </Button>
  );
}

/** A cell's letter stays small, as on the board and in the list of moves. */
const COORDINATE = /^[a-z]\d/;

type WordsProps = { readonly match: MatchState; readonly variant: Variant };

/** The answer, until the next move. It is apart from its button, which is among the match's buttons. */
export function HintWords({ match, variant }: WordsProps) {
  const { hasFailed, hint } = useStore(hints);
  const shown = hasFailed ? words.failed : hint ? hintText(match, variant, hint) : '';
  useEffect(() => {
    if (shown !== '') announce(shown);
  }, [shown]);
  return (
    <p
      data-advice
      className={`${styles['said']} ${COORDINATE.test(shown) ? '' : styles['sentence']}`}
    >
      {shown}
    </p>
  );
}
