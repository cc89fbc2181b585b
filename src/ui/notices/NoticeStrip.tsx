import { createStore } from 'zustand/vanilla';

/** The current page's element for notices; null on pages without one. */
export const strip = createStore<{ readonly element: HTMLElement | null }>(() => ({
  element: null,
}));

function hold(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  strip.setState({ element });
  return () => strip.setState((state) => (state.element === element ? { element: null } : state));
}

/** The place for a page's notices, where they cover neither cells nor controls. */
export function NoticeStrip({ className }: { readonly className: string | undefined }) {
  return <div ref={hold} className={className} data-notice-strip />;
}
