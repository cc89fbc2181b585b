import { Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { type MouseEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { shellWords } from '../../text/shell.ts';
import { Icon } from '../controls/Icon.tsx';
import { closeNotice, notices, type ShownNotice } from './notices.ts';
import { openDialogs } from './open-dialogs.ts';
import { strip } from './NoticeStrip.tsx';
import styles from './Toaster.module.css';

const ALERT = 'M12 3.8a8.2 8.2 0 1 1 0 16.4a8.2 8.2 0 1 1 0-16.4ZM12 8v4.6M12 16.1v.1';

/** How long a notice stays, and the swipe that closes it (NTC-01, NTC-05). */
const SHOWN_MS = 4000;
const SWIPE_PX = 20;
const HOTKEY = ['altKey', 'KeyT'];

/**
 * The library announces into this element, which is in no document, because the site's live region does it
 * instead.
 */
const unheard = new DocumentFragment();

/** The notices: in the page's strip, or at the bottom of the screen if there is none. */
export default function Toaster() {
  const shown = useStore(notices, (state) => state.shown);
  const element = useStore(strip, (state) => state.element);
  const isAsked = useStore(openDialogs, ({ open }) => open > 0);
  // A provider stays paused when its last notice is swiped away, so each batch gets a new one.
  if (shown.length === 0) return null;
  const place = isAsked ? styles['aside'] : element ? '' : styles['bottom'];
  return (
    <Provider
      swipeThreshold={SWIPE_PX}
      swipeDirection="right"
      label={shellWords.notices.label}
      announcerContainer={unheard}
    >
      {shown.map((notice) => (
        <Card key={notice.number} notice={notice} />
      ))}
      {createPortal(
        <Viewport
          hotkey={HOTKEY}
          label={shellWords.notices.region}
          className={`${styles['notices']} ${place}`}
        />,
        element ?? document.body,
      )}
    </Provider>
  );
}

/** A tap would focus the notice, and a focused notice doesn't close. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function Card({ notice }: { readonly notice: ShownNotice }) {
  const { title, detail, tone = 'plain', number } = notice;
  // Its time starts when it becomes visible.
  const [item, setItem] = useState<HTMLLIElement | null>(null);
  return (
    <Root
      ref={setItem}
      duration={item ? SHOWN_MS : Infinity}
      // Polite, because the board may be announcing a refusal.
      type="background"
      data-notice={tone}
      className={`${styles['notice']} ${tone === 'bad' ? styles['bad'] : ''}`}
      onMouseDown={keepFocus}
      onOpenChange={(open) => open || closeNotice(number)}
    >
      {tone === 'bad' ? <Icon path={ALERT} /> : null}
      <div>
        {/* The space separates it from the detail when both are announced. */}
        <Title className={styles['title']}>{`${title} `}</Title>
        {detail === undefined ? null : <Description>{detail}</Description>}
      </div>
    </Root>
  );
}
