import { Suspense, useState } from 'react';
import type { CellNames } from '../../ui/board/cell-name.ts';
import {
  isLatestShown,
  latestPly,
  type MatchState,
  shownPly,
  type Controller,
} from '../../play/match-state.ts';
import { speech } from '../../text/speech.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { playersOf } from './about-match.ts';
import { analysisAddress } from './analysis-address.ts';
import { localDateOf } from './caption.ts';
import { Moves } from './Moves.tsx';
import styles from './Moves.module.css';
import { nameShownMove } from './named-move.ts';
import { Replay } from './Replay.tsx';
import { ShareButton } from './ShareButton.tsx';

const PictureButton = lazyPart(async () => (await import('./PictureButton.tsx')).PictureButton);
const ClipButton = lazyPart(async () => (await import('../clip/ClipButton.tsx')).loadClipButton());
const TextButton = lazyPart(async () => (await import('./TextButton.tsx')).loadTextButton());

type Props = {
  readonly match: MatchState;
  readonly layout: CellNames;
  readonly over: boolean;
  /** Shows the board after a ply; null follows the match. */
  readonly onBrowse: (ply: number | null) => void;
  readonly onLatest: () => void;
};

const isHere = ({ kind }: Controller): boolean => kind === 'person';

/** The list of moves; also the replay controls, after the end or while looking back. */
export function History({ match, layout, over, onBrowse, onLatest }: Props) {
  const plies = latestPly(match);
  const [wasOver] = useState(over);
  // A match that was over when it was opened may have ended on any day.
  const describe = () => ({
    players: playersOf(match),
    date: wasOver ? null : localDateOf(new Date()),
  });
  return (
    <>
      {over || !isLatestShown(match) ? (
        <Replay
          plies={plies}
          at={shownPly(match)}
          says={nameShownMove(match, layout)}
          onBrowse={(ply) => onBrowse(ply === plies ? null : ply)}
          onLatest={onLatest}
          over={over}
        />
      ) : null}
      <Moves
        match={match}
        layout={layout}
        onBrowse={onBrowse}
        hasShareLine={over}
        share={
          <>
            <Suspense fallback={null}>
              {over && shownPly(match) === plies ? <PictureButton match={match} /> : null}
              {over ? <ClipButton match={match} /> : null}
              {over ? <TextButton match={match} describe={describe} /> : null}
            </Suspense>
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
  const { controllers } = match.setup;
  const bot = controllers.find((each) => each.kind === 'bot');
  const opponent = bot ? { level: bot.level, person: controllers.findIndex(isHere) } : null;
  return (
    <ButtonLink
      size="small"
      className={over ? styles['review'] : ''}
      tone={over ? 'raised' : 'quiet'}
      to={analysisAddress(match.record, opponent)}
    >
      {over ? speech.review : speech.analyse}
    </ButtonLink>
  );
}
