import { useEffect } from 'react';
import { useStore } from 'zustand';
import { attention } from '../../play/attention.ts';
import { text } from '../../text/play.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { endConfetti } from '../../ui/effects/confetti.ts';
import { MarkIcon } from '../../ui/controls/MarkIcon.tsx';
import type { Note } from '../../play/view.ts';
import { type MatchState, symbolsOf } from '../../play/match-state.ts';
import type { Status } from './status.ts';
import styles from './StatusCard.module.css';

type Props = {
  readonly status: Status;
  readonly match: MatchState;
  readonly note: Note | null | undefined;
  /** Takes over the first mark; null where the swap rule doesn't allow it. */
  readonly onSwap?: (() => void) | null;
};

/** Whose turn it is, or the result. The only raised panel beside the board; `MatchAnnouncements` announces it. */
export function StatusCard({ status, match, note, onSwap }: Props) {
  // Confetti ends when its result is no longer shown.
  useEffect(() => (status.over ? endConfetti : undefined), [status.over]);
  const isTapped = useStore(attention, ({ tapped }) => tapped !== null);
  const prompt = useStore(attention, (state) => state.prompt);
  const asksAgain = isTapped && status.symbol !== null && !status.over;
  const isPrompted = prompt !== null && !status.over && !asksAgain;
  const detail = asksAgain
    ? text.board.tapAgain(status.symbol)
    : isPrompted
      ? prompt
      : status.detail;
  const well = [
    styles['well'],
    match.thinking ? styles['thinking'] : '',
    status.won ? styles['gold'] : '',
  ].join(' ');
  return (
    <div data-status className={`${styles['card']} ${status.over ? styles['over'] : ''}`}>
      <div className={well}>
        {status.symbol ? (
          <MarkIcon symbol={status.symbol} size={36} />
        ) : (
          symbolsOf(match).map((symbol) => <MarkIcon key={symbol} symbol={symbol} size={18} />)
        )}
      </div>
      <div>
        {status.eyebrow ? (
          <p data-eyebrow className={styles['eyebrow']}>
            {status.eyebrow}
          </p>
        ) : null}
        {status.over ? (
          <h2 className={styles['headline']}>{status.headline}</h2>
        ) : (
          <p className={styles['headline']}>{status.headline}</p>
        )}
        <p
          className={`${styles['detail']} ${isPrompted || status.isBlocked ? styles['prompt'] : ''}`}
        >
          {detail}
        </p>
        {note && (note.isWarning || !isPrompted) ? (
          <p className={`${styles['note']} ${note.isWarning ? styles['warning'] : ''}`}>
            {note.text}
          </p>
        ) : null}
        {onSwap ? (
          <Button size="small" tone="solid" className={styles['swap']} onClick={onSwap}>
            {text.swap.take}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
