import { Suspense } from 'react';
import { ShareButton } from '../../match/moves/ShareButton.tsx';
import type { AboutMatch } from '../../match/moves/about-match.ts';
import { Moves } from '../../match/moves/Moves.tsx';
import { nameMove } from '../../match/moves/named-move.ts';
import { finalOutcome, latestPly, type MatchState } from '../../play/match-state.ts';
import type { Branch, Study } from '../../play/learn/study.ts';
import type { Slip } from '../../bots/slip.ts';
import { hasLeaver } from '../../rules/match.ts';
import { analysis as words } from '../../text/analysis.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
import type { CellNames } from '../../ui/board/cell-name.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import styles from './Analysis.module.css';

const PictureButton = lazyPart(
  async () => (await import('../../match/moves/PictureButton.tsx')).PictureButton,
);
const TextButton = lazyPart(async () =>
  (await import('../../match/moves/TextButton.tsx')).loadTextButton(),
);

type Props = {
  readonly study: Study;
  /** The match on the board, and with all moves of its variation. */
  readonly match: MatchState;
  readonly whole: MatchState;
  readonly tree: readonly Branch[];
  readonly layout: CellNames;
  readonly slips: ReadonlyMap<number, Slip>;
  readonly nameMover: (symbol: string, ply: number) => string;
  /** The facts about the variation as a match. */
  readonly about: AboutMatch;
  /** Starts a match from the position after these moves. */
  readonly onPlayFrom: (moves: readonly string[]) => void;
};

/** The variation on the board move by move, with its branches, and the moves to try again from. */
export function Variations({ study, match, whole, tree, layout, slips, ...props }: Props) {
  const { nameMover, about, onPlayFrom } = props;
  const { moves } = whole.record;
  return (
    <>
      <Moves
        match={{ ...whole, browsedPly: latestPly(match) }}
        layout={layout}
        slips={slips}
        nameMover={nameMover}
        hasShareLine={finalOutcome(match) !== null}
        share={
          <>
            <Suspense fallback={null}>
              {finalOutcome(match) ? <PictureButton match={match} /> : null}
              <TextButton match={whole} describe={() => about} />
            </Suspense>
            <ShareButton
              record={match.record}
              label={words.share}
              to={`/analysis/${match.record.game}`}
            />
          </>
        }
        onBrowse={(ply) => study.go(moves.slice(0, ply ?? moves.length))}
      />
      <ul className={styles['branches']}>
        {branchesOff(tree, moves).map((variation) => {
          const ply = variation.length;
          const { name } = nameMove(study.at(variation), ply, layout) ?? {};
          return (
            <li key={variation.join('_')} className={styles['branch']}>
              <Button size="small" tone="quiet" onClick={() => study.go(variation)}>
                {words.branch(ply, name?.short ?? '')}
              </Button>
              <Button
                size="small"
                tone="quiet"
                icon
                aria-label={words.remove(`${ply}. ${name?.full ?? ''}`)}
                onClick={() => study.remove(variation)}
              >
                <Icon name="close" />
              </Button>
            </li>
          );
        })}
      </ul>
      <div className={styles['again']}>
        {/* Nobody can play on where somebody has left. */}
        {[...slips.keys()]
          .filter((ply) => !hasLeaver(moves.slice(0, ply - 1)))
          .map((ply) => (
            <Button key={ply} size="small" onClick={() => onPlayFrom(moves.slice(0, ply - 1))}>
              {words.again(ply)}
            </Button>
          ))}
        {finalOutcome(match) || hasLeaver(match.record.moves) ? null : (
          <Button size="small" onClick={() => onPlayFrom(match.record.moves)}>
            {words.playOn}
          </Button>
        )}
      </div>
    </>
  );
}

/** The moves to each branch that leaves the variation. */
function branchesOff(
  tree: readonly Branch[],
  variation: readonly string[],
): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  let level = tree;
  variation.forEach((move, index) => {
    for (const branch of level) {
      if (branch.move !== move) found.push([...variation.slice(0, index), branch.move]);
    }
    level = level.find((branch) => branch.move === move)?.next ?? [];
  });
  return found;
}
