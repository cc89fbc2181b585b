import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

type Opened = {
  readonly open: boolean;
  readonly everOpen: boolean;
  /** What had the focus when the dialog was asked for. */
  readonly opener: HTMLElement | null;
};

const opened = createStore<Opened>(() => ({ open: false, everOpen: false, opener: null }));

export function openSettings(): void {
  const { activeElement } = document;
  const opener = activeElement instanceof HTMLElement ? activeElement : null;
  opened.setState({ open: true, everOpen: true, opener });
}

const Settings = lazy(() => import('./Settings.tsx'));

/** Stands once in the page; loads the dialog when it is first opened. */
export function SettingsHost() {
  const { open, everOpen, opener } = useStore(opened);
  return everOpen ? (
    <Suspense fallback={null}>
      <Settings open={open} opener={opener} onClose={() => opened.setState({ open: false })} />
    </Suspense>
  ) : null;
}
