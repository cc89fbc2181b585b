import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { deviceStorage } from '../../look/storage.ts';
import { keepTrying } from '../../look/keep-trying.ts';
import { loadLesson } from '../../match/load-lesson.ts';
import { attend, attention } from '../../play/attention.ts';
import { dismissOffer, isOffered } from '../../play/learn/offers.ts';
import { hints } from '../../play/hints.ts';
import { gameOf, latestPly, type MatchState } from '../../play/match-state.ts';
import { stats } from '../../play/stats/tallies.ts';
import { newRecord } from '../../rules/match.ts';
import { lessons as words } from '../../text/lessons.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { cardOf } from '../../variants/menu.ts';
import type { GameId } from '../../variants/rules.ts';
import type { Variant } from '../../variants/variant.ts';
import styles from './FirstStep.module.css';
import { LessonOffer, RefuseButton } from './LessonOffer.tsx';

type Props = {
  readonly id: GameId;
  readonly variant: Variant;
  /** The player has just begun a game. */
  readonly hasBegun: boolean;
  readonly match: MatchState;
};

type LoadedLesson = NonNullable<Awaited<ReturnType<typeof loadLesson>>>;

/** The step stays until the second player has answered the first move. */
const LAST_PLY = 2;

/** The height of the buttons at the foot of a phone and of the fade above them, CSS px. */
const FOOT_PX = 88;

/**
 * The first step of a game's lesson, beside the first match on this device: a task for the first move, then what the
 * move did. It only asks: every legal move can be played.
 */
export function FirstStep({ id, variant, match, ...props }: Props) {
  const [isWanted, setWanted] = useState(
    () =>
      latestPly(match) === 0 &&
      !stats.getState()[cardOf(id).stats] &&
      isOffered(deviceStorage(window), id),
  );
  const [lesson, setLesson] = useState<LoadedLesson>();
  const hasBegun = props.hasBegun || latestPly(match) > 0;
  const isHinted = useStore(hints, ({ hint }) => hint !== null);
  const isShown = isWanted && lesson !== undefined;
  // Before the paint, because the player may leave at once.
  useLayoutEffect(() => {
    if (hasBegun || isShown) dismissOffer(deviceStorage(window), id);
  }, [id, hasBegun, isShown]);
  useEffect(() => {
    if (!isWanted) return undefined;
    return keepTrying(() => loadLesson(variant), { got: setLesson });
  }, [isWanted, variant]);
  if (!isWanted || !lesson) return null;
  if (!beginsWith(lesson, match)) return <LessonOffer id={id} hasBegun={hasBegun} />;
  // A hint may advise another move.
  if (latestPly(match) > LAST_PLY || isHinted) return null;
  return <Step id={id} lesson={lesson} match={match} onRefuse={() => setWanted(false)} />;
}

type StepProps = Pick<Props, 'id' | 'match'> & {
  readonly lesson: LoadedLesson;
  readonly onRefuse: () => void;
};

/** The task for the first move, then what that move did. */
function Step({ id, match, lesson, onRefuse }: StepProps) {
  const [step] = lesson.steps;
  const [said] = lesson.words;
  const [before, after] = match.states;
  const isDone = after !== undefined && step.does(before ?? null, after);
  const ask = after === undefined ? said?.ask : undefined;
  const task = useRef<HTMLParagraphElement>(null);
  // The game's own prompt comes first.
  const isBusy = useStore(attention, ({ prompt }) => prompt !== null && prompt !== ask);
  useEffect(() => (isBusy ? undefined : askInSight(task.current, ask)), [ask, isBusy]);
  const isInStatus = useStore(attention, ({ prompt }) => prompt !== null && prompt === ask);
  const status = isInStatus ? document.querySelector('[data-status]') : null;
  const refuse = (
    <span className={styles['refuse']}>
      <RefuseButton id={id} onRefuse={onRefuse} />
    </span>
  );
  return (
    <aside data-first-step className={styles['step']} aria-label={words.offer.label}>
      {ask === undefined ? null : (
        <p ref={task} className={styles['ask']} hidden={isInStatus}>
          {ask}
        </p>
      )}
      {isDone ? <p className={styles['ask']}>{words.well}</p> : null}
      <p>{after === undefined ? said?.why : isDone ? said?.seen : (said?.missed ?? said?.why)}</p>
      <p className={styles['lesson']}>
        <span className={styles['eyebrow']}>{words.offer.ask}</span>
        <ButtonLink to={`/lesson/${id}`} size="small">
          {words.offer.start}
        </ButtonLink>
      </p>
      {status ? createPortal(refuse, status) : refuse}
    </aside>
  );
}

/** Moves the task into the status line where a part of it is out of sight. */
function askInSight(task: HTMLElement | null, ask: string | undefined) {
  const isSeen = task !== null && task.getBoundingClientRect().bottom <= innerHeight - FOOT_PX;
  if (ask === undefined || isSeen) return undefined;
  attend({ prompt: ask });
  return () => {
    if (attention.getState().prompt === ask) attend({ prompt: null });
  };
}

/** Whether a lesson's first step asks for the first move of this match. */
function beginsWith({ steps: [{ moves, options }] }: LoadedLesson, match: MatchState): boolean {
  const { seats, first = 0, controllers } = match.setup;
  const fresh = newRecord(gameOf(match), seats, options ?? {});
  return (
    moves.length === 0 &&
    match.round === 1 &&
    controllers[first]?.kind === 'person' &&
    fresh.ok &&
    JSON.stringify(fresh.value.options) === JSON.stringify(match.record.options)
  );
}
