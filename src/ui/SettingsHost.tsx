import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const opened = createStore(() => ({ open: false, everOpen: false }));

export const openSettings = () => opened.setState({ open: true, everOpen: true });

const Settings = lazy(() => import('./Settings.tsx'));

/** Stands once in the page; loads the dialog when it is first opened. */
export function SettingsHost() {
  const { open, everOpen } = useStore(opened);
  return everOpen ? (
    <Suspense fallback={null}>
      <Settings open={open} onClose={() => opened.setState({ open: false })} />
    </Suspense>
  ) : null;
}
