import type { VariantId } from '../variants/screens.ts';

/** A game's page, as the element of its route. */
export const loadGame = async (id: VariantId) =>
  (await import('../pages/variant/VariantPage.tsx')).variantRoute(id);

/** Only one page needs rooms, so their client and its library load with that page. */
export async function loadOnline() {
  const [{ OnlinePage }, { rooms }] = await Promise.all([
    import('../pages/online/OnlinePage.tsx'),
    import('./rooms.ts'),
  ]);
  return { element: <OnlinePage rooms={rooms} /> };
}
