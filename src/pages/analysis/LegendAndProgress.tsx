import type { Analysis } from '../../bots/analyse.ts';
import { gameOf, type MatchState } from '../../play/match-state.ts';
import type { BoardView } from '../../play/view.ts';
import { analysis as words } from '../../text/analysis.ts';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './Analysis.module.css';
import { type Found, type VariationAnalysis, provenIn } from './use-analysis.ts';
import { badgeLegend } from './worth-words.ts';

/** Explains the badges on the board to sighted readers: screen readers hear each cell's own. */
export function BadgeLegend({
  view: { worths },
  match,
}: {
  readonly view: BoardView;
  readonly match: MatchState;
}) {
  if (!worths) return null;
  const legend = badgeLegend({ worths });
  const hasSteps = gameOf(match).answers && legend.some(([{ text }]) => /\d/.test(text));
  return (
    <>
      <p className={styles['key']} aria-hidden="true">
        {legend.map(([{ kind, text }, meaning]) => (
          <span key={text}>
            <span data-worth={kind}>{text}</span> {meaning}
          </span>
        ))}
      </p>
      {hasSteps ? <p className={styles['said']}>{words.step}</p> : null}
    </>
  );
}

type ProgressProps = { readonly analysis: VariationAnalysis; readonly here: Found };

/** How many of a position's moves are proven, in words. */
export function countProven(here: Analysis): string {
  const [proven, all] = [provenIn(here), here.moves.length];
  return proven === all ? words.exact : words.proven(proven, all);
}

/** Shows how much of the position is proven, and offers a longer search. */
export function Progress({ analysis, here }: ProgressProps) {
  const { isWorking, hasFailed, times } = analysis;
  const [proven, all] = here ? [provenIn(here), here.moves.length] : [0, 0];
  const isAllProven = proven === all;
  const counted = here ? countProven(here) : '';
  return (
    <>
      <p className={styles['said']}>
        {hasFailed ? words.failed : isWorking ? `${words.working} ${counted}` : counted}
      </p>
      {isAllProven ? null : (
        <progress className={styles['progress']} value={proven} max={all} aria-hidden="true" />
      )}
      {times === 0 && (isWorking || isAllProven || hasFailed) ? null : (
        <p>
          <Button
            size="small"
            aria-disabled={isWorking || isAllProven}
            onClick={() => (isWorking || isAllProven ? undefined : analysis.longer())}
          >
            {words.longer}
          </Button>
        </p>
      )}
    </>
  );
}
