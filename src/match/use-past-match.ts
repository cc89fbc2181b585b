import { type RefObject, useEffect } from 'react';

/** The strip at the screen's foot where a phone has the match's buttons while the match is in view. */
const FOOT = '-99% 0px 0px';

/** Marks the page once it has scrolled past a match's buttons, so that a phone's bar can take their place. */
export function usePastMatch(controls: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = controls;
    if (!current) return undefined;
    const mark = (isPast: boolean) => document.body.toggleAttribute('data-past-match', isPast);
    const observer = new IntersectionObserver(([entry]) => mark(entry?.isIntersecting === false), {
      rootMargin: FOOT,
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      mark(false);
    };
  }, [controls]);
}
