import { useEffect, useState } from 'react';
import { Tooltip } from './Tooltip.tsx';

/** Every icon button shows its name on hover and on keyboard focus. */
const TIPPED = '[data-tip]';

const tipTarget = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(TIPPED) : null;

/** The mouse may already have been on a button when this loaded. */
const pointedAt = (): HTMLElement | null =>
  matchMedia('(hover: hover)').matches ? document.querySelector(`${TIPPED}:hover`) : null;

/** Rendered once: one tooltip serves all icon buttons. */
export function TooltipHost() {
  const [anchor, setAnchor] = useState(pointedAt);
  useEffect(() => {
    // No tooltip on touch.
    const point = (event: PointerEvent) =>
      setAnchor(event.pointerType === 'mouse' ? tipTarget(event.target) : null);
    const focus = ({ target }: FocusEvent) => {
      const found = tipTarget(target);
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
    // Dialogs stop some keys on their way.
    document.addEventListener('keydown', hideOnEscape, { signal, capture: true });
    document.addEventListener('scroll', hide, { signal, capture: true, passive: true });
    return () => stop.abort();
  }, []);
  return <Tooltip anchor={anchor} />;
}
