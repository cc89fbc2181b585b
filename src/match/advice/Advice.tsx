import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Value } from '../../bots/analyse.ts';
import { advice, askHint, askReview, dropAdvice, type Hint } from '../../play/advice.ts';
import {
  finalOutcome,
  gameOf,
  isBotsTurn,
  isLive,
  liveState,
  type MatchState,
} from '../../play/match-state.ts';
import type { BoardLayout } from '../../rules/board.ts';
import { notation } from '../../rules/match.ts';
import { text } from '../../text/play.ts';
import { say } from '../../ui/notices/Announcer.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { moveName } from '../../ui/board/cell-name.ts';
import styles from './Advice.module.css';
import { bots } from './bots.ts';
import type { Stage } from '../../variants/stage.ts';

const { advice: words } = text;

type Props = { readonly match: MatchState; readonly stage: Stage };

/** Advice on request: a hint during the match, a review after it. */
export function Advice({ match, stage }: Props) {
  const { asking, failed, hint, review } = useStore(advice);
  const { moves } = match.record;
  useEffect(() => dropAdvice, [moves]);
  const isOver = finalOutcome(match) !== null;
  const isMine = isLive(match) && !isBotsTurn(match);
  const said = isOver
    ? review && reviewText(review.done, moves.length, review.slips.size)
    : hint && hintText(match, stage.boardOf(match.record.options), hint);
  const shown = failed ? words.failed : (said ?? '');
  // Not each step of a review.
  const isReviewing = isOver && review !== null && review.done < moves.length;
  useEffect(() => {
    if (shown !== '' && !isReviewing) say(shown);
  }, [shown, isReviewing]);
  return (
    <div className={styles['advice']}>
      {isOver ? (
        <Button
          size="small"
          disabled={asking === 'review' || review?.done === moves.length}
          onClick={() => void askReview(match.record, bots.review)}
        >
          {words.review}
        </Button>
      ) : (
        <Button
          size="small"
          disabled={!isMine || asking === 'hint'}
          onClick={() => void askHint(match.record, bots.analyse)}
        >
          {asking === 'hint' ? words.thinking : words.hint}
        </Button>
      )}
      <p data-advice className={styles['said']}>
        {shown}
      </p>
    </div>
  );
}

const reviewText = (done: number, all: number, slips: number): string =>
  done < all ? words.reviewing(done, all) : slips === 0 ? words.clean : words.slips(slips);

function hintText(match: MatchState, layout: BoardLayout, { move, value }: Hint): string {
  const game = gameOf(match);
  const state = liveState(match);
  const picks = game.moves(state).find((each) => notation(game, each) === move);
  if (picks === undefined) return '';
  const cells = game.cells(state);
  return words.says(moveName(layout, cells, game.picks(picks)).full, knownText(value));
}

/** How many of a number of plies are a side's own, if it moves first. */
const ownMoves = (plies: number): number => Math.ceil(plies / 2);

function knownText(value: Value): string {
  switch (value.kind) {
    case 'win':
      return (value.isHalf ? words.winsHalf : words.wins)(ownMoves(value.plies));
    case 'loss':
      return words.loses(ownMoves(value.plies));
    case 'draw':
    case 'held':
      return words.draw;
    case 'guess':
      return words.guess;
  }
}
