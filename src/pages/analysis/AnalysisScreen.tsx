import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useFreshStart } from '../../match/use-fresh-start.ts';
import { usePick } from '../../match/board/use-pick.ts';
import { SymbolChooser } from '../../match/board/SymbolChooser.tsx';
import { MatchScreen } from '../../match/MatchScreen.tsx';
import { OptionsRow } from '../../match/rules/OptionsRow.tsx';
import { nameLegalMove } from '../../match/moves/named-move.ts';
import { seatNameOf, statusOf } from '../../match/status/status.ts';
import { SHARED_KEYS, shareQuery } from '../../play/keeping/share.ts';
import {
  finalOutcome,
  gameOf,
  latestPly,
  type MatchState,
  moveAt,
  turnOf,
} from '../../play/match-state.ts';
import { countMovesToEnd } from '../../play/moves-to-end.ts';
import { KEYS, keepText, readText, tabStorage } from '../../look/storage.ts';
import { type Study, variationThrough } from '../../play/learn/study.ts';
import { viewOf } from '../../play/view.ts';
import type { Analysis } from '../../bots/analyse.ts';
import type { TurningPoint } from '../../bots/turning-point.ts';
import type { BoardLayout } from '../../rules/board.ts';
import { newRecord } from '../../rules/match.ts';
import { analysis as words } from '../../text/analysis.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { joinParts, announce, useAnnouncement } from '../../ui/notices/Announcer.tsx';
import { type Chosen, offeredOptions, type Variant } from '../../variants/variant.ts';
import styles from './Analysis.module.css';
import { Graph } from './Graph.tsx';
import { countProven, BadgeLegend, Progress } from './LegendAndProgress.tsx';
import { Variations } from './Variations.tsx';
import { aboutVariation } from './imported.ts';
import { type AnalysisStart, Replacing, usePlayFrom } from './play-from.tsx';
import { slipsOf, worstMoves } from './graph-advantages.ts';
import { type Found, positionKeyOf, provenIn, useAnalysis } from './use-analysis.ts';
import { useTurningPoint } from './use-turning-point.ts';
import { worthWordsOf, worthsOf } from './worth-words.ts';
import type { GameId } from '../../variants/rules.ts';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';

const NO_SLIPS: ReturnType<typeof slipsOf> = new Map();

type Props = {
  readonly id: GameId;
  readonly variant: Variant;
  readonly opened: AnalysisStart;
  /** The variations tried from it. */
  readonly study: Study;
  /** The button that opened it had the focus, and is gone. */
  readonly isFocusLost: boolean;
  /** The reader chose other rules or another number of players. */
  readonly onOptions: (chosen: Chosen, seats: number) => void;
  /** The buttons that open a match from text, and undo that. */
  readonly importer: ReactNode;
};

