import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { bots } from '../../play/bots.ts';
import { usePick } from '../../match/board/use-pick.ts';
import { SymbolChooser } from '../../match/board/SymbolChooser.tsx';
import { MatchScreen, type MatchScreenProps } from '../../match/MatchScreen.tsx';
import { describeBoard } from '../../match/announcements/whole-board.ts';
import { nameLegalMove, nameMove } from '../../match/moves/named-move.ts';
import { seatNameOf } from '../../match/status/status.ts';
import { latestPly, type MatchState, moveAt, symbolOfSeat } from '../../play/match-state.ts';
import { createSolving, type SolvingProgress } from '../../play/learn/solving.ts';
import { countSolved, puzzleNumberOf } from '../../play/learn/solved.ts';
import { hintCells, viewOf } from '../../play/view.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { Seat } from '../../rules/game.ts';
import { puzzles as words } from '../../text/puzzles.ts';
import { tabStop } from '../../ui/board/grid-keys.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { isLastInputKey } from '../../ui/controls/last-input.ts';
import { joinParts } from '../../ui/notices/Announcer.tsx';
import { useUnsaved } from '../../ui/page/reload.ts';
import { cardOf } from '../../variants/menu.ts';
import type { Chosen, Variant } from '../../variants/variant.ts';
import styles from './Puzzles.module.css';
import type { GameId } from '../../variants/rules.ts';

type Props = {
  readonly id: GameId;
  readonly variant: Variant;
  readonly puzzle: Puzzle;
  readonly onNext?: () => void;
  /** Called with the last position when the reader solved it; not when the solution was shown. */
  readonly onSolved?: (match: MatchState) => void;
  /** Whether the reader has solved it before. */
  readonly isKnown?: boolean;
  /** The game's name, where the page's title doesn't say it. */
  readonly named?: string;
  /** There is little room: the options are told in place of what to do, while that is plain. */
  readonly isBrief?: boolean;
  /** Its number among others, for screen readers. */
  readonly place?: string;
  readonly above?: ReactNode;
  /** The buttons once it is solved, in place of the solution. */
  readonly after?: ReactNode;
  readonly Screen?: ComponentType<MatchScreenProps>;
};

/** A puzzle on its board. Another puzzle needs another key. */
export function PuzzleScreen({
  id,
  variant,
  puzzle,
  onNext,
  onSolved,
  isKnown = false,
  named = '',
  isBrief = false,
  place = '',
  above,
  after,
  Screen = MatchScreen,
}: Props) {
  const [solving] = useState(() => createSolving(puzzle, bots.analyse));
  const match = useStore(solving.store);
  const progress = useStore(solving.progress);
  const { phase, help, shown } = progress;
  useEffect(() => solving.dispose, [solving]);
  useEffect(() => {
    if (phase !== 'solved' || help === 3) return;
    countSolved(cardOf(id).stats, puzzleNumberOf(puzzle));
    onSolved?.(match);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told once, when it is solved
  }, [phase]);
  const before = useRef(phase);
  useEffect(() => {
    const isNew = before.current === phase;
    before.current = phase;
    // The button that had the focus is gone.
    if (isNew || !isLastInputKey() || document.activeElement !== document.body) return;
    if (phase === 'asking') tabStop()?.focus({ preventScroll: true });
    if (phase === 'solved') document.querySelector<HTMLElement>('[data-controls] button')?.focus();
  }, [phase]);
  const isAtStart = match.record.moves.length === puzzle.record.moves.length;
  useUnsaved(!(isAtStart && help === 0) && phase !== 'solved');
  const view = useMemo(() => {
    const plain = viewOf(match, variant.extras);
    const isAsking = phase === 'asking' && help < 3;
    const open = isAsking ? plain : { ...plain, open: new Set<string>(), preview: null };
    return shown === null ? open : { ...open, hint: hintCells(match, shown) };
  }, [match, variant, phase, help, shown]);
  const layout = useMemo(
    () => variant.layoutOf(match.record.options),
    [variant, match.record.options],
  );
  const goal = words.goals[puzzle.goal.kind](
    symbolOfSeat(match, solving.seat) ?? seatNameOf(match, solving.seat),
    solving.turns,
  );
  const instruction = saidOf(
    puzzle,
    progress,
    isAtStart ? (isKnown ? words.known : words.find) : words.right,
    shown === null ? '' : nameLegalMove(match, layout, shown),
  );
  const reply = replyText(match, variant, progress, solving.seat);
  const isWon = phase === 'solved' && help < 3;
  /** The moves so far are right, and another is asked for. */
  const isOnTheWay = !isAtStart && help === 0 && phase === 'asking';
  const isOpening = isAtStart && help === 0 && (phase === 'asking' || phase === 'reading');
  const [board] = useState(() => describeBoard(layout, view));
  const status = useMemo(() => {
    const options = optionsText(variant, match.record.options as Chosen);
    const whole = [named, options].filter(Boolean).join(' · ');
    const said = isBrief && isOpening && !isKnown ? options : `${instruction} ${reply}`.trim();
    return {
      eyebrow: isBrief ? named : whole,
      headline: isWon ? words.solved : goal,
      // The goal is about the first position only, and a reply is announced as a move.
      spoken: joinParts(
        ...(isOpening ? [goal, instruction] : [instruction]),
        phase === 'reading' ? words.refusals.reading : '',
      ),
      firstWords: joinParts(place, whole, board),
      isSaidOnce: true,
      // The mover's turn has ended.
      detail: isWon ? '' : said,
      symbol: symbolOfSeat(match, solving.seat),
      won: isWon || isOnTheWay,
      over: false,
    };
  }, [
    goal,
    instruction,
    reply,
    match,
    variant,
    isWon,
    solving.seat,
    isOpening,
    isOnTheWay,
    isKnown,
    isBrief,
    named,
    place,
    board,
    phase,
  ]);
  const pick = usePick(solving.session, variant);
  const isWrong = phase === 'wrong' || phase === 'failed';
  // A tap on the board means another try.
  const onPick = (picked: string) => {
    if (!isWrong) return pick(picked);
    solving.takeBack();
    return false;
  };
  return (
    <Screen
      id={id}
      variant={variant}
      match={match}
      view={view}
      status={status}
      session={solving.session}
      onPick={onPick}
      Chooser={SymbolChooser}
      terms={[]}
      refusal={refusalIn(progress)}
      history={null}
      controls={
        <>
          {phase === 'reading' ? (
            <Button key="choose" tone="solid" onClick={solving.ask}>
              {words.choose}
            </Button>
          ) : null}
          {isWrong ? (
            <Button key="retry" tone="solid" onClick={solving.takeBack}>
              {words.retry}
            </Button>
          ) : phase === 'solved' ? (
            help < 3 && !after ? (
              <Button key="all" onClick={solving.showAll}>
                {words.showAll}
              </Button>
            ) : null
          ) : help === 3 ? (
            <Button key="help" tone="solid" onClick={solving.showNext}>
              {words.step}
            </Button>
          ) : (
            <Button
              key="help"
              onClick={solving.help}
              disabled={phase !== 'asking' && phase !== 'reading'}
            >
              {help === 0 ? words.hint : help === 1 ? words.showMove : words.showAll}
            </Button>
          )}
          {phase === 'reading' ? null : onNext ? (
            <Button key="next" tone={phase === 'solved' ? 'solid' : 'raised'} onClick={onNext}>
              {words.next}
            </Button>
          ) : phase === 'solved' ? (
            after
          ) : null}
        </>
      }
      above={<div className={styles['above']}>{above}</div>}
    />
  );
}

