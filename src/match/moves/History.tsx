import { Suspense } from 'react';
import type { CellNames } from '../../ui/board/cell-name.ts';
import {
  isLive,
  lastPly,
  type MatchState,
  shownPly,
  type Controller,
} from '../../play/match-state.ts';
import { shareQuery } from '../../play/keeping/share.ts';
import { speech } from '../../text/speech.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { Moves } from './Moves.tsx';
import { nameShownMove } from './named-move.ts';
import { Replay } from './Replay.tsx';
import { ShareButton } from './ShareButton.tsx';

const PictureButton = lazyPart(async () => (await import('./PictureButton.tsx')).PictureButton);

type Props = {
  readonly match: MatchState;
  readonly layout: CellNames;
  readonly over: boolean;
  /** Shows the board after a ply; null follows the match. */
  readonly onBrowse: (ply: number | null) => void;
  readonly onLive: () => void;
};

const isHere = ({ kind }: Controller): boolean => kind === 'person';

/** The list of moves; also the replay controls, after the end or while looking back. */
export function History({ match, layout, over, onBrowse, onLive }: Props) {
  const plies = lastPly(match);
  return (
    <>
      {over || !isLive(match) ? (
        <Replay
          plies={plies}
          at={shownPly(match)}
          says={nameShownMove(match, layout)}
          onBrowse={(ply) => onBrowse(ply === plies ? null : ply)}
          onLive={onLive}
          over={over}
        />
      ) : null}
      <Moves
        match={match}
        layout={layout}
        onBrowse={onBrowse}
        share={
          <>
            {over && shownPly(match) === plies ? (
              <Suspense fallback={null}>
                <PictureButton match={match} />
              </Suspense>
            ) : null}
            <ShareButton record={match.record} />
          </>
        }
        more={
          over || match.setup.controllers.every(isHere) ? (
            <Analyse match={match} over={over} />
          ) : null
        }
      />
    </>
  );
}

/** Opens the match on the analysis board. Hidden while other players' moves are still to come. */
function Analyse({ match, over }: Pick<Props, 'match' | 'over'>) {
  const query = shareQuery(match.record);
  const bot = match.setup.controllers.find((each) => each.kind === 'bot');
  if (bot) {
    query.set('vs', bot.level);
    query.set('me', String(match.setup.controllers.findIndex(isHere)));
  }
  return (
    <ButtonLink
      size="small"
      tone={over ? 'raised' : 'quiet'}
      to={`/analysis/${match.record.game}?${query}`}
    >
      {over ? speech.review : speech.analyse}
    </ButtonLink>
  );
}
