/** Parts of a scene that come after the board, which works without them until then. */
import { type ComponentType, lazy, Suspense } from 'react';
import { untilLoaded } from '../../look/keep-trying.ts';
import type { BoardLayout } from '../../rules/board.ts';
import type { ContactsProps } from '../marks/Contacts.tsx';
import type { HintsProps, LastMoveProps } from './Hints.tsx';
import type { GesturesProps } from '../camera/Gestures.tsx';
import type { RimsProps } from './Rims.tsx';
import type { SeamProps } from './Seam.tsx';
import type { SettlingProps } from './Settling.tsx';
import type { WarmRimProps } from './WarmRim.tsx';

/** What the player points at, hints, and the last move. */
export const Hints = late<HintsProps>(async () => (await import('./Hints.tsx')).Hints);

/** The ring around the last move, for boards whose cells are drawn larger. */
export const LastMoveLip = late<LastMoveProps>(
  async () => (await import('./Hints.tsx')).LastMoveLip,
);

/** The soft shadows under marks. */
export const Contacts = late<ContactsProps>(
  async () => (await import('../marks/Contacts.tsx')).Contacts,
);

/** The letters on the rims of the trays. */
export const Rims = late<RimsProps>(async () => (await import('./Rims.tsx')).Rims);

/** The mover's colour on the tray's rim. */
export const WarmRim = late<WarmRimProps>(async () => (await import('./WarmRim.tsx')).WarmRim);

/** A full board settles. */
export const Settling = late<SettlingProps>(async () => (await import('./Settling.tsx')).Settling);

/** The gold through finished lines. */
export const Seam = late<SeamProps>(async () => (await import('./Seam.tsx')).Seam);

/** A board that is let go turns on, and two taps on the table reset the view. */
export const Gestures = late<GesturesProps>(
  async () => (await import('../camera/Gestures.tsx')).Gestures,
);

const Inspector = late<{ readonly layout: BoardLayout }>(
  async () => (await import('../world/Inspector.tsx')).Inspector,
);

/** With `?inspect` in the address, `globalThis.__board` tells tests and benchmarks about the board. */
export const Probe = ({ layout }: { layout: BoardLayout }) =>
  new URLSearchParams(location.search).has('inspect') ? <Inspector layout={layout} /> : null;

/** A part that is fetched when it is first rendered, and shown once it is there. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await untilLoaded(load) }));
  return function Late(props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
