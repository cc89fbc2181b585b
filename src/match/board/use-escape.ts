import { useEffect } from 'react';

/** Calls back at Escape, unless a dialog or notice has taken the key. */
export function useEscape(onEscape: (() => void) | null): void {
  useEffect(() => {
    if (!onEscape) return undefined;
    const press = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) onEscape();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onEscape]);
}
