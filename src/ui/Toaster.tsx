import { useEffect } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { useStore } from 'zustand';
import { device, themeOf } from '../look/device.ts';
import { text } from '../text/en.ts';
import { type Notice, waiting } from './notices.ts';
import { sheets } from './sheets.ts';
import styles from './Toaster.module.css';

/** The specification's numbers (section 9); the swipe's 20 px are set in vite.config.ts. */
const SHOWN_MS = 4000;
const VISIBLE = 3;
const GAP_PX = 14;
/** Where dialogs are sheets at the bottom, as in Dialog.module.css. */
const SHEETS = '(max-width: 599px), (max-width: 767px) and (min-height: 561px)';

export default function Toaster() {
  const theme = useStore(device, themeOf);
  const isAsked = useStore(sheets, ({ open }) => open > 0);
  const notices = useStore(waiting, (state) => state.notices);
  useEffect(() => {
    // Read anew: the effect may run twice for one change (StrictMode), a notice shows once.
    const fresh = waiting.getState().notices;
    if (fresh.length === 0) return;
    waiting.setState({ notices: [] });
    for (const notice of fresh) show(notice);
  }, [notices]);
  return (
    <Sonner
      theme={theme}
      position={isAsked && matchMedia(SHEETS).matches ? 'top-center' : 'bottom-center'}
      className={`${styles['notices']} ${isAsked ? styles['aside'] : ''}`}
      duration={SHOWN_MS}
      visibleToasts={VISIBLE}
      gap={GAP_PX}
      offset={24}
      mobileOffset={16}
      expand
      containerAriaLabel={text.notices.region}
      toastOptions={{ unstyled: true, classNames: { toast: styles['notice'] ?? '' } }}
    />
  );
}

function show({ title, description, tone = 'plain' }: Notice): void {
  const options = {
    // The same words again are the same notice: a queue of them would only stand in the way.
    id: `${title} ${description ?? ''}`,
    ...(description === undefined ? {} : { description }),
    classNames: {
      toast: [styles['notice'], tone === 'bad' ? styles['bad'] : ''].join(' '),
      title: styles['title'] ?? '',
      description: styles['description'] ?? '',
    },
  };
  if (tone === 'bad') toast.error(title, options);
  else toast(title, options);
}
