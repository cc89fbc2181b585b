import type { ReactNode } from 'react';
import type { GameId } from '../variants/rules.ts';

export type LoadedPage = { readonly element: ReactNode };

export const loadGame = async (id: GameId): Promise<LoadedPage> =>
  (await import('../pages/variant/VariantPage.tsx')).variantRoute(id);

/** Only one page needs rooms, so their client and its library load with that page. */
export async function loadOnline(): Promise<LoadedPage> {
  const [{ OnlinePage }, { rooms }] = await Promise.all([
    import('../pages/online/OnlinePage.tsx'),
    import('./rooms.ts'),
  ]);
  return { element: <OnlinePage rooms={rooms} /> };
}
