/** How many dialogs are open: notices keep clear of them. */
import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

export const sheets = createStore(() => ({ open: 0 }));

const count = (by: number) => sheets.setState(({ open }) => ({ open: open + by }));

/** Stands inside of a dialog. */
export function OpenSheet(): null {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
  return null;
}
