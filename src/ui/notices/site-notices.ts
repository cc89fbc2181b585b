/** The site's own messages, apart from the games': one at a time, the next when it has gone. */
import { createStore } from 'zustand/vanilla';

export type SiteNotice = {
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly onAct: () => void };
};

/** The messages in their order; the first one is shown. */
export const siteNotices = createStore<{ readonly queue: readonly SiteNotice[] }>(() => ({
  queue: [],
}));

/** Says something about the site itself. What stands in the queue already is not said twice. */
export function sayOnSite(notice: SiteNotice): void {
  siteNotices.setState(({ queue }) => {
    const isSaid = queue.some(({ title }) => title === notice.title);
    return isSaid ? {} : { queue: [...queue, notice] };
  });
}

/** Takes the shown message away. */
export function endSiteNotice(): void {
  siteNotices.setState(({ queue }) => ({ queue: queue.slice(1) }));
}
