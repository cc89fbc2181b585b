import { type ReactNode, Suspense, use, useEffect, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Home } from '../pages/home/Home.tsx';
import { text } from '../text/en.ts';
import { type VariantId, variantIds } from '../variants/screens.ts';

type ViewName = VariantId | 'online';

const isView = (name: string): name is ViewName =>
  name === 'online' || variantIds.some((id) => id === name);

const loaded = new Map<ViewName, Promise<ReactNode>>();

/** Loads a game's page. A failed load is forgotten, so the next visit tries again. */
function pageOf(view: ViewName): Promise<ReactNode> {
  const page = loaded.get(view) ?? load(view);
  loaded.set(view, page);
  page.catch(() => loaded.delete(view));
  return page;
}

async function load(view: ViewName): Promise<ReactNode> {
  if (view !== 'online')
    return (await (await import('../pages/variant/VariantPage.tsx')).variantRoute(view)).element;
  const [{ OnlinePage }, { rooms }] = await Promise.all([
    import('../pages/online/OnlinePage.tsx'),
    import('./rooms.ts'),
  ]);
  return <OnlinePage rooms={rooms} />;
}

/** A game's page, shown in place on the home page. */
function InView({ view }: { view: ViewName }) {
  const page = use(pageOf(view));
  useEffect(() => {
    if (changes > 0) focusMain();
  }, []);
  return page;
}

/** How often the view has changed since the page was opened. */
let changes = -1;

/** Moves focus to the start of the view after navigation by a link, as on any other page. */
const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });

/**
 * The home page, or the view that its address names (`/?view=classic`): Back and a reload find it
 * again. Any other view is the menu.
 */
export function InPlace() {
  const [address] = useSearchParams();
  const name = address.get('view') ?? '';
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [name]);
  useEffect(() => {
    changes += 1;
    if (changes > 0) focusMain();
  }, [name]);
  if (!isView(name)) return <Home />;
  return (
    <Suspense fallback={<p style={{ padding: 24 }}>{text.loading}</p>}>
      <InView key={name} view={name} />
    </Suspense>
  );
}
