import { Suspense } from 'react';
import { part } from '../../ui/page/part.tsx';
import type { VariantId } from '../../variants/variants.ts';
import { boardFirst } from '../board/load-scene.ts';

// Below the first screen, so it loads after the board.
const Below = part(async () => {
  await boardFirst();
  return (await import('./Below.tsx')).below();
});

/** The place for related variants and questions below a game. */
export function BelowGame({ id }: { id: VariantId | 'online' }) {
  return (
    <Suspense fallback={null}>
      <Below id={id} />
    </Suspense>
  );
}
