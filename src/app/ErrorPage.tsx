import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { shellWords } from '../text/shell.ts';
import { Button, ButtonLink } from '../ui/controls/Button.tsx';
import { Page } from '../ui/page/Page.tsx';
import { useSplashRemoval } from './use-splash-removal.ts';

/** An error's text without URLs, which mean nothing to a player. */
const removeUrls = ({ message }: Error): string => message.replaceAll(/:?\s*\S*\/\S*/g, '');

/** True for errors from failed file loads. There is no window while the build renders a page. */
const unloaded = new WeakSet<object>();
globalThis.window?.addEventListener('vite:preloadError', ({ payload }) => unloaded.add(payload));

/** Loaded after the page, because it also loads the module that keeps the visit's counters. */
const loadReload = () => import('../ui/page/reload.ts');

const reload = () =>
  void loadReload().then(
    ({ reloadPage }) => reloadPage(),
    () => location.reload(),
  );

/** Shown when a page fails or can't be loaded: the problem, and two ways back. */
export function Failure() {
  useSplashRemoval();
  const error = useRouteError();
  const isUnloaded = error instanceof Error && unloaded.has(error);
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    if (import.meta.env.DEV) console.error(error);
    if (!(error instanceof Error) || !isUnloaded) return;
    const check = async () => {
      const { isOutdated, reloadOutdated } = await loadReload();
      if (!(await isOutdated(error))) return;
      setOld(true);
      reloadOutdated();
    };
    check().catch(() => undefined);
  }, [error, isUnloaded]);
  return (
    <Page narrow>
      <h1>{shellWords.error.title}</h1>
      {isUnloaded ? (
        <p>{isOld ? shellWords.error.updated : shellWords.error.unloaded}</p>
      ) : (
        <>
          <p>{shellWords.error.detail}</p>
          {error instanceof Error ? <p>{removeUrls(error)}</p> : null}
        </>
      )}
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button tone="solid" onClick={reload}>
          {shellWords.error.reload}
        </Button>
        {/* Another site's page may not frame the home page. */}
        {'embed' in document.documentElement.dataset ? null : (
          <ButtonLink to="/" reloadDocument>
            {shellWords.error.home}
          </ButtonLink>
        )}
      </p>
    </Page>
  );
}
