/** The site's own notices, separate from the games'. One is visible at a time. */
import { createStore } from 'zustand/vanilla';

type SiteNotice = {
  readonly title: string;
  readonly detail?: string;
  readonly action?: { readonly label: string; readonly onAct: () => void };
};

/** The queue of notices; the first one is visible. */
export const siteNotices = createStore<{ readonly queue: readonly SiteNotice[] }>(() => ({
  queue: [],
}));

/** Queues a notice about the site itself, unless it is in the queue already. */
export function notifyOnSite(notice: SiteNotice): void {
  siteNotices.setState(({ queue }) => {
    const isQueued = queue.some(({ title }) => title === notice.title);
    return isQueued ? {} : { queue: [...queue, notice] };
  });
}

/** Removes the visible notice. */
export function endSiteNotice(): void {
  siteNotices.setState(({ queue }) => ({ queue: queue.slice(1) }));
}
