import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { bots } from '../../match/advice/bots.ts';
import { usePick } from '../../match/board/use-pick.ts';
import { SymbolChooser } from '../../match/board/SymbolChooser.tsx';
import { MatchScreen } from '../../match/MatchScreen.tsx';
import { namedMove } from '../../match/moves/named-move.ts';
import { nameOf } from '../../match/status/status.ts';
import { gameOf, lastPly, type MatchState } from '../../play/match-state.ts';
import { createSolving, type Progress } from '../../play/learn/solving.ts';
import { countSolved, numberOf } from '../../play/learn/solved.ts';
import { hintCells, viewOf } from '../../play/view.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { SYMBOLS } from '../../rules/game.ts';
import { puzzles as words } from '../../text/puzzles.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { say } from '../../ui/notices/Announcer.tsx';
import { cardOf, type VariantId } from '../../variants/screens.ts';
import type { Stage } from '../../variants/stage.ts';
import styles from './Puzzles.module.css';

type Props = {
  readonly id: VariantId;
  readonly stage: Stage;
  readonly puzzle: Puzzle;
  readonly onNext?: () => void;
  /** The reader solved it: not when the solution was shown. */
  readonly onSolved?: () => void;
  readonly above?: ReactNode;
};

/** A puzzle on its board. Another puzzle needs another key. */
export function PuzzleScreen({ id, stage, puzzle, onNext, onSolved, above }: Props) {
  const [solving] = useState(() => createSolving(puzzle, bots.analyse));
  const match = useStore(solving.store);
  const progress = useStore(solving.progress);
  const { phase, help } = progress;
  useEffect(() => solving.dispose, [solving]);
  useEffect(() => {
    if (phase !== 'solved' || help === 3) return;
    countSolved(cardOf(id).stats, numberOf(puzzle));
    onSolved?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told once, when it is solved
  }, [phase]);
  const isAtStart = match.record.moves.length === puzzle.record.moves.length;
  const view = useMemo(() => {
    const plain = viewOf(match, stage.adds);
    const isAsking = phase === 'asking' && help < 3;
    const open = isAsking ? plain : { ...plain, open: new Set<string>(), ghost: null };
    const first = puzzle.solution[0] ?? '';
    return help === 2 && isAtStart ? { ...open, hint: hintCells(match, first) } : open;
  }, [match, stage, phase, help, puzzle, isAtStart]);
  const goal = goalText(puzzle, match, solving.seat);
  const said = [saidOf(puzzle, progress), answerText(match, stage, progress)].join(' ').trim();
  const status = useMemo(
    () => ({
      headline: goal,
      // The goal is about the first position only.
      spoken: isAtStart ? goal : '',
      detail: said,
      symbol: symbolOf(match, solving.seat),
      won: phase === 'solved',
      over: false,
    }),
    [goal, said, match, phase, solving.seat, isAtStart],
  );
  useEffect(() => {
    say(said);
  }, [said]);
  const onPick = usePick(solving.session, stage);
  return (
    <MatchScreen
      id={id}
      stage={stage}
      match={match}
      view={view}
      status={status}
      session={solving.session}
      onPick={onPick}
      Chooser={SymbolChooser}
      terms={[]}
      history={null}
      controls={
        <>
          {phase === 'reading' ? (
            <Button tone="solid" onClick={solving.ask}>
              {words.choose}
            </Button>
          ) : phase === 'wrong' || phase === 'failed' ? (
            <Button tone="solid" onClick={solving.retry}>
              {words.retry}
            </Button>
          ) : phase === 'solved' ? null : help === 3 ? (
            <Button tone="solid" onClick={solving.step}>
              {words.step}
            </Button>
          ) : (
            <Button onClick={solving.help} disabled={phase !== 'asking'}>
              {help === 0 ? words.hint : help === 1 ? words.showMove : words.showAll}
            </Button>
          )}
          {onNext ? (
            <Button tone={phase === 'solved' ? 'solid' : 'raised'} onClick={onNext}>
              {words.next}
            </Button>
          ) : null}
        </>
      }
      above={<div className={styles['above']}>{above}</div>}
    />
  );
}

const symbolOf = (match: MatchState, seat: number) => {
  const symbol = gameOf(match).symbol(seat, match.record.options);
  return SYMBOLS.find((known) => known === symbol) ?? null;
};

/** "X to move and win in 3". */
function goalText({ goal }: Puzzle, match: MatchState, seat: number): string {
  const name = symbolOf(match, seat) ?? nameOf(match, seat);
  return words.goals[goal.kind](name, Math.ceil((goal.plies ?? 0) / 2));
}

/** The move that answers a wrong one. */
function answerText(match: MatchState, stage: Stage, { phase, wrong }: Progress): string {
  const ply = (wrong?.ply ?? 0) + 1;
  if (phase !== 'wrong' || lastPly(match) < ply) return '';
  const layout = stage.boardOf(match.record.options);
  const answer = namedMove(match, ply, layout);
  return answer ? words.answer(answer.symbol ?? '', answer.name.full) : '';
}

function saidOf({ themes, goal, mirrors }: Puzzle, { phase, wrong, help }: Progress): string {
  if (phase === 'judging') return words.judging;
  if (phase === 'failed') return words.judgeFailed;
  if (phase === 'solved') return help === 3 ? words.shown : words.solved;
  if (phase === 'wrong') {
    const kind = wrong?.value?.kind;
    if (kind === 'loss') return words.wrong(words.loses);
    return words.wrong(kind === 'win' && goal.kind !== 'hold' ? words.slow : words.lets);
  }
  const named = themes.map((theme) => words.themes[theme]).join(', ');
  const helped =
    help === 3
      ? words.steps
      : help === 2
        ? words.look
        : help === 1
          ? words.themed(named)
          : words.find;
  return mirrors ? `${helped} ${words.mirrors}` : helped;
}
