import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { bots } from '../../play/bots.ts';
import { BoardPane } from './BoardPane.tsx';
import { usePick } from './use-pick.ts';
import { playMoveSound } from '../status/sounds.ts';
import { statusOf } from '../status/status.ts';
import { StatusCard } from '../status/StatusCard.tsx';
import {
  type Controller,
  latestPly,
  type Level,
  peopleFor,
  setupOf,
} from '../../play/match-state.ts';
import { createSession, type Session } from '../../play/session.ts';
import { viewOf } from '../../play/view.ts';
import type { MatchRecord } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { isLastInputKey } from '../../ui/controls/last-input.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { cardOf } from '../../variants/menu.ts';
import type { Variant } from '../../variants/variant.ts';
import styles from './TryBoard.module.css';
import type { GameId } from '../../variants/rules.ts';

const MatchAnnouncements = lazyPart(
  async () => (await import('../announcements/MatchAnnouncements.tsx')).MatchAnnouncements,
);
const SymbolChooser = lazyPart(async () => (await import('./SymbolChooser.tsx')).SymbolChooser);

type Props = {
  readonly id: GameId;
  readonly variant: Variant;
  /** The match to continue. */
  readonly record: MatchRecord;
  /** The level of the second player; without it, all players are on this device. */
  readonly opponent?: Level;
};

/** A board within a page, to try a position or to pass the time. Nothing of it is kept or counted. */
export function TryBoard({ id, variant, record, opponent }: Props) {
  const [session] = useState(() => open(id, record, opponent));
  const match = useStore(session.store);
  const view = useMemo(() => viewOf(match, variant.extras), [match, variant]);
  const status = useMemo(() => statusOf(match), [match]);
  const layout = useMemo(
    () => variant.layoutOf(match.record.options),
    [variant, match.record.options],
  );
  const [since] = useState({ match, status, view });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const cell = box.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]');
    (isLastInputKey() && cell ? cell : box.current)?.focus({ preventScroll: true });
    // Shown with its words, where the screen has room for both.
    const whole = box.current?.closest<HTMLElement>('figure, section');
    const isTall = (whole?.offsetHeight ?? 0) > innerHeight;
    (isTall ? box.current : whole)?.scrollIntoView({ block: isTall ? 'start' : 'nearest' });
  }, []);
  useEffect(
    () => session.store.subscribe((now, before) => playMoveSound(variant, now, before)),
    [session, variant],
  );
  useEffect(() => session.dispose, [session]);
  const onPick = usePick(session, variant);
  const turn = <StatusCard status={status} match={match} note={status.over ? null : view.note} />;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={text.page.controls}
      className={`${styles['try']} ${opponent ? styles['game'] : ''}`}
    >
      {opponent ? turn : null}
      <div className={`${styles['board']} ${layout.tall ? styles['tall'] : ''}`}>
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
          {...{ id, variant, layout, view, onPick }}
          name={cardOf(id).name}
          presets={false}
        />
      </div>
      {opponent ? null : turn}
      {opponent && status.over ? (
        <Button onClick={session.playAgain}>{text.page.playAgain}</Button>
      ) : (
        <Button onClick={() => session.undo()} disabled={latestPly(match) <= record.moves.length}>
          {text.page.undo}
        </Button>
      )}
      {variant.Panel ? (
        <variant.Panel {...{ match, layout, view, onPick }} onMove={session.pick} />
      ) : null}
      <Suspense fallback={null}>
        <MatchAnnouncements {...{ match, status, view, variant, layout, since }} />
      </Suspense>
    </div>
  );
}

function open(game: GameId, record: MatchRecord, opponent: Level | undefined): Session {
  const people = peopleFor(record.seats);
  const controllers: readonly Controller[] = opponent
    ? people.with(1, { kind: 'bot', level: opponent })
    : people;
  const made = createSession(setupOf(record, controllers), { bots, resume: record });
  if (!made.ok) throw new Error(`${game} can't go on from here: ${made.error}`);
  return made.value;
}
