/** The number of open dialogs, which notices must not cover. */
import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

export const openDialogs = createStore(() => ({ open: 0 }));

const count = (by: number) => openDialogs.setState(({ open }) => ({ open: open + by }));

/** Rendered inside every dialog. */
export function CountOpenDialog(): null {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
  return null;
}
