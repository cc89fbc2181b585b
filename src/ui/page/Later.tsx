import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './idle.ts';

type Props<P> = {
  readonly load: () => Promise<{ readonly default: ComponentType<P> }>;
  /** Null for none; another value is another wish. */
  readonly wish: unknown;
  /** A wish came to nothing. */
  readonly onFail: () => void;
  readonly props: P;
};

/**
 * A part of the page that is fetched when the page is idle, or at once when it is wished for. The
 * page never breaks for it: what can't be loaded shows nothing, and the next wish tries again.
 */
export function Later<P extends object>({ load, wish, onFail, props }: Props<P>) {
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<P> } | null>(null);
  useEffect(() => whenIdle(() => load().catch(() => undefined)), [load]);
  useEffect(() => {
    if (wish === null || loaded) return;
    load().then(({ default: Part }) => setLoaded({ Part }), onFail);
  }, [load, wish, loaded, onFail]);
  return loaded ? <loaded.Part {...props} /> : null;
}
