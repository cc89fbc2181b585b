import { type ReactNode, Suspense, use, useEffect, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { focusTitle } from '../ui/page/focus-title.ts';
import { Home } from '../pages/home/Home.tsx';
import { shellWords } from '../text/shell.ts';
import { isMenuGame } from '../variants/menu.ts';
import { loadGame, loadOnline } from './load-page.tsx';
import type { GameId } from '../variants/rules.ts';

type ShownPage = GameId | 'online';

const isShownPage = (name: string): name is ShownPage => name === 'online' || isMenuGame(name);

const loaded = new Map<ShownPage, Promise<ReactNode>>();

/** Loads a game's page. A failed load is forgotten, so the next visit tries again. */
function pageOf(name: ShownPage): Promise<ReactNode> {
  const page = loaded.get(name) ?? load(name);
  loaded.set(name, page);
  page.catch(() => loaded.delete(name));
  return page;
}

const load = async (name: ShownPage): Promise<ReactNode> =>
  (await (name === 'online' ? loadOnline(false) : loadGame(name))).element;

/** A game's page, shown in place on the home page. */
function PageInPlace({ name }: { name: ShownPage }) {
  const page = use(pageOf(name));
  useEffect(() => {
    if (changes > 0) focusTitle();
  }, []);
  return page;
}

/** How often the page in place changed since the site was opened, the menu included; -1 until the first shows. */
let changes = -1;

/**
 * The menu, or in its place the page that the address names (`/?view=classic`), which Back and a reload restore.
 * Any other name shows the menu.
 */
export function HomeOrGame() {
  const [address] = useSearchParams();
  const name = address.get('view') ?? '';
  useLayoutEffect(() => {
    if (changes >= 0) window.scrollTo(0, 0);
  }, [name]);
  useEffect(() => {
    changes += 1;
    if (changes > 0) focusTitle();
  }, [name]);
  if (!isShownPage(name)) return <Home />;
  return (
    <Suspense fallback={<p style={{ padding: 24 }}>{shellWords.loading}</p>}>
      <PageInPlace key={name} name={name} />
    </Suspense>
  );
}
