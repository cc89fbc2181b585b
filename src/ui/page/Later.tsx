import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './idle.ts';

type Props<P> = {
  readonly load: () => Promise<{ readonly default: ComponentType<P> }>;
  /** Null while the part isn't needed; each other value is a new need. */
  readonly need: unknown;
  /** A needed part could not be loaded. */
  readonly onFail: () => void;
  readonly props: P;
};

/**
 * A part of the page that is fetched when the page is idle, or at once when needed. If it can't be
 * loaded, nothing is shown, and the next need tries again.
 */
export function Later<P extends object>({ load, need, onFail, props }: Props<P>) {
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<P> } | null>(null);
  useEffect(() => whenIdle(() => load().catch(() => undefined)), [load]);
  useEffect(() => {
    if (need === null || loaded) return;
    load().then(({ default: Part }) => setLoaded({ Part }), onFail);
  }, [load, need, loaded, onFail]);
  return loaded ? <loaded.Part {...props} /> : null;
}
