import type { MatchState } from '../../play/match-state.ts';
import { hasRounds, type RoundScore } from '../../play/score.ts';
import type { GameId } from '../../variants/rules.ts';
import { KeepOffer } from './KeepOffer.tsx';
import { ScoreBoard } from './ScoreBoard.tsx';

type Props = {
  readonly id: GameId;
  readonly match: MatchState;
  readonly onScore: (score: RoundScore) => void;
};

/**
 * Shown once rounds are finished: the score, and after a win the offer to keep the statistics. Loaded with the
 * first move, so that it appears together with the result, and nothing moves after that.
 */
export const RoundsPlayed = ({ id, match, onScore }: Props) => (
  <>
    {match.reported ? <KeepOffer wonAt={id} /> : null}
    {match.reported || match.round > 1 || hasRounds(match.score) ? (
      <ScoreBoard match={match} onChange={onScore} />
    ) : null}
  </>
);
