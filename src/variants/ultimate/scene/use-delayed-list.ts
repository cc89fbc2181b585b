import { useEffect, useState } from 'react';
import { after } from '../../../scene/world/after.ts';
import { useSceneStyle } from '../../../scene/world/scene-style.ts';

/** A list whose additions appear `ms` milliseconds late, and whose removals appear at once. */
export function useDelayedList<T>(now: readonly T[], ms: number): readonly T[] {
  const { still } = useSceneStyle();
  const [later, setLater] = useState(now);
  const isDue = still || now.length <= later.length;
  if (isDue && later !== now) setLater(now);
  useEffect(() => {
    if (isDue) return undefined;
    return after(ms, () => setLater(now));
  }, [isDue, now, ms]);
  return isDue ? now : later;
}
