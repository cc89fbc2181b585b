import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { XrHandle } from '../../scene/xr/xr-session.ts';
import type { World } from '../../scene/world/world.tsx';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { tabletop as words } from '../../text/xr.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
import { notices } from '../../ui/notices/notices.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { type XrOption, findXrOptions } from './xr-options.ts';
import './overlay.css';
import styles from './TabletopOffer.module.css';

const QuickLookDialog = lazyPart(
  async () => (await import('./QuickLookDialog.tsx')).QuickLookDialog,
);
const TabletopDialog = lazyPart(async () => (await import('./TabletopDialog.tsx')).TabletopDialog);

/** The offer, in the visitor's language. */
export async function load() {
  await lazyTranslations.tabletop?.(words);
  return { default: TabletopOffer };
}

type ShownXr = { readonly xr: XrHandle | null; readonly isPlaced: boolean };

/** The XR session. It outlives the button, because choosing a mode shows the board in another component. */
const shown = createStore<ShownXr>(() => ({ xr: null, isPlaced: false }));
let offers = 0;

/** The XR session, which ends when the last of these buttons leaves the page. */
function useXr(): ShownXr {
  useEffect(() => {
    offers += 1;
    return () => {
      offers -= 1;
      queueMicrotask(() => {
        if (offers === 0) shown.getState().xr?.leave();
      });
    };
  }, []);
  return useStore(shown);
}

function begin(xr: XrHandle): void {
  // The board may have left the page while the device was asked.
  if (offers === 0) return xr.leave();
  // A notice about an earlier refusal would cover the status.
  notices.setState({ shown: [] });
  if (xr.hasOverlay) document.body.dataset['tabletop'] = '';
  document.body.addEventListener('beforexrselect', keepTap);
  shown.setState({ xr, isPlaced: false });
}

function end(): void {
  delete document.body.dataset['tabletop'];
  document.body.removeEventListener('beforexrselect', keepTap);
  shown.setState({ xr: null });
}

/** A button that puts the board on a real table, where the device can, and another one that ends this. */
function TabletopOffer({ world }: { world: World }) {
  const button = useRef<HTMLButtonElement>(null);
  const [options, setOptions] = useState<readonly XrOption[]>([]);
  const [isOpen, setOpen] = useState(false);
  const { xr, isPlaced } = useXr();
  useEffect(() => void findXrOptions().then(setOptions), []);
  const hadXr = useRef(false);
  useEffect(() => {
    // The button that ended the XR session is gone.
    if (!xr && hadXr.current && document.activeElement === document.body) button.current?.focus();
    hadXr.current = xr !== null;
  }, [xr]);
  if (xr) {
    return createPortal(
      <div className={styles['bar']} data-tabletop-bar>
        {isPlaced ? null : <p className={styles['seeking']}>{words.seeking}</p>}
        <Button tone="solid" data-leave onClick={xr.leave}>
          {words.leave}
        </Button>
      </div>,
      document.body,
    );
  }
  if (options.length === 0) return null;
  const isQuick = options.includes('quick-look');
  const label = isQuick ? words.quickLook.button : words.button;
  return (
    <>
      <Button
        ref={button}
        size="small"
        className={styles['offer']}
        data-tabletop-offer
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        <Icon path="M7 4.5h10l3.5 7h-17ZM12 4.5v7M5.5 8h13M5 11.5V20M19 11.5V20" />
        <span className={styles['word']} data-word>
          {label}
        </span>
      </Button>
      <Suspense fallback={null}>
        {!isOpen ? null : isQuick ? (
          <QuickLookDialog opener={() => button.current} onClose={() => setOpen(false)} />
        ) : (
          <TabletopDialog
            world={world}
            options={options}
            opener={() => button.current}
            onClose={() => setOpen(false)}
            onPlaced={() => shown.setState({ isPlaced: true })}
            onStart={begin}
            onEnd={end}
          />
        )}
      </Suspense>
    </>
  );
}

/** A tap on the page's overlay is not one on the board behind it. */
function keepTap(event: Event): void {
  const isBehind = event.target === document.body || event.target === document.documentElement;
  if (!isBehind) event.preventDefault();
}
