import { useEffect } from 'react';

/** Ignores the second half of a double click that began on the previous step's button. */
export function useOnlyNewClicks(): void {
  useEffect(() => {
    let isOld = true;
    const swallow = (event: MouseEvent) => {
      isOld &&= event.detail > 1;
      if (!isOld) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', swallow, true);
    return () => document.removeEventListener('click', swallow, true);
  }, []);
}
