import { useLayoutEffect, useRef } from 'react';
import type { Mark } from '../../../rules/game.ts';
import { useSceneStyle } from '../../../scene/world/scene-style.ts';

/** Starts a movement of marks that are new; those of a match that is resumed lie there already. */
export function useNewMarks(marks: readonly Mark[], move: (fresh: readonly Mark[]) => void): void {
  const { still } = useSceneStyle();
  const before = useRef(marks);
  useLayoutEffect(() => {
    const fresh = marks.filter(({ id }) => before.current.every((mark) => mark.id !== id));
    before.current = marks;
    if (fresh.length > 0 && !still) move(fresh);
  });
}
