import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Slip } from '../../bots/review.ts';
import { advice } from '../../play/advice.ts';
import { gameOf, lastPly, type MatchState, shownPly } from '../../play/match-state.ts';
import { type Json, type Seat, SYMBOLS } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import { MarkIcon } from '../../ui/controls/MarkIcon.tsx';
import styles from './Moves.module.css';
import { ShareButton } from './ShareButton.tsx';

type Props = {
  readonly match: MatchState;
  /** Shows the board after a ply; null follows the match. */
  readonly onLook: (ply: number | null) => void;
};

/** Every move in its notation; a click shows the board after it. */
export function Moves({ match, onLook }: Props) {
  const { moves } = match.record;
  const list = useRef<HTMLOListElement>(null);
  const shown = shownPly(match);
  const review = useStore(advice, (state) => state.review);
  const slips = review?.moves === moves ? review.slips : null;
  useEffect(() => {
    // Scroll only the list: scrollIntoView would move a phone's page under the player's finger.
    const box = list.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && current) box.scrollTop = current.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, [shown, moves.length]);
  if (moves.length === 0) return null;
  return (
    <section className={styles['moves']} aria-labelledby="moves">
      <div className={styles['head']}>
        <h2 id="moves" className={styles['title']}>
          {text.moves.title}
        </h2>
        <ShareButton record={match.record} />
      </div>
      <ol ref={list} className={styles['list']}>
        {moves.map((move, index) => {
          const ply = index + 1;
          return (
            // A match only grows or shrinks at its end, so the ply identifies a move.
            <li key={ply}>
              <button
                type="button"
                className={styles['move']}
                aria-current={ply === shown ? 'step' : undefined}
                onClick={() => onLook(ply === lastPly(match) ? null : ply)}
              >
                <span className={styles['number']}>{numberOf(match, ply)}</span>
                <Mover match={match} ply={ply} />
                <span>{leaver(move) === null ? move : text.moves.left}</span>
                {slips?.has(ply) ? <SlipMark slip={slips.get(ply)} /> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The review's mark on a move that gave something away. */
function SlipMark({ slip }: { slip: Slip | undefined }) {
  return slip ? (
    <span className={styles['slip']} title={text.advice[slip]}>
      <span aria-hidden="true">?</span>
      <span className="visually-hidden">{text.advice[slip]}</span>
    </span>
  ) : null;
}

/** A move's number; an arrow for a move that only answers the one before. */
function numberOf(match: MatchState, ply: number): string {
  const game = gameOf(match);
  const isAnswer = (before: Json) => game.answers?.(before) ?? false;
  const states = match.states.slice(0, ply);
  if (states.slice(-1).some(isAnswer)) return '→';
  return String(states.filter((before) => !isAnswer(before)).length);
}

/** The seat that left by this move; null for other moves. */
const leaver = (move: string): Seat | null => (move.startsWith('!') ? Number(move.slice(1)) : null);

/** The mark of whoever made the move that led to a ply. */
function Mover({ match, ply }: { match: MatchState; ply: number }) {
  const game = gameOf(match);
  const before = match.states[ply - 1];
  const left = leaver(match.record.moves[ply - 1] ?? '');
  const seat = left ?? (before === undefined ? null : game.toMove(before));
  const symbol = seat === null ? undefined : game.symbol(seat, match.record.options);
  const known = SYMBOLS.find((each) => each === symbol);
  return (
    <span className={styles['mover']}>
      {known ? <MarkIcon symbol={known} size={18} /> : null}
      <span className="visually-hidden">{symbol}</span>
    </span>
  );
}