/** The board with what its moves lead to, and beside it the variations and how the match went. */
export function AnalysisScreen({
  id,
  variant,
  opened,
  study,
  isFocusLost,
  onOptions,
  importer,
}: Props) {
  useFreshStart('[data-cell][tabindex="0"]', isFocusLost);
  const [areShown, setShown] = useShown();
  const match = useStore(study.store);
  const tree = useStore(study.tree);
  const { record } = match;
  const variation = useMemo(() => variationThrough(tree, record.moves), [tree, record.moves]);
  const analysis = useAnalysis(record, variation);
  const { known } = analysis;
  const here = known.get(positionKeyOf(record.moves));
  const view = useMemo(() => {
    const plain = viewOf(match, variant.extras);
    if (!here || !areShown) return plain;
    const { worths, tags } = worthsOf(match, here);
    const all = new Map(plain.tags);
    for (const [cell, tag] of tags) all.set(cell, [all.get(cell), tag].filter(Boolean).join(', '));
    return { ...plain, worths, tags: all };
  }, [match, variant, here, areShown]);
  const worth = useMemo(() => worthText(match, here), [match, here]);
  const status = useMemo(() => {
    const plain = statusOf(match);
    const detail = plain.over ? plain.detail : areShown ? worth : words.hidden;
    return { ...plain, detail, won: false };
  }, [match, worth, areShown]);
  usePositionInAddress(match, opened);
  const layout = useMemo(() => variant.layoutOf(record.options), [variant, record.options]);
  // Announced when the search has ended: until then every half second proves more. An unknown result is
  // announced once.
  const isFound = here && areShown && (!analysis.isWorking || provenIn(here) === here.moves.length);
  const found = isFound ? joinParts(worth, bestOf(match, here, layout, analysis.times)) : '';
  const told = useRef('');
  useEffect(() => {
    // After a step back from the end the worth is announced again.
    if (status.over) told.current = '';
    const now = `${analysis.times} ${found}`;
    if (found === '' || now === told.current) return;
    told.current = now;
    announce(found);
  }, [found, status.over, analysis.times]);
  const onPick = usePick(study.session, variant);
  const playing = usePlayFrom(opened);
  const whole = useMemo(() => study.at(variation), [study, variation]);
  const slips = useMemo(
    () => (areShown ? slipsOf(whole, known) : NO_SLIPS),
    [whole, known, areShown],
  );
  const you = opened.opponent?.person;
  const nameMover = (symbol: string, at: number) =>
    moveAt(whole, at)?.seat === you ? words.you(symbol) : symbol;
  const isReviewed = finalOutcome(whole) !== null && analysis.isReviewed && areShown;
  const summary = !isReviewed ? '' : slips.size === 0 ? words.clean : words.slips(slips.size);
  // The reader's own first.
  const worst = isReviewed
    ? worstMoves(whole, slips).toSorted((a, b) => Number(b.seat === you) - Number(a.seat === you))
    : [];
  const turningPoint = useTurningPoint(whole, areShown);
  const decided = turningPoint ? turningPointText(whole, turningPoint) : '';
  useAnnouncement(summary);
  useAnnouncement(decided);
  useAnnouncement(analysis.hasFailed ? words.failed : '');
  const ply = latestPly(match);
  const isEmpty = tree.length === 0;
  return (
    <MatchScreen
      id={id}
      variant={variant}
      match={match}
      view={view}
      status={status}
      session={study.session}
      onPick={onPick}
      isStudy
      Chooser={SymbolChooser}
      terms={[]}
      controls={
        <>
          <Button disabled={ply === 0} onClick={() => study.go(variation.slice(0, ply - 1))}>
            {words.back}
          </Button>
          <Button
            disabled={ply === variation.length}
            onClick={() => study.go(variation.slice(0, ply + 1))}
          >
            {words.forward}
          </Button>
        </>
      }
      above={
        <div className={styles['panel']}>
          <p className={styles['worst']}>
            {worst.map(({ ply: at, seat }) => (
              <Button key={at} size="small" onClick={() => study.go(variation.slice(0, at))}>
                {seat === you ? words.yourWorst(at) : words.worst(seatNameOf(match, seat), at)}
              </Button>
            ))}
          </p>
          <Checkbox label={words.worths} checked={areShown} onChange={setShown} />
          {areShown ? <BadgeLegend view={view} match={match} /> : null}
          {/* With more than two players, a longer search proves nothing more. */}
          {areShown && match.record.seats === 2 ? (
            <Progress analysis={analysis} here={here} />
          ) : null}
          {isEmpty ? <Rules {...{ variant, record, onOptions }} /> : null}
        </div>
      }
      history={
        <>
          {isEmpty ? (
            <p className={styles['said']}>{words.empty}</p>
          ) : (
            <>
              {record.seats === 2 && areShown ? (
                <Graph
                  {...{ whole, layout, known, slips, nameMover }}
                  shown={ply}
                  onGo={(to) => study.go(variation.slice(0, to))}
                />
              ) : null}
              {summary ? <p className={styles['said']}>{summary}</p> : null}
              {turningPoint ? (
                <p className={styles['said']}>
                  {decided}{' '}
                  <Button
                    size="small"
                    onClick={() => study.go(variation.slice(0, turningPoint.ply - 1))}
                  >
                    {words.showDecision}
                  </Button>
                </p>
              ) : null}
              <Replacing playing={playing} />
              <Variations
                {...{ study, match, whole, tree, layout, slips, nameMover }}
                about={aboutVariation(whole, opened.opponent)}
                onPlayFrom={(moves) => playing.from(study.at(moves))}
              />
            </>
          )}
          <p className={styles['again']}>{importer}</p>
        </>
      }
    />
  );
}

