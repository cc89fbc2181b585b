import { useEffect, useState } from 'react';
import { Tooltip } from './Tooltip.tsx';

/** What shows its name when the mouse rests on it or the keyboard comes to it: every icon button. */
const TIPPED = '[data-tip]';

const tipped = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(TIPPED) : null;

/** The mouse may rest on a button since before this was loaded. */
const pointedAt = (): HTMLElement | null =>
  matchMedia('(hover: hover)').matches ? document.querySelector(`${TIPPED}:hover`) : null;

/** Stands once beside the pages: one tooltip for all icon buttons, as only one is pointed at. */
export function TooltipHost() {
  const [anchor, setAnchor] = useState(pointedAt);
  useEffect(() => {
    // A finger that presses needs no name: it is there with the button's doing.
    const point = (event: PointerEvent) =>
      setAnchor(event.pointerType === 'mouse' ? tipped(event.target) : null);
    const focus = ({ target }: FocusEvent) => {
      const found = tipped(target);
      if (found?.matches(':focus-visible')) setAnchor(found);
    };
    const hide = () => setAnchor(null);
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointerover', point, { signal, passive: true });
    document.addEventListener('focusin', focus, { signal });
    document.addEventListener('focusout', hide, { signal });
    document.addEventListener('pointerdown', hide, { signal });
    document.addEventListener('keydown', hideOnEscape, { signal });
    return () => stop.abort();
  }, []);
  return <Tooltip anchor={anchor} />;
}
