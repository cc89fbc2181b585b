import { type ComponentType, lazy, type LazyExoticComponent, useEffect, useState } from 'react';
import { keepTrying } from '../../look/keep-trying.ts';
import { shellWords } from '../../text/shell.ts';
import { Button } from '../controls/Button.tsx';
import { useAnnouncement } from '../notices/Announcer.tsx';

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

/** Shown in place of a part of the page that couldn't be loaded. */
function PartFailed() {
  useAnnouncement(shellWords.part.missing);
  return (
    <p data-failed>
      {shellWords.part.missing}
      <Button size="small" onClick={() => location.reload()}>
        {shellWords.error.reload}
      </Button>
    </p>
  );
}