/** Whether worths are shown, kept for the tab. */
function useShown(): readonly [boolean, (next: boolean) => void] {
  const [areShown, setShown] = useState(true);
  // Before the first paint, and not while the prerendered page comes to life.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- storage is read once
    setShown(readText(tabStorage(globalThis), KEYS.isWorthShown) !== 'hidden');
  }, []);
  const keep = (next: boolean) => {
    setShown(next);
    keepText(tabStorage(globalThis), KEYS.isWorthShown, next ? 'shown' : 'hidden');
  };
  return [areShown, keep];
}

/** The choices before the first move. */
function Rules({
  variant,
  record,
  onOptions,
}: Pick<Props, 'variant' | 'onOptions'> & Pick<AnalysisStart, 'record'>) {
  const { seats } = record;
  // Every field of a game chooses one of its options.
  const options = record.options as Chosen;
  return (
    <>
      {variant.Fields ? (
        <variant.Fields seats={seats} options={options} onChange={onOptions} />
      ) : null}
      <OptionsRow
        words={variant.words}
        fields={variant.options}
        chosen={offeredOptions(variant.options, options)}
        onChange={(next) => onOptions(next, seats)}
      />
    </>
  );
}

/** The position's worth for the side to move. */
function worthText(match: MatchState, here: Found): string {
  const seat = turnOf(match);
  if (seat === null || !here) return words.working;
  const count = countMovesToEnd(gameOf(match), words);
  const value = here.moves.find(({ move }) => move === here.best)?.value;
  const worth =
    !value || value.kind === 'guess'
      ? words[match.record.seats > 2 ? 'several' : 'unknown']
      : words.bestPlay(seatNameOf(match, seat), worthWordsOf(value, count));
  const { swap } = worthsOf(match, here);
  return swap ? `${worth} ${words.swap(worthWordsOf(swap, count))}` : worth;
}

/** The turning point of a match of several players, in words. */
function turningPointText(match: MatchState, { ply, winner }: TurningPoint): string {
  const seat = moveAt(match, ply)?.seat ?? winner;
  const name = seatNameOf(match, winner);
  return seat === winner
    ? words.decidedAlone(ply, name)
    : words.decided(ply, seatNameOf(match, seat), name);
}

/**
 * Puts the best move, and how much is proven, into words. If the result isn't known, it says only what is
 * proven, or nothing unless the reader asked for a longer search.
 */
function bestOf(match: MatchState, here: Analysis, layout: BoardLayout, times: number): string {
  if (match.record.seats > 2) return '';
  const value = here.moves.find(({ move }) => move === here.best)?.value;
  const best = nameLegalMove(match, layout, here.best);
  const isKnown = value !== undefined && value.kind !== 'guess' && best !== '';
  const isCounted = isKnown || times > 0 || provenIn(here) > 0;
  return joinParts(isKnown ? words.best(best) : '', isCounted ? countProven(here) : '');
}

/** Keeps the position in the address, and the opponent that it was played against. */
function usePositionInAddress(match: MatchState, { opponent }: AnalysisStart): void {
  const { record } = match;
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    for (const key of [...SHARED_KEYS, 'vs', 'me']) query.delete(key);
    const game = gameOf(match);
    const plain = newRecord(game, game.seats[0], game.options({}, game.seats[0]) ?? {});
    const own = shareQuery(record);
    const isPlain = plain.ok && String(shareQuery(plain.value)) === String(own);
    for (const [key, value] of isPlain ? [] : own) query.set(key, value);
    if (opponent) {
      query.set('vs', opponent.level);
      query.set('me', String(opponent.person));
    }
    const search = query.size > 0 ? `?${query}` : '';
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }, [match, record, opponent]);
}
