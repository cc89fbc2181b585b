import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { waiting } from './notices.ts';

const Toaster = lazy(() => import('./Toaster.tsx'));

/** Stands once in the page; loads the toaster when the first notice is asked for. */
export function Notices() {
  const any = useStore(waiting, ({ notices }) => notices.length > 0);
  const [wanted, setWanted] = useState(false);
  if (any && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
