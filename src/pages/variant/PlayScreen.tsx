import { Suspense, useMemo } from 'react';
import { useStore } from 'zustand';
import { hints } from '../../play/hints.ts';
import { canUndo, type Controller, latestPly, type MatchState } from '../../play/match-state.ts';
import { hasRounds } from '../../play/score.ts';
import type { Session } from '../../play/session.ts';
import { hintCells, viewOf } from '../../play/view.ts';
import { text } from '../../text/play.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { opensAtOnce, type Variant } from '../../variants/variant.ts';
import { usePick } from '../../match/board/use-pick.ts';
import { useFreshStart } from '../../match/use-fresh-start.ts';
import { MatchScreen } from '../../match/MatchScreen.tsx';
import { statusOf } from '../../match/status/status.ts';
import type { PlayMode } from './use-match.ts';
import { LazyLessonOffer } from './LazyLessonOffer.tsx';
import type { GameId } from '../../variants/rules.ts';

// Parts that only some matches need; each loads on first use.
const SeatLegend = lazyPart(
  async () => (await import('../../match/status/SeatLegend.tsx')).SeatLegend,
);
const OpponentSwitch = lazyPart(async () => (await import('./OpponentSwitch.tsx')).OpponentSwitch);
const RoundsPlayed = lazyPart(
  async () => (await import('../../match/status/RoundsPlayed.tsx')).RoundsPlayed,
);
const HintButton = lazyPart(
  async () => (await import('../../match/hints/HintButton.tsx')).HintButton,
);
const HintWords = lazyPart(
  async () => (await import('../../match/hints/HintButton.tsx')).HintWords,
);
const SymbolChooser = lazyPart(
  async () => (await import('../../match/board/SymbolChooser.tsx')).SymbolChooser,
);

type Props = {
  readonly id: GameId;
  readonly variant: Variant;
  readonly session: Session;
  /** The player has just chosen the mode, and the button with the focus is gone. */
  readonly started: boolean;
  readonly onNewGame: () => void;
  /** Changes the controllers; the match continues. */
  readonly onSwitch: (controllers: readonly Controller[]) => void;
  /** The mode of the match put aside. */
  readonly asideMode: PlayMode | null;
  readonly onResume: () => void;
};

/** The friends' agreements besides the rules. */
const termsOf = ({ setup: { alternate } }: MatchState) =>
  alternate ? [text.modes.alternateDetail] : [];

/** A match on one device, with its controls. */
export function PlayScreen({
  id,
  variant,
  session,
  started,
  onNewGame,
  onSwitch,
  asideMode,
  onResume,
}: Props) {
  const match = useStore(session.store);
  useFreshStart('[data-cell][tabindex="0"]', started || match.round > 1, match.round);
  const { hint, hasFailed } = useStore(hints);
  const view = useMemo(() => {
    const cells = hint?.moves === match.record.moves ? hintCells(match, hint.move) : undefined;
    return { ...viewOf(match, variant.extras), ...(cells ? { hint: cells } : {}) };
  }, [match, variant, hint]);
  const status = useMemo(() => statusOf(match), [match]);
  const onPick = usePick(session, variant);
  const resumable = latestPly(match) === 0 ? asideMode : null;
  return (
    <MatchScreen
      id={id}
      variant={variant}
      match={match}
      view={view}
      status={status}
      session={session}
      onPick={onPick}
      Chooser={SymbolChooser}
      terms={termsOf(match)}
      controls={
        <>
          <Button
            onClick={resumable ? onResume : () => session.undo()}
            disabled={!resumable && !canUndo(match)}
          >
            {resumable ? text.modes.resume[resumable] : text.page.undo}
          </Button>
          <Button onClick={onNewGame}>{text.page.newGame}</Button>
          {status.over ? (
            <Button tone="solid" onClick={() => session.playAgain()}>
              {text.page.playAgain}
            </Button>
          ) : match.botError === null ? (
            // The others keep their places while it loads.
            <Suspense fallback={<span />}>
              <HintButton match={match} />
            </Suspense>
          ) : (
            <Button tone="solid" onClick={session.askBotAgain}>
              {text.status.tryAgain}
            </Button>
          )}
        </>
      }
      above={<LazyLessonOffer {...{ id, variant, match, hasBegun: started }} />}
      below={
        <>
          {/* Each in a Suspense of its own: the rest would vanish while it loads. */}
          <Suspense fallback={null}>
            {latestPly(match) > 0 || match.round > 1 || hasRounds(match.score) ? (
              <RoundsPlayed id={id} match={match} onScore={session.setScore} />
            ) : null}
          </Suspense>
          <Suspense fallback={null}>
            {hint || hasFailed ? <HintWords match={match} variant={variant} /> : null}
          </Suspense>
          <Suspense fallback={null}>
            {opensAtOnce(variant) ? (
              <OpponentSwitch match={match} onSwitch={onSwitch} onNewGame={onNewGame} />
            ) : null}
            {match.setup.seats > 2 ? <SeatLegend match={match} /> : null}
          </Suspense>
        </>
      }
    />
  );
}
