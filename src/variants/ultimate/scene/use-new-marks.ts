import { useLayoutEffect, useRef } from 'react';
import type { Mark } from '../../../rules/game.ts';
import { useSceneStyle } from '../../../scene/world/scene-style.ts';

/** Starts a movement for new marks; the marks of a resumed match are already in place. */
export function useNewMarks(marks: readonly Mark[], move: (fresh: readonly Mark[]) => void): void {
  const { still } = useSceneStyle();
  const before = useRef(marks);
  useLayoutEffect(() => {
    const fresh = marks.filter(({ id }) => before.current.every((mark) => mark.id !== id));
    before.current = marks;
    if (fresh.length > 0 && !still) move(fresh);
  });
}
