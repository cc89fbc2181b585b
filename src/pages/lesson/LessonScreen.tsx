import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { SymbolChooser } from '../../match/board/SymbolChooser.tsx';
import { usePick } from '../../match/board/use-pick.ts';
import { MatchScreen } from '../../match/MatchScreen.tsx';
import { playMoveSound } from '../../match/status/sounds.ts';
import { useFreshStart } from '../../match/use-fresh-start.ts';
import {
  createLesson,
  type LessonProgress,
  type Lesson,
  type LessonStep,
} from '../../play/learn/lesson.ts';
import { gameOf } from '../../play/match-state.ts';
import { viewOf } from '../../play/view.ts';
import { asSymbol } from '../../rules/game.ts';
import { type LessonWords, lessons as words } from '../../text/lessons.ts';
import { text } from '../../text/play.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { sentence } from '../../ui/notices/Announcer.tsx';
import { useUnsaved } from '../../ui/page/reload.ts';
import type { Variant } from '../../variants/variant.ts';
import styles from './Lesson.module.css';
import type { GameId } from '../../variants/rules.ts';

export type ScreenProps = {
  readonly id: GameId;
  readonly variant: Variant;
  readonly steps: readonly [LessonStep, ...LessonStep[]];
  /** The words of each step. */
  readonly said: LessonWords;
};

/** A lesson: the task is above the board, then the effect of the move. */
export function LessonScreen({ id, variant, steps, said }: ScreenProps) {
  const [lesson] = useState(() => createLesson(id, steps));
  const match = useStore(lesson.store);
  const progress = useStore(lesson.progress);
  const { at, phase, tries, seat } = progress;
  useEffect(() => lesson.dispose, [lesson]);
  useUnsaved(at > 0);
  useEffect(
    () => lesson.store.subscribe((now, before) => playMoveSound(variant, now, before)),
    [lesson, variant],
  );
  useFreshStart('[data-cell][tabindex="0"]', tries > 0, tries);
  const view = useMemo(() => {
    const plain = viewOf(match, variant.extras);
    if (phase === 'asking') return plain;
    return { ...plain, open: new Set<string>(), preview: null, note: null };
  }, [match, variant, phase]);
  const status = useMemo(() => {
    const symbol = gameOf(match).symbol(seat, match.record.options);
    const eyebrow = words.step(at + 1, steps.length);
    const shown = wordsOf(said, progress);
    const isTask = phase === 'asking' || phase === 'reading';
    return {
      ...shown,
      eyebrow,
      spoken: [
        isTask ? eyebrow : '',
        shown.headline,
        shown.detail,
        phase === 'reading' ? words.refusals.reading : '',
      ]
        .filter(Boolean)
        .map(sentence)
        .join(' '),
      isSaidOnce: true,
      symbol: asSymbol(symbol) ?? null,
      won: phase === 'shown',
      over: false,
    };
  }, [match, said, progress, at, steps, phase, seat]);
  const onPick = usePick(lesson.session, variant);
  return (
    <MatchScreen
      id={id}
      variant={variant}
      match={match}
      view={view}
      status={status}
      session={lesson.session}
      onPick={onPick}
      Chooser={SymbolChooser}
      terms={[]}
      refusal={refusalIn(phase)}
      history={null}
      controls={<Controls {...{ id, lesson, phase }} isLast={at === steps.length - 1} />}
      below={
        <ButtonLink to={`/how-to-play/${id}`} size="small" className={styles['guide']}>
          {words.guide}
        </ButtonLink>
      }
    />
  );
}

type LearningPhase = LessonProgress['phase'];

/** Why nothing can be played; undefined while it is the reader's move, and while the other side replies. */
const refusalIn = (phase: LearningPhase): string | undefined =>
  phase === 'asking' || phase === 'replying' ? undefined : words.refusals[phase];

/** The words above the board: the task, or the effect of the move. */
function wordsOf(said: LessonWords, { at, phase }: LessonProgress) {
  const { ask = '', why = '', seen = '', missed = '' } = said[at] ?? {};
  const all: Readonly<
    Record<LearningPhase, { readonly headline: string; readonly detail: string }>
  > = {
    reading: { headline: ask, detail: why },
    asking: { headline: ask, detail: why },
    replying: { headline: words.replying, detail: '' },
    missed: { headline: words.missed, detail: missed },
    shown: { headline: words.well, detail: seen },
  };
  return all[phase];
}

type ControlsProps = {
  readonly id: GameId;
  readonly lesson: Lesson;
  readonly phase: LearningPhase;
  readonly isLast: boolean;
};

/** The buttons have keys, so that the focus of a removed one doesn't pass to the next. */
function Controls({ id, lesson, phase, isLast }: ControlsProps) {
  const navigate = useNavigate();
  const play = (mode?: 'ai' | 'friend') => void navigate(`/${id}`, { state: { mode } });
  if (phase === 'shown' && isLast)
    return (
      <>
        <Button key="ai" tone="solid" onClick={() => play('ai')}>
          {text.modes.ai}
        </Button>
        <Button key="friend" onClick={() => play('friend')}>
          {text.modes.friendButton}
        </Button>
      </>
    );
  if (phase === 'shown')
    return (
      <>
        <Button key="next" tone="solid" onClick={lesson.next}>
          {words.next}
        </Button>
        <Button key="repeat" onClick={lesson.restartStep}>
          {words.again}
        </Button>
      </>
    );
  return (
    <>
      {phase === 'missed' ? (
        <Button key="again" tone="solid" onClick={lesson.restartStep}>
          {words.again}
        </Button>
      ) : phase === 'reading' ? (
        <Button key="choose" tone="solid" onClick={lesson.ask}>
          {words.choose}
        </Button>
      ) : null}
      {isLast ? (
        <Button key="leave" onClick={() => play()}>
          {words.toGame}
        </Button>
      ) : (
        <Button key="skip" onClick={lesson.next}>
          {words.skip}
        </Button>
      )}
    </>
  );
}
