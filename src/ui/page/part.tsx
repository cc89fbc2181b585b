import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { text } from '../../text/en.ts';
import { Button } from '../controls/Button.tsx';

/**
 * A part of a page that is loaded when it is first shown. If that fails twice, a message takes its place and
 * the rest of the page works.
 */
export function part<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({
    default: await load()
      .catch(load)
      .catch(() => Missing),
  }));
}

function Missing() {
  return (
    <p role="alert" style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      {text.part.missing}
      <Button size="small" onClick={() => location.reload()}>
        {text.error.reload}
      </Button>
    </p>
  );
}
