/** Parts of a scene that load after the board, which works without them until then. */
import { type ComponentType, lazy, Suspense } from 'react';
import { untilLoaded } from '../../look/keep-trying.ts';
import type { BoardLayout } from '../../rules/board.ts';
import type { ContactsProps } from '../marks/Contacts.tsx';
import type { CellPlacesProps } from './CellPlaces.tsx';
import type { HighlightsProps, LastMoveProps } from './Highlights.tsx';
import type { GesturesProps } from '../camera/Gestures.tsx';
import type { RimsProps } from './Rims.tsx';
import type { SeamProps } from './Seam.tsx';
import type { SettlingProps } from './Settling.tsx';
import type { WarmRimProps } from './WarmRim.tsx';

/** The player's pointer, hints, and the last move. */
export const LazyHighlights = makeLazy<HighlightsProps>(
  async () => (await import('./Highlights.tsx')).Highlights,
);

/** The ring around the last move, for boards whose cells are drawn larger. */
export const LazyLastMoveLip = makeLazy<LastMoveProps>(
  async () => (await import('./Highlights.tsx')).LastMoveLip,
);

/** Places the cells of the page's invisible grid. */
export const LazyCellPlaces = makeLazy<CellPlacesProps>(
  async () => (await import('./CellPlaces.tsx')).CellPlaces,
);

/** The soft shadows under marks. */
export const LazyContacts = makeLazy<ContactsProps>(
  async () => (await import('../marks/Contacts.tsx')).Contacts,
);

/** The letters on the rims of the trays. */
export const LazyRims = makeLazy<RimsProps>(async () => (await import('./Rims.tsx')).Rims);

/** The mover's colour on the tray's rim. */
export const LazyWarmRim = makeLazy<WarmRimProps>(
  async () => (await import('./WarmRim.tsx')).WarmRim,
);

/** The wave over a full board. */
export const LazySettling = makeLazy<SettlingProps>(
  async () => (await import('./Settling.tsx')).Settling,
);

/** The gold seams of finished lines. */
export const LazySeam = makeLazy<SeamProps>(async () => (await import('./Seam.tsx')).Seam);

/** What fingers do besides turning a board. */
export const LazyGestures = makeLazy<GesturesProps>(
  async () => (await import('../camera/Gestures.tsx')).Gestures,
);

const Inspector = makeLazy<{ readonly layout: BoardLayout }>(
  async () => (await import('../world/Inspector.tsx')).Inspector,
);

/** With `?inspect` in the address, `globalThis.__board` tells tests and benchmarks about the board. */
export const Probe = ({ layout }: { layout: BoardLayout }) =>
  new URLSearchParams(location.search).has('inspect') ? <Inspector layout={layout} /> : null;

/** A part that is fetched when it is first rendered, and shown once it is loaded. */
export function makeLazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Part = lazy(async () => ({ default: await untilLoaded(load) }));
  return function Lazy(props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
