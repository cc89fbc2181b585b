/** Notices about the game. The toaster loads with the first one. */
import { createStore } from 'zustand/vanilla';

export type Notice = {
  readonly title: string;
  readonly detail?: string;
  /** Announced in place of the detail. */
  readonly spoken?: string;
  /** `bad` is for failures. */
  readonly tone?: 'plain' | 'bad';
  /** Whether its page announces the same in other words, so that screen readers skip the notice. */
  readonly isAnnounced?: boolean;
};

/** A visible notice. Repeating it gives it a new number, which restarts its time. */
export type ShownNotice = Notice & { readonly number: number };

/** The maximum number of visible notices (NTC-02). */
const MOST = 3;

/** The visible notices, oldest first. */
export const notices = createStore<{ readonly shown: readonly ShownNotice[] }>(() => ({
  shown: [],
}));

let count = 0;

/** Shows a notice; it closes by itself and can be swiped away. A fourth one replaces the oldest. */
export function notify(notice: Notice): void {
  const isSame = ({ title, detail }: Notice) => title === notice.title && detail === notice.detail;
  count += 1;
  const fresh = { ...notice, number: count };
  notices.setState(({ shown }) => ({
    shown: [...shown.filter((each) => !isSame(each)), fresh].slice(-MOST),
  }));
}

export function closeNotice(number: number): void {
  notices.setState(({ shown }) => ({ shown: shown.filter((each) => each.number !== number) }));
}
