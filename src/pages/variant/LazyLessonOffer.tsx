import { Suspense } from 'react';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import type { Variant } from '../../variants/variant.ts';
import type { GameId } from '../../variants/rules.ts';

const LessonOffer = lazyPart(async () => (await import('./LessonOffer.tsx')).loadLessonOffer());

type Props = { readonly id: GameId; readonly variant: Variant; readonly hasBegun: boolean };

/** The offer of a game's lesson, if it has one. */
export const LazyLessonOffer = ({ variant, ...props }: Props) =>
  variant.lesson ? (
    <Suspense fallback={null}>
      <LessonOffer {...props} />
    </Suspense>
  ) : null;
