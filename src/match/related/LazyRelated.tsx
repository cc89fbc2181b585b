import { Suspense } from 'react';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { boardFirst } from '../board/load-scene.ts';
import type { GameId } from '../../variants/rules.ts';

// Below the first screen, so it loads after the board.
const Related = lazyPart(async () => {
  await boardFirst();
  return (await import('./Related.tsx')).loadRelated();
});

/** The place for related variants and questions below a game. */
export function LazyRelated({ id }: { id: GameId | 'online' }) {
  return (
    <Suspense fallback={null}>
      <Related id={id} />
    </Suspense>
  );
}
