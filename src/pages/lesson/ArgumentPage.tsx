import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { SymbolChooser } from '../../match/board/SymbolChooser.tsx';
import { loadScene } from '../../match/board/load-scene.ts';
import { usePick } from '../../match/board/use-pick.ts';
import { MatchScreen } from '../../match/MatchScreen.tsx';
import { MatchShell } from '../../match/MatchShell.tsx';
import { playMoveSound } from '../../match/status/sounds.ts';
import { isLookedBack, lookingStatus, type Status } from '../../match/status/status.ts';
import { shareQuery } from '../../play/keeping/share.ts';
import { createArgument, type MoveByProof, progressOf } from '../../play/learn/argument.ts';
import { canUndo, finalOutcome, latestPly, type MatchState } from '../../play/match-state.ts';
import { viewOf } from '../../play/view.ts';
import type { Json } from '../../rules/game.ts';
import { guideWords } from '../../text/guide.ts';
import { lazyTranslation } from '../../text/lazy-translation.ts';
import { text } from '../../text/play.ts';
import type { ProofWords } from '../../text/proof.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { joinParts } from '../../ui/notices/Announcer.tsx';
import { useUnsaved } from '../../ui/page/reload.ts';
import { loadVariant } from '../../variants/menu.ts';
import type { GameId } from '../../variants/rules.ts';
import type { Variant } from '../../variants/variant.ts';
import styles from './Lesson.module.css';

/** The lazy part of the route of an argument, with the proof itself: without it there is nothing to show. */
export async function argumentRoute(id: GameId) {
  const variant = await loadVariant(id);
  const proof = await variant.proof?.();
  if (!proof) throw new Error(`${id} has no proof`);
  const { words, translations, options, loadMoveByProof } = proof;
  const load = translations[guideWords.lang as string as keyof typeof translations];
  if (load) await lazyTranslation(load)(words);
  if (!import.meta.env.SSR) loadScene(variant).catch(() => undefined);
  const moveByProof = await loadMoveByProof();
  return {
    element: (
      <MatchShell title={words.title} back={['/how-to-play/cube', words.leave]}>
        <ArgumentScreen {...{ id, variant, words, options, moveByProof }} />
      </MatchShell>
    ),
  };
}

type Props = {
  readonly id: GameId;
  readonly variant: Variant;
  readonly words: ProofWords;
  readonly options: Json;
  readonly moveByProof: MoveByProof;
};

/** The board on which the reader replies to the proof; above it, how near the proven end is. */
function ArgumentScreen({ id, variant, words, options, moveByProof }: Props) {
  const [session] = useState(() => createArgument(id, options, moveByProof));
  const match = useStore(session.store);
  useEffect(() => session.dispose, [session]);
  const ply = latestPly(match);
  useUnsaved(ply > 1);
  useEffect(
    () => session.store.subscribe((now, before) => playMoveSound(variant, now, before)),
    [session, variant],
  );
  const view = useMemo(() => viewOf(match, variant.extras), [match, variant]);
  const status = useMemo(() => statusOf(match, moveByProof, words), [match, moveByProof, words]);
  const onPick = usePick(session, variant);
  return (
    <MatchScreen
      {...{ id, variant, match, view, status, session, onPick }}
      Chooser={SymbolChooser}
      terms={[]}
      controls={
        <>
          <Button disabled={!canUndo(match)} onClick={() => session.undo()}>
            {text.page.undo}
          </Button>
          <Button
            tone={status.over ? 'solid' : 'raised'}
            disabled={ply < 2}
            onClick={session.playAgain}
          >
            {words.restart}
          </Button>
        </>
      }
      below={
        <p className={styles['ways']}>
          <ButtonLink to="/how-to-play/cube" size="small">
            {words.read}
          </ButtonLink>
          <ButtonLink to={`/analysis/${id}?${shareQuery(match.record)}`} size="small">
            {words.analyse}
          </ButtonLink>
        </p>
      }
    />
  );
}

/** Whose turn it is, what the latest reply was worth, and how near the end is. */
function statusOf(match: MatchState, moveByProof: MoveByProof, words: ProofWords): Status {
  const isOver = finalOutcome(match) !== null;
  if (isLookedBack(match)) return lookingStatus(match, isOver);
  const progress = progressOf(moveByProof, match);
  const replies = Math.floor(match.record.moves.length / 2);
  if (isOver)
    return {
      headline: words.over,
      detail: words.overDetail(replies),
      symbol: 'X',
      won: false,
      over: true,
    };
  const eyebrow = !progress
    ? ''
    : progress.left > 0
      ? words.left(progress.left)
      : progress.moves === null
        ? words.bookDone
        : words.threats(progress.moves);
  if (match.thinking || !progress)
    return { eyebrow, headline: words.replying, detail: '', symbol: 'X', won: false, over: false };
  const { cost, moves } = progress;
  const verdict = cost === null || moves !== null ? '' : cost === 0 ? words.best : words.cost(cost);
  const detail = replies === 0 ? words.firstDetail : moves === null ? verdict : words.block;
  const headline = replies === 0 ? words.first : words.yours;
  const spoken = joinParts(headline, eyebrow);
  return { eyebrow, headline, spoken, detail, symbol: 'O', won: false, over: false };
}
