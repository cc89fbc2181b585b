import { useEffect, useState } from 'react';
import type { Mark } from '../../../rules/game.ts';
import { leavingAfter } from '../../../scene/marks/Marks.tsx';
import { after } from '../../../scene/world/after.ts';
import { useSceneStyle } from '../../../scene/world/scene-style.ts';
import { SINK_MS } from '../../../scene/world/motion.ts';

const NONE: readonly Mark[] = [];

/** The marks that a list has just lost, until they have sunk. */
export function useLeavingMarks(now: readonly Mark[]): readonly Mark[] {
  const { still } = useSceneStyle();
  const [seen, setSeen] = useState(now);
  const [leaving, setLeaving] = useState(NONE);
  if (seen !== now) {
    setSeen(now);
    const lost = seen.filter(({ id }) => now.every((mark) => mark.id !== id));
    setLeaving(still ? NONE : lost);
  }
  useEffect(() => {
    if (leaving.length === 0) return undefined;
    const ms = SINK_MS + leavingAfter(leaving.length - 1, leaving.length);
    return after(ms, () => setLeaving(NONE));
  }, [leaving]);
  return leaving;
}