/** "Who wins: Line maker": without it a puzzle can't be solved. Sizes are left out, as the board shows them. */
const optionsText = ({ options, words: { options: said } }: Variant, chosen: Chosen): string =>
  options
    .filter(({ key, when }) => typeof chosen[key] !== 'boolean' && (when?.(chosen) ?? true))
    .map(({ key }) => [said[key], said[`${key} ${chosen[key]}`]])
    .filter(([, value]) => !value?.includes('×'))
    .map((named) => named.join(': '))
    .join(' · ');

/** Why nothing can be played; undefined while it is the reader's move, and while the other side replies. */
function refusalIn({ phase, help }: SolvingProgress): string | undefined {
  if (phase === 'asking') return help === 3 ? words.refusals.showing : undefined;
  return phase === 'reading' || phase === 'solved' ? words.refusals[phase] : undefined;
}

/** The moves after a wrong one: the reader's best if they move again, and the reply. */
function replyText(
  match: MatchState,
  variant: Variant,
  { phase, wrong }: SolvingProgress,
  seat: Seat,
): string {
  if (phase !== 'wrong' || !wrong) return '';
  const layout = variant.layoutOf(match.record.options);
  const plies = Array.from({ length: latestPly(match) - wrong.ply }, (_, at) => wrong.ply + 1 + at);
  return plies
    .map((ply) => {
      const made = nameMove(match, ply, layout);
      const isOwn = moveAt(match, ply)?.seat === seat;
      return made ? words[isOwn ? 'best' : 'reply'](made.symbol ?? '', made.name.full) : '';
    })
    .join(' ');
}

function saidOf(
  { motifs, goal, mirrors }: Puzzle,
  { phase, wrong, help }: SolvingProgress,
  /** The words before any help. */
  unhelped: string,
  move: string,
): string {
  if (phase === 'checking') return words.checking;
  if (phase === 'failed') return words.judgeFailed;
  if (phase === 'solved') return help === 3 ? words.shown : words.solved;
  if (phase === 'wrong') {
    const kind = wrong?.worth?.kind;
    if (kind === 'loss') return words.wrong(words.loses);
    return words.wrong(kind === 'win' && goal.kind !== 'hold' ? words.slow : words.lets);
  }
  const named = motifs.map((motif) => words.motifs[motif]).join(', ');
  const helped =
    help === 3
      ? words.steps
      : help === 2
        ? words.look(move)
        : help === 1
          ? words.withMotifs(named)
          : unhelped;
  return mirrors && helped !== words.right ? `${helped} ${words.mirrors}` : helped;
}
