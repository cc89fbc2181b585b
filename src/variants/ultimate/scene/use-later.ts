import { useEffect, useState } from 'react';
import { useSceneStyle } from '../../../scene/world/scene-style.ts';

/** A list as it was `ms` milliseconds ago, so that what grew has been seen; what it loses is gone at once. */
export function useLater<T>(now: readonly T[], ms: number): readonly T[] {
  const { still } = useSceneStyle();
  const [later, setLater] = useState(now);
  const isDue = still || now.length <= later.length;
  if (isDue && later !== now) setLater(now);
  useEffect(() => {
    if (isDue) return undefined;
    const timer = setTimeout(() => setLater(now), ms);
    return () => clearTimeout(timer);
  }, [isDue, now, ms]);
  return isDue ? now : later;
}
