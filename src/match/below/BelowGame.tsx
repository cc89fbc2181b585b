import { Suspense } from 'react';
import { part } from '../../ui/page/part.tsx';
import type { VariantId } from '../../variants/screens.ts';
import { boardFirst } from '../board/load-scene.ts';

// Of no use to the game, and below the first view: the board's own parts go first.
const Below = part(async () => {
  await boardFirst();
  return (await import('./Below.tsx')).below();
});

/** Related variants and questions, in their place below a game. */
export function BelowGame({ id }: { id: VariantId | 'online' }) {
  return (
    <Suspense fallback={null}>
      <Below id={id} />
    </Suspense>
  );
}
