import type { Named } from '../../ui/board/cell-name.ts';
import { isLive, lastPly, type MatchState, shownPly } from '../../play/match-state.ts';
import { Moves } from './Moves.tsx';
import { shownMove } from './named-move.ts';
import { Replay } from './Replay.tsx';

type Props = {
  readonly match: MatchState;
  readonly layout: Named;
  readonly over: boolean;
  /** Shows the board after a ply; null follows the match. */
  readonly onLook: (ply: number | null) => void;
  readonly onLive: () => void;
};

/** The list of moves; also the replay controls, after the end or while looking back. */
export function History({ match, layout, over, onLook, onLive }: Props) {
  const plies = lastPly(match);
  return (
    <>
      {over || !isLive(match) ? (
        <Replay
          plies={plies}
          at={shownPly(match)}
          says={shownMove(match, layout)}
          onLook={(ply) => onLook(ply === plies ? null : ply)}
          onLive={over ? null : onLive}
        />
      ) : null}
      <Moves match={match} layout={layout} onLook={onLook} />
    </>
  );
}
