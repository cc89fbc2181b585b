import { Suspense } from 'react';
import { part } from '../../ui/page/part.tsx';
import type { VariantId } from '../../variants/variants.ts';
import type { Stage } from '../../variants/variant.ts';

const LessonOffer = part(async () => (await import('./LessonOffer.tsx')).lessonOffer());

type Props = { readonly id: VariantId; readonly stage: Stage; readonly hasBegun: boolean };

/** The offer of a game's lesson, if it has one. */
export const OfferedLesson = ({ stage, ...props }: Props) =>
  stage.lesson ? (
    <Suspense fallback={null}>
      <LessonOffer {...props} />
    </Suspense>
  ) : null;
