/** Short messages at the bottom of the page. The library loads with the first one. */
import { createStore } from 'zustand/vanilla';

export type Notice = {
  readonly title: string;
  readonly description?: string;
  /** `bad` is for failures. */
  readonly tone?: 'plain' | 'bad';
};

/** Notices that wait for the library; null before the first one is asked for. */
export const waiting = createStore<{ readonly notices: readonly Notice[] }>(() => ({
  notices: [],
}));

/** Shows a notice; it closes by itself and can be swiped away. */
export function notify(notice: Notice): void {
  waiting.setState(({ notices }) => ({ notices: [...notices, notice] }));
}
