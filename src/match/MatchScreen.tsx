import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isLatestShown, latestPly, type MatchState } from '../play/match-state.ts';
import type { Session } from '../play/session.ts';
import type { BoardView } from '../play/view.ts';
import { type SymbolId, SWAP } from '../rules/game.ts';
import { text } from '../text/play.ts';
import { announce, useFirstWords } from '../ui/notices/Announcer.tsx';
import { NoticeStrip } from '../ui/notices/NoticeStrip.tsx';
import { lazyPart } from '../ui/page/lazy-part.tsx';
import { cardOf } from '../variants/menu.ts';
import type { Variant } from '../variants/variant.ts';
import { BoardPane } from './board/BoardPane.tsx';
import styles from './Match.module.css';
import { RulesCard } from './rules/RulesCard.tsx';
import { noteIn, firstWordsOf, type Status } from './status/status.ts';
import { StatusCard } from './status/StatusCard.tsx';
import type { GameId } from '../variants/rules.ts';
import { usePastMatch } from './use-past-match.ts';

const MatchAnnouncements = lazyPart(
  async () => (await import('./announcements/MatchAnnouncements.tsx')).MatchAnnouncements,
);
const History = lazyPart(async () => (await import('./moves/History.tsx')).History);

/** The symbol chooser, for games where a symbol is chosen after a cell. */
export type Chooser = ComponentType<{
  readonly symbols: readonly SymbolId[];
  readonly onPick: (symbol: string) => void;
  readonly onClose: () => void;
}>;

export type MatchScreenProps = {
  readonly id: GameId;
  readonly variant: Variant;
  readonly match: MatchState;
  readonly view: BoardView;
  readonly status: Status;
  readonly session: Pick<Session, 'pick' | 'unpick' | 'browse'> & Partial<Pick<Session, 'undo'>>;
  /** Returns whether the pick is a move now, or a part of one. */
  readonly onPick: (pick: string) => boolean;
  readonly Chooser: Chooser;
  /** Agreements besides the game's rules. */
  readonly terms: readonly string[];
  /** Below the status card. */
  readonly clock?: ReactNode;
  /** The buttons of the match. */
  readonly controls: ReactNode;
  /** In the column beside the board: above the game's own panel, and below it. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** Shown in place of the list of moves. */
  readonly history?: ReactNode;
  /** Why nothing can be played now, other than whose turn it is; undefined while something can. */
  readonly refusal?: string | undefined;
  /** In an analysis, going back keeps the moves. */
  readonly isStudy?: boolean;
  /** Sends a chat message, where there is a chat. */
  readonly chat?: ((message: string) => void) | undefined;
  /** A class for that column. */
  readonly column?: string | undefined;
};

/** The match screen, on one device or in a room: status, board, controls, and the column beside them. */
export function MatchScreen({
  id,
  variant,
  match,
  view,
  status,
  session,
  onPick: play,
  Chooser,
  terms,
  clock,
  controls,
  above,
  below,
  history,
  refusal,
  isStudy = false,
  chat,
  column = '',
}: MatchScreenProps) {
  const { options } = match.record;
  const layout = useMemo(() => variant.layoutOf(options), [variant, options]);
  const [since] = useState({ match, status, view });
  const [firstWords] = useState(() => firstWordsOf(since, layout));
  // Must run before the child that announces that everything has loaded.
  useFirstWords(firstWords);
  const onPick = (pick: string) => {
    if (refusal === undefined) return play(pick);
    announce(refusal);
    return false;
  };
  const isAsked = view.asks && view.open.size > 0;
  const turn = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  usePastMatch(foot);
  // The result keeps the height that the turn's card had, so that nothing below it moves.
  useLayoutEffect(() => {
    const { current } = turn;
    if (current && !status.over)
      current.style.setProperty('--turn-height', `${current.offsetHeight}px`);
  });
  useEffect(() => {
    let width = innerWidth;
    // Rotating the device changes the line breaks.
    const measureAnew = () => {
      if (innerWidth !== width) turn.current?.style.removeProperty('--turn-height');
      width = innerWidth;
    };
    addEventListener('resize', measureAnew);
    return () => removeEventListener('resize', measureAnew);
  }, []);
  return (
    <main
      id="main"
      tabIndex={-1}
      className={[
        styles['play'],
        status.over ? styles['over'] : '',
        isAsked ? styles['asking'] : '',
        layout.tall || layout.grows ? styles['tall'] : '',
      ].join(' ')}
    >
      <div ref={turn} className={styles['status']}>
        <StatusCard
          status={status}
          match={match}
          note={isLatestShown(match) && !status.over && !status.won ? noteIn(view) : null}
          onSwap={view.open.has(SWAP) ? () => onPick(SWAP) : null}
        />
        {clock}
      </div>
      <section className={styles['board']} aria-busy={match.thinking}>
        <Suspense fallback={null}>
          {view.chooser ? (
            <Chooser symbols={view.chooser.symbols} onPick={onPick} onClose={session.unpick} />
          ) : null}
        </Suspense>
        <BoardPane
          id={id}
          variant={variant}
          name={cardOf(id).name}
          layout={layout}
          view={view}
          onPick={onPick}
        />
      </section>
      <div
        ref={foot}
        className={styles['controls']}
        role="group"
        aria-label={text.page.controls}
        data-controls
      >
        {controls}
      </div>
      <NoticeStrip className={styles['notices']} />
      <Suspense fallback={null}>
        <MatchAnnouncements
          match={match}
          status={status}
          view={view}
          variant={variant}
          layout={layout}
          since={since}
          refusal={refusal}
          isStudy={isStudy}
          ports={{ onPick, onMove: session.pick, undo: session.undo, unpick: session.unpick, chat }}
        />
      </Suspense>
      <div className={`${styles['body']} ${column}`}>
        {above}
        {variant.Panel ? (
          <variant.Panel
            match={match}
            layout={layout}
            view={view}
            onPick={onPick}
            onMove={session.pick}
          />
        ) : null}
        {below}
        <Suspense fallback={null}>
          {history !== undefined ? (
            history
          ) : latestPly(match) > 0 ? (
            <History
              match={match}
              layout={layout}
              over={status.over}
              onBrowse={session.browse}
              onLatest={() => session.browse(null)}
            />
          ) : null}
        </Suspense>
        <RulesCard words={variant.words} options={options} terms={terms} />
      </div>
    </main>
  );
}
