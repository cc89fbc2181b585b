import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { canUndo, type Controller, lastPly, shownPly } from '../../play/match-state.ts';
import type { Session } from '../../play/session.ts';
import { viewOf } from '../../play/view.ts';
import { text } from '../../text/en.ts';
import { Button } from '../../ui/Button.tsx';
import { stageOf, type VariantId } from '../../variants/stages.ts';
import { BoardPane } from './BoardPane.tsx';
import { Danger } from './Danger.tsx';
import { Legend } from './Legend.tsx';
import { Moves } from './Moves.tsx';
import { OpponentSwitch } from './OpponentSwitch.tsx';
import { Replay } from './Replay.tsx';
import { RulesCard } from './RulesCard.tsx';
import { useFreshStart } from './use-fresh-start.ts';
import { lastPlayed, statusOf } from './status.ts';
import { StackPanel } from './StackPanel.tsx';
import { StatusCard } from './StatusCard.tsx';
import { SymbolChooser } from './SymbolChooser.tsx';
import styles from './VariantPage.module.css';

type Props = {
  readonly id: VariantId;
  readonly session: Session;
  /** The player has just chosen the mode; the button with the focus is gone. */
  readonly started: boolean;
  readonly onNewGame: () => void;
  /** Other controllers take over the match as it stands. */
  readonly onSwitch: (controllers: readonly Controller[]) => void;
};

/**
 * A pick that the rules refuse is ignored: occupied cells, a finished game, the AI's turn. But where
 * a move is begun, another cell begins it anew, and the same one takes it back.
 */
function pickAnew(session: Session, pick: string): void {
  const { picks } = session.store.getState();
  if (session.pick(pick).ok || picks.length === 0) return;
  session.unpick();
  if (!picks.includes(pick)) session.pick(pick);
}

/** A match on its board, with what the players may do beside it. */
export function PlayScreen({ id, session, started, onNewGame, onSwitch }: Props) {
  const match = useStore(session.store);
  useFreshStart('[data-cell][tabindex="0"]', started || match.round > 1, match.round);
  const { options } = match.record;
  const layout = useMemo(() => stageOf(id).boardOf(options), [id, options]);
  const view = useMemo(() => viewOf(match, stageOf(id).hintsOf), [match, id]);
  const status = useMemo(() => statusOf(match), [match]);
  const news = useMemo(() => lastPlayed(match, layout), [match, layout]);
  const onPick = useCallback((pick: string) => pickAnew(session, pick), [session]);
  const plies = lastPly(match);
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`${styles['play']} ${status.over ? styles['over'] : ''}`}
    >
      <div className={styles['status']}>
        <StatusCard status={status} thinking={match.thinking} news={news} />
        <Danger lines={view.danger?.length ?? 0} />
        {view.boards?.anywhere ? <p className={styles['hint']}>{text.anywhere}</p> : null}
      </div>
      <section className={styles['board']} aria-busy={match.thinking}>
        {view.chooser ? <SymbolChooser symbols={view.chooser.symbols} onPick={onPick} /> : null}
        <BoardPane
          id={id}
          name={text.variants[id].name}
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
        {status.over ? (
          <Button tone="solid" onClick={() => session.again()}>
            {text.page.playAgain}
          </Button>
        ) : null}
      </div>
      <div className={styles['body']}>
        {view.stacked ? <StackPanel layout={layout} view={view} onPick={onPick} /> : null}
        {stageOf(id).opensAgainst ? <OpponentSwitch match={match} onSwitch={onSwitch} /> : null}
        {status.over ? (
          <Replay
            plies={plies}
            at={shownPly(match)}
            onLook={(ply) => session.look(ply === plies ? null : ply)}
          />
        ) : null}
        <Legend match={match} />
        <Moves match={match} onLook={session.look} />
        <RulesCard id={id} options={options} />
      </div>
    </main>
  );
}
