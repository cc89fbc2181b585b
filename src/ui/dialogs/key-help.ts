import { createStore } from 'zustand/vanilla';

/** Whether the help for the keys is open, and which element gets the focus back. */
export const keyHelp = createStore<{ readonly opener: HTMLElement | null }>(() => ({
  opener: null,
}));

export function openKeyHelp(): void {
  const { activeElement } = document;
  keyHelp.setState({
    opener: activeElement instanceof HTMLElement ? activeElement : document.body,
  });
}

export const closeKeyHelp = () => keyHelp.setState({ opener: null });
