import { Suspense } from 'react';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { boardFirst } from '../board/load-scene.ts';
import type { GameId } from '../../variants/rules.ts';

// Below the first screen, so it loads after the board.
const Below = lazyPart(async () => {
  await boardFirst();
  return (await import('./Related.tsx')).loadBelow();
});

/** The place for related variants and questions below a game. */
export function LazyBelow({ id }: { id: GameId | 'online' }) {
  return (
    <Suspense fallback={null}>
      <Below id={id} />
    </Suspense>
  );
}
