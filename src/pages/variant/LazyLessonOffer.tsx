import { Suspense } from 'react';
import type { MatchState } from '../../play/match-state.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import type { Variant } from '../../variants/variant.ts';
import type { GameId } from '../../variants/rules.ts';

const LessonOffer = lazyPart(async () => (await import('./LessonOffer.tsx')).loadLessonOffer());
const FirstStep = lazyPart(async () => (await import('./FirstStep.tsx')).FirstStep);

type Props = {
  readonly id: GameId;
  readonly variant: Variant;
  readonly hasBegun: boolean;
  readonly match?: MatchState;
};

/** The offer of a game's lesson, if it has one; in the first match, the lesson's first step. */
export const LazyLessonOffer = ({ match, ...props }: Props) =>
  props.variant.lesson ? (
    <Suspense fallback={null}>
      {match ? <FirstStep {...props} match={match} /> : <LessonOffer {...props} />}
    </Suspense>
  ) : null;
