import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { useEffect, useState } from 'react';
import styles from './Tooltip.module.css';

/** Pixels from the button (ALL-15). */
const OFFSET_PX = 4;
/** So that a mouse passing by shows nothing. */
const REST_MS = 400;

/** The name of the icon button under the pointer, anchored to a stand-in at the button's place. */
export function Tooltip({ anchor }: { anchor: HTMLElement | null }) {
  const shown = useRested(anchor);
  if (!shown?.isConnected) return null;
  const { left, top, width, height } = shown.getBoundingClientRect();
  return (
    <Provider>
      <Root open>
        <Trigger asChild>
          <span aria-hidden className={styles['anchor']} style={{ left, top, width, height }} />
        </Trigger>
        <Portal>
          <Content sideOffset={OFFSET_PX} collisionPadding={OFFSET_PX} className={styles['tip']}>
            {shown.getAttribute('aria-label')}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}

/** The element, once it has been the same for a moment; null as soon as it is left. */
function useRested(anchor: HTMLElement | null): HTMLElement | null {
  const [rested, setRested] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(anchor), anchor ? REST_MS : 0);
    return () => clearTimeout(timer);
  }, [anchor]);
  return rested === anchor ? anchor : null;
}
