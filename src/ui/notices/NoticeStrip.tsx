import { createStore } from 'zustand/vanilla';

/** The element of the present page that notices are shown in; null on pages without one. */
export const strip = createStore<{ readonly element: HTMLElement | null }>(() => ({
  element: null,
}));

function hold(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  strip.setState({ element });
  return () => strip.setState((state) => (state.element === element ? { element: null } : state));
}

/** Where a page shows its notices: a place that covers neither a cell nor a control. */
export function NoticeStrip({ className }: { readonly className: string | undefined }) {
  return <div ref={hold} className={className} />;
}
