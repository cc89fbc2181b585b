import { type ComponentType, lazy, type LazyExoticComponent, useEffect, useState } from 'react';
import { keepTrying } from '../../look/keep-trying.ts';
import { PartFailed } from './PartFailed.tsx';

/**
 * A part of a page that is loaded when it is first shown. If that fails twice, a message takes its place until it
 * can be loaded, and the rest of the page works.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({
    default: await load()
      .catch(load)
      .catch(() => awaitComponent(load)),
  }));
}

const awaitComponent = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> =>
  function Awaited(props) {
    const [Part, setPart] = useState<ComponentType<P> | null>(null);
    useEffect(() => keepTrying(load, { got: (found) => setPart(() => found) }), []);
    return Part ? <Part {...props} /> : <PartFailed />;
  };
