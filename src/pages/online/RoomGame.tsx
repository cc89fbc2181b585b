import { Suspense, useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { RoomView } from '../../online/contract.ts';
import { isLive, lastPly } from '../../play/match-state.ts';
import type { RemoteSession } from '../../play/remote-session.ts';
import type { RoomClient } from '../../play/room-client.ts';
import { viewOf } from '../../play/view.ts';
import { text } from '../../text/play.ts';
import { online } from '../../text/online.ts';
import { say } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { NoticeStrip } from '../../ui/NoticeStrip.tsx';
import { part } from '../../ui/part.tsx';
import type { Stage } from '../../variants/stage.ts';
import { cardOf, type VariantId } from '../../variants/screens.ts';
import { BoardPane } from '../variant/BoardPane.tsx';
import { pickAnew } from '../variant/pick-anew.ts';
import { RulesCard } from '../variant/RulesCard.tsx';
import { soundOf } from '../variant/sounds.ts';
import { lastPlayed, refusalText } from '../variant/status.ts';
import { StatusCard } from '../variant/StatusCard.tsx';
import layoutOf from '../variant/VariantPage.module.css';
import { Chat } from './Chat.tsx';
import { isEcho } from './echo.ts';
import { statusIn } from './headline.ts';
import { Players } from './Players.tsx';
import { Questions } from './Questions.tsx';
import { termsOf } from './terms.ts';
import { useStage } from './use-stage.ts';
import styles from './RoomGame.module.css';
import { TurnClock } from './TurnClock.tsx';

const History = part(async () => (await import('../variant/History.tsx')).History);
const SymbolChooser = part(async () => (await import('./SymbolButtons.tsx')).SymbolButtons);

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly session: RemoteSession;
};

/** A room's game: the same board as offline, and around it who plays, what they say, and the clock. */
export function RoomGame({ client, view, session }: Props) {
  const id = session.game.id as VariantId;
  const stage = useStage(id);
  return stage ? (
    <Board client={client} view={view} session={session} id={id} stage={stage} />
  ) : (
    <main id="main" tabIndex={-1}>
      <p className={styles['loading']}>{text.loading}</p>
    </main>
  );
}

type BoardProps = Props & { readonly id: VariantId; readonly stage: Stage };

function Board({ client, view, session, id, stage }: BoardProps) {
  const match = useStore(session.store);
  const { options } = match.record;
  const layout = useMemo(() => stage.boardOf(options), [stage, options]);
  const board = useMemo(() => viewOf(match, stage.adds), [match, stage]);
  const status = useMemo(() => statusIn(view, match), [view, match]);
  const news = useMemo(() => lastPlayed(match, layout), [match, layout]);
  const isMember = view.seat !== null;
  useNews(stage, session);
  useEffect(() => {
    // The page that waited for the board took the focus with it.
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  const onPick = useCallback(
    (pick: string) => {
      pickAnew(session, stage, pick, (error) => {
        const isSilent = error === 'not-your-turn' && isEcho(session, pick);
        if (!isMember || isSilent) return;
        refused(error);
        if (error === 'illegal-move')
          say(refusalText(error, viewOf(session.store.getState(), stage.adds), pick));
      });
    },
    [session, stage, isMember],
  );
  return (
    <main
      id="main"
      tabIndex={-1}
      className={[
        layoutOf['play'],
        status.over ? layoutOf['over'] : '',
        board.asks && board.open.size > 0 ? layoutOf['asking'] : '',
      ].join(' ')}
    >
      <div className={layoutOf['status']}>
        <StatusCard
          status={status}
          thinking={false}
          note={isLive(match) && !status.over ? board.note : null}
          news={news}
        />
        {status.over ? null : <TurnClock view={view} />}
      </div>
      <section className={layoutOf['board']}>
        <Suspense fallback={null}>
          {board.chooser ? (
            <SymbolChooser
              symbols={board.chooser.symbols}
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
          view={board}
          onPick={onPick}
        />
      </section>
      <div className={layoutOf['controls']} role="group" aria-label={text.page.controls}>
        <Button onClick={() => client.toLobby()}>{online.toLobby}</Button>
        {isMember ? (
          <Button
            tone={status.over ? 'solid' : 'raised'}
            // The second half of a double click is none: it would throw the new round away.
            onClick={({ detail }) => (detail > 1 ? undefined : void client.newRound())}
            disabled={view.snapshot.room.game_state.consent !== null}
          >
            {online.newRound}
          </Button>
        ) : (
          <Button onClick={() => void client.leave()}>{online.leave}</Button>
        )}
      </div>
      <NoticeStrip className={layoutOf['notices']} />
      <div className={`${layoutOf['body']} ${styles['body']}`}>
        <Questions client={client} view={view} />
        <Players view={view} match={match} />
        <Suspense fallback={null}>
          {stage.Panel ? (
            <stage.Panel
              match={match}
              layout={layout}
              view={board}
              onPick={onPick}
              onMove={session.pick}
            />
          ) : null}
        </Suspense>
        <Chat client={client} view={view} className={styles['talk']} />
        <Suspense fallback={null}>
          {lastPly(match) > 0 ? (
            <History
              match={match}
              over={status.over}
              onLook={session.look}
              onLive={() => session.look(null)}
            />
          ) : null}
        </Suspense>
        <RulesCard
          words={stage.words}
          options={options}
          terms={termsOf(view.snapshot.room.settings)}
        />
      </div>
    </main>
  );
}

/** What the room would refuse is told at once, in the words for it. */
function refused(error: string): void {
  const { notices } = online;
  if (error === 'not-your-turn') notify({ title: notices.notYourTurn, tone: 'bad' });
  if (error === 'illegal-move')
    notify({ title: notices.invalid, description: notices.invalidHint, tone: 'bad' });
}

/** What a variant says of the newest move (quantum's loops and collapses). */
function useNews(stage: Stage, session: RemoteSession): void {
  useEffect(
    () =>
      session.store.subscribe((match, before) => {
        soundOf(match, before);
        const [now, then] = [match.states.at(-1), before.states.at(-1)];
        const grew =
          match.round === before.round && match.states.length === before.states.length + 1;
        const said =
          grew && now !== undefined && then !== undefined ? stage.news?.(then, now) : null;
        if (said) notify(said);
      }),
    [stage, session],
  );
}
