import { Suspense, useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { advice } from '../../play/advice.ts';
import { canUndo, type Controller, isLive, type MatchState } from '../../play/match-state.ts';
import type { PickError, Session } from '../../play/session.ts';
import { hintCells, viewOf } from '../../play/view.ts';
import { text } from '../../text/play.ts';
import { say } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { NoticeStrip } from '../../ui/NoticeStrip.tsx';
import { part } from '../../ui/part.tsx';
import { opensAtOnce, type Stage } from '../../variants/stage.ts';
import { cardOf, type VariantId } from '../../variants/screens.ts';
import { BoardPane } from './BoardPane.tsx';
import { pickAnew } from './pick-anew.ts';
import { RulesCard } from './RulesCard.tsx';
import { useFreshStart } from './use-fresh-start.ts';
import { lastPlayed, refusalText, statusOf } from './status.ts';
import { StatusCard } from './StatusCard.tsx';
import styles from './VariantPage.module.css';

// What only a match or some variants need is loaded with the first of them.
const History = part(async () => (await import('./History.tsx')).History);
const Legend = part(async () => (await import('./Legend.tsx')).Legend);
const OpponentSwitch = part(async () => (await import('./OpponentSwitch.tsx')).OpponentSwitch);
const Advice = part(async () => (await import('./Advice.tsx')).Advice);
const SymbolChooser = part(async () => (await import('./SymbolChooser.tsx')).SymbolChooser);

type Props = {
  readonly id: VariantId;
  readonly stage: Stage;
  readonly session: Session;
  /** The player has just chosen the mode; the button with the focus is gone. */
  readonly started: boolean;
  readonly onNewGame: () => void;
  /** Other controllers take over the match as it stands. */
  readonly onSwitch: (controllers: readonly Controller[]) => void;
};

/** What friends agreed on beside the rules. */
const termsOf = ({ setup: { alternate } }: MatchState) =>
  alternate ? [text.modes.alternateHint] : [];

/** A match on its board, with what the players may do beside it. */
export function PlayScreen({ id, stage, session, started, onNewGame, onSwitch }: Props) {
  const match = useStore(session.store);
  useFreshStart('[data-cell][tabindex="0"]', started || match.round > 1, match.round);
  const { options } = match.record;
  const layout = useMemo(() => stage.boardOf(options), [stage, options]);
  const hint = useStore(advice, (state) => state.hint);
  const view = useMemo(() => {
    const cells = hint?.moves === match.record.moves ? hintCells(match, hint.move) : undefined;
    return { ...viewOf(match, stage.adds), ...(cells ? { hint: cells } : {}) };
  }, [match, stage, hint]);
  const status = useMemo(() => statusOf(match), [match]);
  const news = useMemo(() => lastPlayed(match, layout), [match, layout]);
  const onPick = useCallback(
    (pick: string) => {
      const refuse = (error: PickError) => {
        say(refusalText(error, viewOf(session.store.getState(), stage.adds), pick));
      };
      pickAnew(session, stage, pick, refuse);
    },
    [session, stage],
  );
  const goLive = useCallback(() => session.look(null), [session]);
  return (
    <main
      id="main"
      tabIndex={-1}
      className={[
        styles['play'],
        status.over ? styles['over'] : '',
        view.asks && view.open.size > 0 ? styles['asking'] : '',
      ].join(' ')}
    >
      <div className={styles['status']}>
        <StatusCard
          status={status}
          thinking={match.thinking}
          note={isLive(match) && !status.over ? view.note : null}
          news={news}
        />
      </div>
      <section className={styles['board']} aria-busy={match.thinking}>
        <Suspense fallback={null}>
          {view.chooser ? (
            <SymbolChooser
              symbols={view.chooser.symbols}
              onPick={onPick}
              onClose={session.unpick}
            />
          ) : null}
        </Suspense>
        <BoardPane
          id={id}
          stage={stage}
          name={cardOf(id).name}
          layout={layout}
          view={view}
          onPick={onPick}
        />
      </section>
      <div className={styles['controls']} role="group" aria-label={text.page.controls}>
        <Button onClick={() => session.undo()} disabled={!canUndo(match)}>
          {text.page.undo}
        </Button>
        <Button onClick={onNewGame}>{text.page.newGame}</Button>
        {match.botError === null ? null : (
          <Button tone="solid" onClick={session.retry}>
            {text.status.tryAgain}
          </Button>
        )}
        {status.over ? (
          <Button tone="solid" onClick={() => session.again()}>
            {text.page.playAgain}
          </Button>
        ) : null}
      </div>
      <NoticeStrip className={styles['notices']} />
      <div className={styles['body']}>
        <Suspense fallback={null}>
          {stage.Panel ? (
            <stage.Panel
              match={match}
              layout={layout}
              view={view}
              onPick={onPick}
              onMove={session.pick}
            />
          ) : null}
          <Advice match={match} layout={layout} />
          {opensAtOnce(stage) ? <OpponentSwitch match={match} onSwitch={onSwitch} /> : null}
          {match.setup.seats > 2 ? <Legend match={match} /> : null}
          <Suspense fallback={null}>
            <History match={match} over={status.over} onLook={session.look} onLive={goLive} />
          </Suspense>
          <RulesCard words={stage.words} options={options} terms={termsOf(match)} />
        </Suspense>
      </div>
    </main>
  );
}
