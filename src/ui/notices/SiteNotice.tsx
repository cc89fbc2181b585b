import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useStore } from 'zustand';
import { shellWords } from '../../text/shell.ts';
import { siteText } from '../../text/site.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { openDialogs } from './open-dialogs.ts';
import { endSiteNotice, siteNotices } from './site-notices.ts';
import styles from './SiteNotice.module.css';

/** How long a notice stays, the swipe that closes it, and the key that focuses it (NTC-07 to NTC-09). */
const SHOWN_MS = 5000;
const SWIPE_PX = 50;
const HOTKEY = ['F8'];

/**
 * The single slot for the site's own notices. They wait while a dialog is open, because it would cover them.
 */
export function SiteNotice() {
  const isCovered = useStore(openDialogs, ({ open }) => open > 0);
  const first = useStore(siteNotices, ({ queue }) => queue[0]);
  const notice = isCovered ? undefined : first;
  return (
    <Provider
      duration={SHOWN_MS}
      swipeThreshold={SWIPE_PX}
      swipeDirection="right"
      label={siteText.siteNotice.label}
    >
      {notice ? (
        <Root
          key={notice.title}
          className={styles['notice']}
          onOpenChange={(open) => open || endSiteNotice()}
        >
          <div className={styles['words']}>
            <Title className={styles['title']}>{notice.title}</Title>
            {notice.detail === undefined ? null : <Description>{notice.detail}</Description>}
          </div>
          {notice.action ? (
            <Action asChild altText={notice.action.label}>
              <Button tone="solid" size="small" onClick={notice.action.onAct}>
                {notice.action.label}
              </Button>
            </Action>
          ) : null}
          <Close asChild>
            <Button tone="quiet" size="small" icon aria-label={shellWords.close}>
              <Icon name="close" />
            </Button>
          </Close>
        </Root>
      ) : null}
      <Viewport hotkey={HOTKEY} label={siteText.siteNotice.region} className={styles['place']} />
    </Provider>
  );
}
