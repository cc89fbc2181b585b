import { useEffect } from 'react';
import { siteSettings, isReduced } from '../../look/settings.ts';
import { hasMovedEarly } from '../../ui/page/moved-early.ts';

/** On screens as narrow as this the page scrolls by itself (HOME-21). */
const NARROW = '(max-width: 767px)';
const DELAY_MS = 1000;
const CANCELLING = ['touchstart', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

let hasScrolled = false;

/**
 * On narrow screens the page scrolls to an element after a second, once a visit. Any touch, key or scroll of
 * the visitor before that cancels it.
 */
export function useAutoScroll(id: string): void {
  useEffect(() => {
    hasScrolled ||= hasMovedEarly();
    if (hasScrolled || !matchMedia(NARROW).matches) return undefined;
    const stop = () => {
      clearTimeout(timer);
      for (const type of CANCELLING) removeEventListener(type, cancel, true);
    };
    const cancel = () => {
      hasScrolled = true;
      stop();
    };
    const timer = setTimeout(() => {
      stop();
      hasScrolled = true;
      const behavior = isReduced(siteSettings.getState()) ? 'instant' : 'smooth';
      document.getElementById(id)?.scrollIntoView({ behavior, block: 'start' });
    }, DELAY_MS);
    for (const type of CANCELLING) addEventListener(type, cancel, { capture: true, passive: true });
    return stop;
  }, [id]);
}
