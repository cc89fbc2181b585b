import type { ReactNode } from 'react';
import type { GameId } from '../variants/rules.ts';

export type LoadedPage = { readonly element: ReactNode };

export const loadGame = async (id: GameId): Promise<LoadedPage> =>
  (await import('../pages/variant/VariantPage.tsx')).variantRoute(id);

/** Only these pages need rooms, so the client and its library load with them. */
export async function loadOnline(isClass: boolean): Promise<LoadedPage> {
  const [{ loadPage }, { rooms }] = await Promise.all([
    import('../pages/online/OnlinePage.tsx'),
    import('./rooms.ts'),
  ]);
  return loadPage(rooms, isClass);
}
