/** The site's own messages, separate from the games'. One is visible at a time. */
import { createStore } from 'zustand/vanilla';

type SiteMessage = {
  readonly title: string;
  readonly detail?: string;
  readonly action?: { readonly label: string; readonly onAct: () => void };
};

/** The queue of messages; the first one is visible. */
export const siteNotices = createStore<{ readonly queue: readonly SiteMessage[] }>(() => ({
  queue: [],
}));

/** Queues a message about the site itself, unless it is in the queue already. */
export function notifyOnSite(notice: SiteMessage): void {
  siteNotices.setState(({ queue }) => {
    const isQueued = queue.some(({ title }) => title === notice.title);
    return isQueued ? {} : { queue: [...queue, notice] };
  });
}

/** Removes the visible message. */
export function endSiteNotice(): void {
  siteNotices.setState(({ queue }) => ({ queue: queue.slice(1) }));
}
